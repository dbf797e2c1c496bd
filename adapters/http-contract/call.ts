import type { z } from 'zod'

/** Callers allowed to make a call; `owner` is the owner of their account. */
export type Access = 'anyone' | 'user' | 'owner' | 'admin'

/** Kinds of thing that an identifier in the path names. */
export type Named =
  | 'account'
  | 'answer'
  | 'comment'
  | 'document'
  | 'funder'
  | 'invitation'
  | 'item'
  | 'job'
  | 'project'
  | 'proposal'
  | 'question'
  | 'report'
  | 'session'
  | 'suggestion'
  | 'user'

/** Approximate processor milliseconds of a call on a full account: its work, not its waiting time. */
export const WORK_MS = {
  usual: 5,
  /** Reads or compares much: a search, missing answers, a copy, a text that is read and answered. */
  heavy: 50,
  /** Makes or reads a whole file, or copies much. */
  file: 400,
} as const

export type Work = keyof typeof WORK_MS

/** A call of the API: a row of `CALLS`, whose key is its method and path. */
export interface Call {
  /** One sentence about the call's effect. */
  readonly summary: string
  readonly access: Access
  /** Admins may also use it for other accounts. */
  readonly openToAdmins?: true
  /**
   * It changes only the caller's log-in or the planned removal of the account, so it works until the removal. Reading
   * always does.
   */
  readonly worksInClosedAccounts?: true
  /**
   * Each part of the path with a leading colon: the kind of thing that its identifier names, or the schema of another
   * text.
   */
  readonly params?: Readonly<Record<string, Named | z.ZodType<string>>>
  readonly query?: z.ZodObject
  /** Sent as JSON. */
  readonly body?: z.ZodObject
  /** The body holds longer texts: up to 1 MB instead of 16 kB. */
  readonly hasLongTexts?: true
  /** Sent as multipart: the field `file`, and these fields. */
  readonly upload?: { readonly of: 'document' | 'register'; readonly fields: z.ZodObject }
  /**
   * Counted against the account's share of a host's processor time, or against the address's share if nobody is logged
   * in. `usual` by default.
   */
  readonly work?: Work
  /** The kind of attempt for rate limiting: after too many, calls are refused for a while. */
  readonly limit?: string
  /**
   * Creates something once: a repeat with the same `Idempotency-Key`, or during an equal request, creates nothing more
   * and returns the current state of the first result.
   */
  readonly once?: true
  /** Status of a successful call, unless it is 200. */
  readonly status?: 201
  /** Result of a successful call: JSON, or a file. */
  readonly response: z.ZodType | 'file'
}

export type CallTable = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Call>>
