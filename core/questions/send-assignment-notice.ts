import type { AccountId, UserId, ProposalId, QuestionId } from '../shared/ids.ts'
import { plainLine, plainName } from '../identity/plain-name.ts'
import type { Mailer, NamedQuestionLink } from '../accounts/ports.ts'
import type { Users } from '../identity/ports.ts'
import type { User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'
import { mailSettingsLink, wantsMail } from '../identity/wanted-mails.ts'
import { payloadOf, type PayloadOf } from '../jobs/job-catalogue.ts'
import type { HandlerOf, JobInput, JobResult } from '../jobs/job-handler.ts'
import { newJob, type Job, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'

const NAME = 'send-assignment-notice'
type Assignment = PayloadOf<typeof NAME>

/** Time from the first assignment to its mail. */
export const GATHERED_MS = 5 * 60 * 1000
/** Assignments of the last seconds may not be saved yet, and go with the next mail. */
const SAVING_MS = 30 * 1000
/** Limit for looking back through assignments that follow one another without a pause. */
const LOOK_BACK_MS = 24 * 60 * 60 * 1000
/** Maximum number of questions named in one mail; the others are counted. */
const MOST_NAMED = 30
const LONGEST_QUESTION = 150

interface Stores {
  readonly users: Users
  readonly questions: Questions
  readonly proposals: Proposals
  readonly jobs: Jobs
}

interface Notice {
  readonly user: User
  readonly by: readonly (User | null)[]
  readonly questions: readonly Question[]
  readonly proposal: Proposal
}

/**
 * Sends a user one mail about all questions of an application that were assigned to them within some minutes. Every
 * assignment has its job, and the first job's mail covers those that follow. Nothing is stored but the jobs, so a
 * killed process loses none.
 */
export class SendAssignmentNotice implements HandlerOf<typeof NAME> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  async execute({ data, accountId }: JobInput<Assignment>): Promise<JobResult> {
    if (accountId === null) return { code: 'accounts.nothing-sent' }
    const gathered = await this.work.run(({ jobs }) => assignmentsWith(jobs, accountId, data))
    if (gathered === null) return { code: 'proposals.told-together' }
    const notice = await this.work.run((stores) => find(stores, accountId, data, gathered))
    if (notice === null) return { code: 'accounts.nothing-sent' }
    const { user, by, questions, proposal } = notice
    const application = `${this.webUrl}/proposals/${proposal.id}`
    const named = questions.slice(0, MOST_NAMED).map((question) => this.named(application, question))
    await this.mailer.send({
      kind: 'assignments',
      to: user.email,
      link: named[0]!.link,
      by: by.map((person) => person && fullName(person)),
      application: plainName(proposal.name) || null,
      questions: named,
      furtherCount: questions.length - named.length,
      mailSettings: mailSettingsLink(this.webUrl),
    })
    return { code: 'accounts.notice-sent' }
  }

  private named(application: string, { id, text }: Question): NamedQuestionLink {
    return { text: plainLine(text, LONGEST_QUESTION), link: `${application}#q-${id}` }
  }
}

function fullName({ firstName, lastName }: User): string | null {
  return plainName(`${firstName} ${lastName}`) || null
}

/** The assignments that this one's mail covers; null if an earlier assignment's mail covers this one. */
async function assignmentsWith(jobs: Jobs, accountId: AccountId, own: Assignment): Promise<Assignment[] | null> {
  const since = new Date(Date.parse(own.at) - LOOK_BACK_MS).toISOString()
  const all = (await jobs.since(accountId, NAME, since))
    .flatMap(({ data }) => payloadOf(NAME, data) ?? [])
    .filter(({ userId, proposalId }) => userId === own.userId && proposalId === own.proposalId)
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  let first = all[0]
  for (const assignment of all) {
    if (first === undefined || !isGatheredWith(first, assignment)) first = assignment
    if (orderOf(assignment) === orderOf(own)) break
  }
  if (first === undefined) return [own]
  if (orderOf(first) !== orderOf(own)) return null
  return all.filter((assignment) => orderOf(assignment) >= orderOf(own) && isGatheredWith(own, assignment))
}

function orderOf({ at, questionId }: Assignment): string {
  return `${at} ${questionId}`
}

function isGatheredWith(first: Assignment, { at }: Assignment): boolean {
  return Date.parse(at) - Date.parse(first.at) <= GATHERED_MS - SAVING_MS
}

/**
 * Null if there is nobody to notify: they left, their address is not verified, they switched these mails off, or none
 * of the questions is still theirs.
 */
async function find(
  { users, questions, proposals }: Stores,
  accountId: AccountId,
  { userId, proposalId }: Assignment,
  assignments: readonly Assignment[],
): Promise<Notice | null> {
  const user = await users.find(userId)
  if (user?.accountId !== accountId || !isEmailVerified(user) || !wantsMail(user, 'assignmentMails')) return null
  const proposal = await proposals.find(accountId, proposalId)
  if (proposal === null) return null
  const assigned = new Map(assignments.map((assignment) => [assignment.questionId, assignment]))
  const isTheirs = ({ id, assigneeId, assignedAt }: Question) =>
    assigneeId === userId && assignedAt === assigned.get(id)?.at
  const theirs = (await questions.ofProposal(accountId, proposalId)).filter(isTheirs)
  if (theirs.length === 0) return null
  const by = [...new Set(theirs.map(({ id }) => assigned.get(id)!.by))]
  return { user, proposal, questions: theirs, by: await Promise.all(by.map((id) => users.find(id))) }
}

interface NewAssignment {
  readonly accountId: AccountId
  readonly proposalId: ProposalId
  readonly questionId: QuestionId
  readonly userId: UserId
  readonly by: UserId
  /** Time of the assignment in the question. */
  readonly at: string
}

export function assignmentNotice({ accountId, ...data }: NewAssignment, sources: JobSources): Job {
  const dueAt = new Date(Date.parse(data.at) + GATHERED_MS).toISOString()
  return { ...newJob(NAME, { accountId, data }, sources), dueAt }
}
