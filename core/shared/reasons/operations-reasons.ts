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
