import {
  count,
  flag,
  id,
  oneOf,
  optional,
  parsePayload,
  text,
  type Fields,
  type JobValue,
  type Parsed,
  type Unparsed,
} from './payload.ts'

/** An outside service, which determines the retry schedule. */
export type OutsideService = 'none' | 'mail' | 'files'

interface JobKind<Of extends Fields> {
  /** Fields of its data. */
  readonly fields: Of
  /** Default priority; higher goes first. */
  readonly priority: number
  /** Whether it takes only a moment and should not wait behind slow work. */
  readonly isSmall: boolean
  /** The outside service that it needs. */
  readonly service: OutsideService
}

const job = <Of extends Fields>(priority: number, fields: Of): JobKind<Of> => ({
  fields,
  priority,
  isSmall: false,
  service: 'none',
})
const smallJob = <Of extends Fields>(priority: number, fields: Of): JobKind<Of> => ({
  ...job(priority, fields),
  isSmall: true,
})

const mailJob = <Of extends Fields>(priority: number, fields: Of): JobKind<Of> => ({
  ...smallJob(priority, fields),
  service: 'mail',
})

/** A removal that people were promised; it is retried without end. */
const removalJob = <Of extends Fields>(fields: Of): JobKind<Of> => ({ ...smallJob(0, fields), service: 'files' })

/** Notices to users about their log-in. */
const SECURITY_NOTICES = ['second-factor-on', 'second-factor-off', 'account-recovered', 'codes-guessed'] as const
export type SecurityNotice = (typeof SECURITY_NOTICES)[number]

/** Notices to members about their account. */
const ACCOUNT_NOTICES = ['removal-asked', 'removal-taken-back', 'offered', 'taken-over'] as const
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number]

const documentId = id<'document'>()
const proposalId = id<'proposal'>()
const questionId = id<'question'>()
const userId = id<'user'>()
/** Key of the file that a job reads; for admins. */
const s3Key = optional(text)

/** Jobs that run on a schedule. */
const SCHEDULED = {
  'purge-expired-access': smallJob(-1, {}),
  'expire-invitations': smallJob(-1, {}),
  'retry-stuck-work': smallJob(-1, {}),
  'back-up-database': job(-1, {}),
  'refresh-funder-overviews': job(-1, {}),
  'remove-leftovers': job(-1, {}),
  'purge-finished-jobs': smallJob(-1, {}),
  'send-deadline-reminders': smallJob(-1, {}),
  'remove-due-accounts': smallJob(-1, {}),
  'queue-encoding': smallJob(-1, {}),
} as const

/** Data migrations that admins request, or that run once by themselves. */
const DATA_MIGRATIONS = {
  'reread-documents': job(-1, {}),
  'reindex-passages': job(-1, {}),
  'recompute-totals': job(-1, {}),
  'index-questions': job(-1, {}),
  'remember-checked-answers': job(-1, {}),
} as const

/**
 * Every kind of job: its name, which is the use case that runs it, and its data. Priorities: a person waits for a chat
 * or an upload (5 and 4), less urgently for a requested text (3). The funder's overview comes before the answers of a
 * whole form (0), because the cover letter needs it; work that nobody waits for comes last.
 */
export const JOBS = {
  'send-invitation': mailJob(1, { userId, invitedBy: optional(userId) }),
  'send-password-reset': mailJob(1, { userId: optional(userId) }),
  'send-security-notice': mailJob(1, { userId, what: oneOf(...SECURITY_NOTICES) }),
  'send-account-notice': mailJob(1, { userId, what: oneOf(...ACCOUNT_NOTICES), by: userId }),
  'send-email-verification': mailJob(1, { userId }),
  'send-email-change-link': mailJob(1, { userId }),
  'send-email-change-notice': mailJob(1, { oldEmail: text }),
  'send-question-notice': mailJob(1, {
    userId,
    questionId,
    by: optional(userId),
    what: oneOf('assigned', 'mentioned'),
  }),
  'send-assignment-notice': mailJob(1, { userId, proposalId, questionId, by: userId, at: text }),
  'send-deadline-notice': mailJob(0, {
    proposalId: optional(proposalId),
    reportId: optional(id<'report'>()),
    dueAt: text,
  }),
  'sweep-account': removalJob({ removedAccountId: id<'account'>(), jobId: id<'job'>(), mailKeys: optional(text) }),
  'remove-file': removalJob({ fileKey: text }),
  'generate-facts-file': job(0, {}),
  'find-profile-facts': job(1, {}),
  'keep-past-answers': job(0, { documentId }),
  'encode-passages': job(-1, {}),
  'read-document': job(5, { documentId, s3Key, again: optional(flag) }),
  'read-form': job(4, { proposalId, s3Key, headZone: optional(text) }),
  'suggest-for-items': job(1, { proposalId }),
  'plan-application': job(0, { proposalId }),
  'answer-question': job(0, { proposalId: optional(proposalId), questionId }),
  'fill-waiting': job(0, {}),
  'improve-answer': job(5, { proposalId: optional(proposalId), questionId, turn: count }),
  'write-cover-letter': job(3, { proposalId, userId: optional(userId) }),
  'write-funder-overview': job(1, { proposalId }),
  'renew-funder-overview': job(1, { funderId: id<'funder'>() }),
  'write-project-overview': job(3, { projectId: id<'project'>() }),
  'propose-brief': job(3, { projectId: id<'project'>() }),
  'proofread-application': job(3, { proposalId }),
  'write-report': job(3, { reportId: id<'report'>() }),
  'import-funders': job(-2, { importId: id<'funder-import'>(), s3Key }),
  ...SCHEDULED,
  ...DATA_MIGRATIONS,
} as const satisfies Readonly<Record<string, JobKind<Fields>>>

export type JobName = keyof typeof JOBS

/** A job's data, parsed. */
export type PayloadOf<Name extends JobName> = Parsed<(typeof JOBS)[Name]['fields']>

/** A job's data as it is queued. */
export type QueuedWith<Name extends JobName> = Unparsed<(typeof JOBS)[Name]['fields']>

export type ScheduledJobName = keyof typeof SCHEDULED
export type DataMigrationName = keyof typeof DATA_MIGRATIONS

/** Parses the data of a stored job; null if it can't be read. */
export function payloadOf<Name extends JobName>(name: Name, data: Readonly<Record<string, JobValue>>) {
  return parsePayload(JOBS[name].fields, data) as PayloadOf<Name> | null
}

/** False for a job that another release queued. */
export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name)
}
