/** Problems of an installation, for its operator. */
export interface HealthReasons {
  'health.address': { readonly address: string; readonly status: number }
  'health.address-away': { readonly address: string }
  'health.backup-old': { readonly hours: number }
  'health.backup-unknown': null
  'health.clock': { readonly seconds: number }
  'health.database-old': { readonly version: number; readonly oldest: number }
  'health.disk': { readonly folder: string; readonly megabytes: number }
  /** `cause`: the message of the system or the store. */
  'health.files': { readonly place: string; readonly cause: string }
  'health.host': { readonly address: string }
  'health.migrations': null
  /** `setting`: the one to check. */
  'health.encoder-away': { readonly host: string; readonly setting: string }
  'health.encoder-key': { readonly host: string; readonly setting: string }
  'health.model-away': { readonly host: string; readonly setting: string }
  'health.model-key': { readonly host: string; readonly setting: string }
  'health.no-answer': { readonly seconds: number }
  'health.no-backup': null
  'health.no-folder': { readonly folder: string }
  'health.no-mail-server': null
  'health.no-scans': null
  'health.row-security': null
}

export type WriterJobName =
  | 'answer-question'
  | 'generate-facts-file'
  | 'improve-answer'
  | 'plan-application'
  | 'proofread-application'
  | 'propose-brief'
  | 'read-form'
  | 'renew-funder-overview'
  | 'suggest-for-items'
  | 'write-cover-letter'
  | 'write-funder-overview'
  | 'write-project-overview'
  | 'write-report'

export interface JobReasons {
  'jobs.ended-its-program': null
  'jobs.ended-process': { readonly name: WriterJobName }
  'jobs.failed-too-often': null
  'jobs.invalid-payload': { readonly name: string }
  'jobs.not-found': null
  'jobs.other-queue-in-use': null
  'jobs.unknown': { readonly name: string }
  'upkeep.log-in-use': null
  'upkeep.migration-not-found': null
  'upkeep.no-backup': null
  'upkeep.single-job-not-found': null
}

/** `unavailable` ends by itself; the others last until an admin acts. */
export type OutageReason =
  | 'unavailable'
  | 'key-refused'
  | 'organisation-disabled'
  | 'no-credit'
  | 'limit-reached'
  | 'unknown-model'
  | 'wrong-address'

export interface ModelReasons {
  'model.cancelled': null
  'model.cut-off': null
  'model.empty': null
  'model.key-refused': null
  'model.limit-reached': null
  'model.no-credit': null
  'model.nothing-handed-in': null
  'model.organisation-disabled': null
  'model.over-rate': null
  /** `minutes`: duration so far; absent if an earlier release stored it. */
  'model.paused': { readonly reason: OutageReason; readonly minutes?: number }
  'model.refused': null
  'model.request-refused': null
  'model.request-too-large': null
  'model.search-unavailable': null
  'model.stays-on-server': null
  'model.test-under-way': null
  'model.too-long': null
  'model.unavailable': null
  'model.unknown': null
  'model.wrong-address': null
  'spending.held': null
  /** `until`: absent if an earlier release stored it. */
  'spending.limit-reached': { readonly limit: number; readonly until?: string }
}

/** Address of a database, without its password. */
export interface DatabasePlace {
  readonly host: string
  readonly port: string
  readonly database: string
  readonly user: string
}

/** Reason for which a database can't be used. */
export type DatabaseCause =
  | 'certificate'
  | 'name-server-away'
  | 'no-answer'
  | 'no-password'
  | 'no-right'
  | 'no-such-database'
  | 'no-tls'
  | 'not-admitted'
  | 'pooler-full'
  | 'port-closed'
  | 'read-only'
  | 'starting'
  | 'too-many-connections'
  | 'unknown-host'
  | 'wrong-password'

/** A connection that blocks changes to the database: its server process, its name and when it began. */
export interface LockHolder {
  readonly pid: number
  readonly application: string
  /** Null if not permitted to see it. */
  readonly since: string | null
}

/** Address of the mail server, and its user. */
export interface MailPlace {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly from: string
}

/** Reason for which a mail server refuses mails. */
export type MailCause =
  | 'certificate'
  | 'log-in'
  | 'name-server-away'
  | 'no-answer'
  | 'no-tls'
  | 'port-closed'
  | 'relay'
  | 'sender'
  | 'slow'
  | 'unavailable'
  | 'unknown-host'

/** Reasons for the operator only. */
export interface OperationsReasons {
  'operations.database-encoding': { readonly database: string; readonly encoding: string }
  'operations.database-held': { readonly minutes: number; readonly holder: LockHolder | null }
  'operations.database-newer': { readonly release: string | null }
  'operations.database-refused': { readonly cause: DatabaseCause; readonly place: DatabasePlace }
  'operations.log-of-another': { readonly place: string }
  'operations.mail-refused': { readonly cause: MailCause; readonly place: MailPlace }
  'operations.no-database': { readonly place: string }
}

export interface TaskBoardReasons {
  'taskboard.card-under-way': null
  'taskboard.no-list': null
  'taskboard.no-permission': null
  'taskboard.not-authorised': null
  'taskboard.not-found': null
  'taskboard.off': null
  'taskboard.refused': null
  'taskboard.too-many': { readonly seconds: number }
  'taskboard.unavailable': null
  'taskboard.wrong-key': null
}
