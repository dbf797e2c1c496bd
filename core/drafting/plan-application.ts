import type { QuestionId } from '../shared/ids.ts'
import type { JobResult } from '../jobs/job-handler.ts'
import type { LibraryOpener } from '../documents/ports.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { answeringJob } from '../proposals/job/answering-job.ts'
import { notePart } from '../proposals/coordinator-message.ts'
import type { CoordinatorNote } from '../proposals/coordinator-note.ts'
import type { GrantSources } from '../proposals/form/grant-to-create.ts'
import type { ApplicationPlan, ApplicationPlanner } from './ports.ts'
import type { CoordinatorMessages, Proposals, Questions } from '../proposals/ports.ts'
import { addCost, type Proposal } from '../proposals/proposal.ts'
import { answerScopes } from '../proposals/question/question-context.ts'
import { isAwaited, type Question } from '../proposals/question/question.ts'

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

interface Plan extends Pick<ApplicationPlan, 'exchanged'> {
  /** Questions by those whose answers they sum up. */
  readonly dependsOn: ReadonlyMap<QuestionId, readonly QuestionId[]>
  noteFor(last: readonly number[]): CoordinatorNote
}

type Name = 'plan-application'
type Payload = PayloadOf<Name>

const NO_PLAN: Plan = {
  dependsOn: new Map(),
  exchanged: [],
  noteFor: () => ({ code: 'not-planned' }),
}

/**
 * Determines which questions of a form sum up others and queues the answers: independent questions at once, the others
 * when their sources are answered. Running twice queues answers twice, but each is given once. If it is given up, each
 * question is answered by itself.
 */
export class PlanApplication implements WriterSteps<Name, Unplanned, Plan> {
  readonly name = 'plan-application'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly planner: ApplicationPlanner,
    private readonly libraries: LibraryOpener,
    private readonly sources: GrantSources,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<Unplanned | null> {
    return this.work.run((stores) => unplanned(stores, accountId, data))
  }

  async write({ proposal, questions }: Unplanned, { context }: WriterRun): Promise<Plan> {
    const documents = await this.libraries.open(proposal.accountId, answerScopes(proposal)).documents()
    const { dependsOn, exchanged } = await this.planner.plan({ questions, documents }, context)
    const idsOf = (places: readonly number[] = []) => places.flatMap((place) => questions[place]?.id ?? [])
    return {
      dependsOn: new Map(questions.map(({ id }, place) => [id, idsOf(dependsOn[place])])),
      exchanged,
      noteFor: (last) => ({ code: 'planned', answers: questions.length, documents: documents.length, last }),
    }
  }

  /** The queue retries, and finally gives up. */
  endsWith(): boolean {
    return false
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<Plan>): Promise<JobResult> {
    return this.work.run(async (stores) => {
      const found = await unplanned(stores, accountId, data)
      if (found === null) return null
      if (written.usage !== null) await stores.proposals.save(addCost(found.proposal, written.usage))
      if (written.outcome === 'postponed') return null
      return this.record(stores, found, written.outcome === 'written' ? written.draft : NO_PLAN)
    })
  }

  private async record(stores: Stores, { proposal, questions }: Unplanned, plan: Plan): Promise<JobResult> {
    const last: number[] = []
    for (const question of questions) {
      const dependsOn = plan.dependsOn.get(question.id) ?? []
      if (dependsOn.length === 0) await stores.jobs.add(answeringJob(question, this.sources))
      else last.push((await stores.questions.save({ ...question, dependsOn })).position + 1)
    }
    const message = { proposalId: proposal.id, role: 'assistant', timestamp: this.sources.clock.now() }
    if (plan.exchanged.length > 0) await stores.coordinatorMessages.add({ ...message, content: plan.exchanged })
    await stores.coordinatorMessages.add({ ...message, content: [notePart(plan.noteFor(last))] })
    return { code: 'proposals.answers-planned', values: { count: questions.length } }
  }
}

/** Null unless the application waits for its answers. */
async function unplanned(
  { proposals, questions }: Pick<Stores, 'proposals' | 'questions'>,
  accountId: Proposal['accountId'],
  { proposalId }: Payload,
): Promise<Unplanned | null> {
  const proposal = await proposals.find(accountId, proposalId)
  if (proposal?.processingStatus !== 'answering') return null
  return { proposal, questions: (await questions.ofProposal(accountId, proposalId)).filter(isAwaited) }
}
