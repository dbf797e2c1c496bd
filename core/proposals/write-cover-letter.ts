import type { AccountId, UserId } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { Users } from '../accounts/ports/users.ts'
import type { Funders } from '../funders/ports/funders.ts'
import { whyGivenUp } from '../jobs/giving-up.ts'
import type { GivenUpJob, JobHandler, JobInput } from '../jobs/job-handler.ts'
import { isAppError } from '../shared/app-error.ts'
import { failureOf, plainFailure, type Failure } from '../shared/failure.ts'
import type { Log } from '../shared/ports/log.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import { workOrder, type WorkOrder } from '../spending/work-order.ts'
import { NO_USAGE, sumOfUsage, type ModelUsage } from './model-usage.ts'
import type { CoverLetterDraft, CoverLetterTask, CoverLetterWriter } from './ports/cover-letter-writer.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import type { Proposal, ProposalId } from './proposal.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
}

interface Work {
  readonly proposal: Proposal
  readonly task: CoverLetterTask
}

const FAILED = 'The cover letter could not be written. Please try again.'
const ENDED_PROCESS = { doing: 'Writing this cover letter', advice: 'Please write it yourself.' }
const NOTHING_TO_SAY =
  'There is nothing to write a letter from yet. Add questions and let them be answered, then try again.'

/** Writes the cover letter that was asked for; one that can't be written carries the reason, in words for the user. */
export class WriteCoverLetter implements JobHandler {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: CoverLetterWriter,
    private readonly log: Log,
  ) {}

  async execute({ data, accountId, lastAttempt, cancellation }: JobInput): Promise<string | null> {
    const [proposalId, userId] = [data['proposalId'] as ProposalId, data['userId'] as UserId]
    const found = accountId && (await this.find(accountId, proposalId, userId))
    if (!found) return null
    const order = workOrder(accountId, cancellation)
    return this.keep(found.proposal, await this.write(found, order, lastAttempt), order)
  }

  async giveUp(job: GivenUpJob): Promise<void> {
    const { data, accountId } = job
    const id = data['proposalId'] as ProposalId
    const proposal = accountId && (await this.work.run(({ proposals }) => proposals.find(accountId, id)))
    if (proposal) await this.keep(proposal, whyGivenUp(job, ENDED_PROCESS), workOrder(accountId))
  }

  private find(accountId: AccountId, id: ProposalId, senderId: UserId): Promise<Work | null> {
    return this.work.run(async ({ accounts, users, proposals, questions, funders }) => {
      const proposal = await proposals.find(accountId, id)
      const account = await accounts.find(accountId)
      if (proposal?.coverLetterStatus !== 'processing' || !account) return null
      const answered = (await questions.ofProposal(accountId, id)).flatMap(({ text, answer }) =>
        answer === null || answer.missing ? [] : [{ question: text, answer: answer.text }],
      )
      const { name: applicationName, grantInfo, funderId } = proposal
      const funder = funderId && (await funders.find(accountId, funderId))
      const { settings } = account
      const sender = await nameOf(senderId, accountId, users)
      return { proposal, task: { applicationName, grantInfo, funder, answers: answered, settings, sender } }
    })
  }

  private async write(
    { proposal, task }: Work,
    order: WorkOrder,
    lastAttempt: boolean,
  ): Promise<CoverLetterDraft | Failure> {
    if (task.answers.length === 0 && task.grantInfo.every(({ answer }) => answer === ''))
      return plainFailure(NOTHING_TO_SAY)
    try {
      return await this.writer.write(task, order)
    } catch (error) {
      if (order.cancellation.aborted || (isAppError(error, 'unavailable') && !lastAttempt)) {
        await this.keep(proposal, null, order)
        throw error
      }
      this.log.error('A cover letter could not be written', { proposalId: proposal.id, error })
      return failureOf(error)
    }
  }

  /** Saves what was used, and the letter or the reason why there is none; null leaves it waited for. */
  private keep(of: Proposal, outcome: CoverLetterDraft | Failure | null, { meter }: WorkOrder): Promise<string | null> {
    return this.work.run(async ({ proposals }) => {
      const proposal = await proposals.find(of.accountId, of.id)
      const usage = meter.total()
      if (proposal?.coverLetterStatus !== 'processing' || (outcome === null && usage === null)) return null
      const charged = usage === null ? proposal : withLetterUsage(proposal, usage)
      const { coverLetterStatus } = await proposals.save({ ...charged, ...settled(outcome) })
      return outcome !== null && 'error' in outcome ? outcome.error : coverLetterStatus
    })
  }
}

async function nameOf(id: UserId, accountId: AccountId, users: Users): Promise<string> {
  const user = await users.find(id)
  return user?.accountId === accountId ? `${user.firstName} ${user.lastName}`.trim() : ''
}

function withLetterUsage(proposal: Proposal, usage: ModelUsage): Proposal {
  const { coverLetterUsage: before, totalCost } = proposal
  return { ...proposal, coverLetterUsage: sumOfUsage(before ?? NO_USAGE, usage), totalCost: totalCost + usage.cost }
}

function settled(outcome: CoverLetterDraft | Failure | null): Partial<Proposal> {
  if (outcome === null) return {}
  if ('error' in outcome) return { coverLetterStatus: 'error', coverLetterError: outcome.notice ?? FAILED }
  return { coverLetterStatus: 'completed', coverLetterError: null, coverLetter: outcome.text }
}
