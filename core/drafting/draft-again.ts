import type { ProposalId, QuestionId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { AccountQuotas } from '../quotas/account-quotas.ts'
import type { Holdings } from '../quotas/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { hasText } from '../texts/open-text.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import { allowReplacement, isAnswerProtected, keptAnswerOf } from '../proposals/answer/kept-answer.ts'
import type { FormReadings } from '../forms/ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { queueDrafts, type Drafting } from '../proposals/job/queue-drafts.ts'
import { isUnread, startAnswering, type Proposal } from '../proposals/proposal.ts'
import { isUndrafted, requestAnswer, type Question } from '../proposals/question/question.ts'
import { suggestingJob } from '../proposals/job/suggesting-job.ts'

interface Stores {
  readonly proposals: Proposals
  readonly questions: Questions
  readonly formReadings: FormReadings
  readonly jobs: Jobs
  readonly holdings: Holdings
}

/**
 * Each scope includes the one before: unanswered questions; drafts that nobody changed or checked; and answers that
 * people wrote, changed or checked.
 */
export type DraftScope = 'unanswered' | 'drafts' | 'all'

interface DraftAgainInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  readonly scope: DraftScope
  /** Only these questions; null for the whole application. */
  readonly questionIds: readonly QuestionId[] | null
  /** With `all`: the user agrees that new drafts replace what people wrote, changed or checked. */
  readonly confirmed: boolean
}

/** Has answers drafted again. Current answers stay until the new drafts are ready, and then in the history. */
export class DraftAgain {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly drafting: Drafting,
    private readonly quotas: AccountQuotas,
  ) {}

  /** Returns the number of questions to be drafted. Throws `conflict` while the form is being read. */
  execute(input: DraftAgainInput): Promise<number> {
    return this.work.run(async (stores) => {
      const proposal = await findProposal(stores.proposals, input.actor, input.proposalId)
      if (isUnread(proposal)) throw formBeingRead()
      const all = await stores.questions.ofProposal(proposal.accountId, proposal.id)
      const meant = all.filter((question) => isMeant(question, input))
      if (meant.length === 0) return 0
      await this.quotas.assertQuota(stores.holdings, proposal.accountId, { tasks: meant.length })
      for (const question of meant) await stores.questions.save(requestAnswer(allowReplacement(question)))
      await stores.proposals.save(startAnswering(proposal))
      const isPlanned = this.drafting.isPlanned && meant.every(isUndrafted)
      await queueDrafts(stores.jobs, { proposal, questions: meant }, { ...this.drafting, isPlanned })
      if (input.questionIds === null) await this.suggestAgain(stores, proposal)
      return meant.length
    })
  }

  /** Suggests ticks and choices again together with the answers. */
  private async suggestAgain({ formReadings, jobs }: Stores, proposal: Proposal): Promise<void> {
    const reading = await formReadings.find(proposal.accountId, proposal.id)
    if (reading !== null && reading.items.length > 0) await jobs.add(suggestingJob(proposal, this.drafting.sources))
  }
}

function isMeant(question: Question, { scope, questionIds, confirmed }: DraftAgainInput): boolean {
  if (question.status === 'processing' || questionIds?.includes(question.id) === false) return false
  if (isAnswerProtected(question)) return scope === 'all' && confirmed
  return scope !== 'unanswered' || question.status === 'error' || !hasText(keptAnswerOf(question))
}

function formBeingRead(): AppError {
  return new AppError('conflict', 'proposals.form-being-read')
}
