import type { JobResult } from '../jobs/job-handler.ts'
import type { AccountId, UserId } from '../accounts/account.ts'
import type { Accounts } from '../accounts/ports/accounts.ts'
import type { Users } from '../accounts/ports/users.ts'
import type { Funders } from '../funders/ports/funders.ts'
import type { AccountJob, WriterRun, WriterSteps, Written } from '../jobs/writer-job.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { CoverLetterDraft, CoverLetterTask, CoverLetterWriter } from './ports/cover-letter-writer.ts'
import type { Proposals } from './ports/proposals.ts'
import type { Questions } from './ports/questions.ts'
import { addLetterUsage, completeLetter, failLetter, type Proposal } from './proposal.ts'
import { answeredBy } from './question.ts'

interface Stores {
  readonly accounts: Accounts
  readonly users: Users
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
}

type Name = 'write-cover-letter'

const FAILED = { code: 'proposals.letter-failed' } as const

/** Writes the cover letter that was asked for; one that can't be written carries the reason, in words for the user. */
export class WriteCoverLetter implements WriterSteps<Name, CoverLetterTask, CoverLetterDraft> {
  readonly name = 'write-cover-letter'

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly writer: CoverLetterWriter,
  ) {}

  find({ accountId, data }: AccountJob<Name>): Promise<CoverLetterTask | null> {
    return this.work.run(async ({ accounts, users, proposals, questions, funders }) => {
      const proposal = await proposals.find(accountId, data.proposalId)
      const account = await accounts.find(accountId)
      if (proposal?.coverLetterStatus !== 'processing' || !account) return null
      const { name: applicationName, grantInfo, funderId } = proposal
      return {
        applicationName,
        grantInfo,
        funder: funderId && (await funders.find(accountId, funderId)),
        answers: (await questions.ofProposal(accountId, proposal.id)).flatMap(answeredBy),
        settings: account.settings,
        sender: await nameOf(data.userId, accountId, users),
      }
    })
  }

  async write(task: CoverLetterTask, { context }: WriterRun): Promise<CoverLetterDraft> {
    if (task.answers.length === 0 && task.grantInfo.every(({ answer }) => answer === '')) throw nothingToSay()
    return this.writer.write(task, context)
  }

  save({ accountId, data }: AccountJob<Name>, written: Written<CoverLetterDraft>): Promise<JobResult> {
    return this.work.run(async ({ proposals }) => {
      const proposal = await proposals.find(accountId, data.proposalId)
      if (proposal?.coverLetterStatus !== 'processing') return null
      const { coverLetterStatus } = await proposals.save(withOutcome(addLetterUsage(proposal, written.usage), written))
      return written.outcome === 'failed' ? written.failure.error : coverLetterStatus
    })
  }
}

async function nameOf(id: UserId | null, accountId: AccountId, users: Users): Promise<string> {
  const user = id && (await users.find(id))
  return user && user.accountId === accountId ? `${user.firstName} ${user.lastName}`.trim() : ''
}

function withOutcome(proposal: Proposal, written: Written<CoverLetterDraft>): Proposal {
  if (written.outcome === 'written') return completeLetter(proposal, written.draft.text)
  return written.outcome === 'failed' ? failLetter(proposal, written.failure.notice ?? FAILED) : proposal
}

function nothingToSay(): AppError {
  return new AppError('invalid', 'proposals.nothing-to-write-from')
}
