import type { AccountId } from '../accounts/account.ts'
import type { LibraryOpener } from '../documents/ports/library-opener.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import type { Jobs } from '../jobs/ports/jobs.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder } from '../spending/work-order.ts'
import { answeringJob } from './answering-job.ts'
import type { GrantSources } from './grant-to-create.ts'
import type { ApplicationPlan, ApplicationPlanner } from './ports/application-planner.ts'
import type { CoordinatorMessages } from './ports/coordinator-messages.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Proposal, ProposalId } from './proposal.ts'
import { answerScopes } from './question-work.ts'
import { isAwaited } from './queue-dependents.ts'
import type { Question } from './question.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly coordinatorMessages: CoordinatorMessages
  readonly jobs: Jobs
}

interface Unplanned {
  readonly proposal: Proposal
  readonly questions: readonly Question[]
}

const NO_PLAN = 'The answers could not be planned. Each question is answered by itself.'

/**
 * Tells which questions of a form sum up others, and queues the answers: those at once that wait for none, the others
 * when what they sum up is there. Run twice, it queues answers twice, which are given once.
 */
export class PlanApplication implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly planner: ApplicationPlanner,
    private readonly libraries: LibraryOpener,
    private readonly sources: GrantSources,
  ) {}

  async execute({ data, accountId, cancellation }: JobInput): Promise<string | null> {
    const found = accountId && (await this.find(accountId, data['proposalId'] as ProposalId))
    if (!found) return null
    const { proposal, questions } = found
    const documents = await this.libraries.open(accountId, answerScopes(proposal)).documents()
    const order = workOrder(accountId, cancellation)
    const plan = await this.planner.plan({ questions, documents }, order)
    const cost = order.meter.total()?.cost ?? 0
    return this.record(found, plan, cost, (last) => planText(questions.length, documents.length, last))
  }

  /** Without a plan each question is answered by itself. */
  async giveUp({ data, accountId }: GivenUpJob): Promise<void> {
    const found = accountId && (await this.find(accountId, data['proposalId'] as ProposalId))
    if (found) await this.record(found, { dependsOn: [], exchanged: [] }, 0, () => NO_PLAN)
  }

  private find(accountId: AccountId, id: ProposalId): Promise<Unplanned | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(accountId, id)
      if (proposal?.processingStatus !== 'answering') return null
      return { proposal, questions: (await stores.questions.ofProposal(accountId, id)).filter(isAwaited) }
    })
  }

  private record(
    { proposal: of, questions }: Unplanned,
    plan: ApplicationPlan,
    cost: number,
    textFor: (last: readonly Question[]) => string,
  ): Promise<string | null> {
    return this.work.run(async (stores) => {
      const proposal = await stores.proposals.find(of.accountId, of.id)
      if (!proposal) return null
      if (cost > 0) await stores.proposals.save({ ...proposal, totalCost: proposal.totalCost + cost })
      const last: Question[] = []
      for (const [at, { id }] of questions.entries()) {
        const question = await stores.questions.find(of.accountId, id)
        const dependsOn = (plan.dependsOn[at] ?? []).flatMap((other) => questions[other]?.id ?? [])
        if (!question || !isAwaited(question)) continue
        if (dependsOn.length > 0) last.push(await stores.questions.save({ ...question, dependsOn }))
        else await stores.jobs.add(answeringJob(question, this.sources))
      }
      const text = textFor(last)
      const message = { proposalId: of.id, role: 'assistant', timestamp: this.sources.clock.now() }
      if (plan.exchanged.length > 0) await stores.coordinatorMessages.add({ ...message, content: plan.exchanged })
      await stores.coordinatorMessages.add({ ...message, content: text })
      return text
    })
  }
}

function planText(questions: number, documents: number, last: readonly Question[]): string {
  const from = documents === 1 ? '1 document' : `${documents} documents`
  const plan = `Planned ${questions} answers from ${from}.`
  if (last.length === 0) return plan
  const numbers = last.map(({ position }) => String(position + 1))
  const listed = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter((part) => part !== '').join(' and ')
  return last.length === 1
    ? `${plan} Question ${listed} sums up others and is answered after them.`
    : `${plan} Questions ${listed} sum up others and are answered after them.`
}
