/** Where a database is reached, without its password. */
export interface DatabasePlace {
  readonly host: string
  readonly port: string
  readonly database: string
  readonly user: string
}

/** Why a database can't be used. */
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

/** A connection that keeps others from changing the database: its process on the server, its name, since when it is there. */
export interface LockHolder {
  readonly pid: number
  readonly application: string
  /** Null where that may not be seen. */
  readonly since: string | null
}

/** Where mails are handed in, and as whose. */
export interface MailPlace {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly from: string
}

/** Why a mail server takes no mails. */
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

/** What only whoever runs the product reads. */
export interface OperationsReasons {
  'operations.database-encoding': { readonly database: string; readonly encoding: string }
  'operations.database-held': { readonly minutes: number; readonly holder: LockHolder | null }
  'operations.database-newer': { readonly release: string | null }
  'operations.database-refused': { readonly cause: DatabaseCause; readonly place: DatabasePlace }
  'operations.log-of-another': { readonly place: string }
  'operations.mail-refused': { readonly cause: MailCause; readonly place: MailPlace }
  'operations.no-database': { readonly place: string }
}
