import type { AccountId, UserId, QuestionId } from '../shared/ids.ts'
import { plainName } from '../identity/plain-name.ts'
import type { Mailer } from '../accounts/ports.ts'
import type { Users } from '../identity/ports.ts'
import type { User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'
import { mailSettingsLink, wantsMail } from '../identity/wanted-mails.ts'
import type { PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import type { QuestionComments } from './ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'

type Name = 'send-question-notice'

interface Stores {
  readonly users: Users
  readonly questions: Questions
  readonly proposals: Proposals
  readonly questionComments: QuestionComments
}

interface Notice {
  readonly user: User
  readonly by: User | null
  readonly question: Question
  readonly proposal: Proposal
}

/** Mails a user about a comment that mentions them, or a question assigned to them by an earlier release. */
export class SendQuestionNotice implements HandlerOf<Name> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data, accountId }: JobInput<PayloadOf<Name>>): Promise<JobResult> {
    const notice = accountId && (await this.work.run((stores) => find(stores, accountId, data)))
    if (!notice) return { code: 'accounts.nothing-sent' }
    const { user, by, question, proposal } = notice
    const link = `${this.webUrl}/proposals/${proposal.id}#q-${question.id}`
    const about = { what: data.what, by: by && nameOf(by), application: plainName(proposal.name) || null }
    const mailSettings = mailSettingsLink(this.webUrl)
    await this.mailer.send({ kind: 'question-notice', to: user.email, link, ...about, mailSettings })
    return { code: 'accounts.notice-sent' }
  }
}

function nameOf({ firstName, lastName }: User): string | null {
  return plainName(`${firstName} ${lastName}`) || null
}

/**
 * Null if there is nobody to notify: they left, their address is not verified, they switched these mails off, the
 * question is assigned to somebody else, or no comment mentions them.
 */
async function find(
  { users, questions, proposals, questionComments }: Stores,
  accountId: AccountId,
  { userId, questionId, by, what }: PayloadOf<Name>,
): Promise<Notice | null> {
  const user = await users.find(userId)
  const question = await questions.find(accountId, questionId)
  if (user?.accountId !== accountId || !isEmailVerified(user) || question === null) return null
  if (!wantsMail(user, what === 'assigned' ? 'assignmentMails' : 'mentionMails')) return null
  if (what === 'assigned' && question.assigneeId !== userId) return null
  if (what === 'mentioned' && !(await isNamed(questionComments, question, userId))) return null
  const proposal = await proposals.find(accountId, question.proposalId)
  return proposal && { user, question, proposal, by: by && (await users.find(by)) }
}

async function isNamed(comments: QuestionComments, { accountId, id }: Question, userId: UserId): Promise<boolean> {
  const all = await comments.ofQuestion(accountId, id)
  return all.some(({ mentions }) => mentions.some((named) => named.id === userId))
}

interface NoticeOf {
  readonly accountId: AccountId
  readonly questionId: QuestionId
  readonly userId: UserId
  readonly by: UserId
}

/** A job that mails a user about a comment that mentions them. */
export function mentionNotice({ accountId, ...data }: NoticeOf, sources: JobSources): Job {
  return newJob('send-question-notice', { accountId, data: { ...data, what: 'mentioned' } }, sources)
}
