import type { z } from 'zod'

/** Who may make a call; `owner` is whoever owns their account. */
export type Access = 'anyone' | 'user' | 'owner' | 'admin'

/** What an identifier in the address of a call names. */
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

/** Milliseconds of a processor that calls take on a full account, measured roughly: what a call asks for, not how long it waits. */
export const WORK_MS = {
  usual: 5,
  /** Reads much, or compares it: a search, what is missing, a copy, a text that is read and answered. */
  heavy: 50,
  /** Makes or reads a whole file, or copies much. */
  file: 400,
} as const

export type Work = keyof typeof WORK_MS

/** One call of the API: a row of `CALLS`, whose key is its method and path. */
export interface Call {
  /** What it does, in one sentence. */
  readonly summary: string
  readonly access: Access
  /** Admins may name what is another account's, too. */
  readonly openToAdmins?: true
  /** It changes nothing but the caller's own log-in, or whether the account is removed: it works until then. Reading always does. */
  readonly worksInClosedAccounts?: true
  /** Every part of the path that begins with a colon: what its identifier names, or the schema of another text. */
  readonly params?: Readonly<Record<string, Named | z.ZodType<string>>>
  readonly query?: z.ZodObject
  /** Sent as JSON. */
  readonly body?: z.ZodObject
  /** The body holds longer texts: up to 1 MB instead of 16 kB. */
  readonly hasLongTexts?: true
  /** Sent as multipart: the field `file`, and these beside it. */
  readonly upload?: { readonly of: 'document' | 'register'; readonly fields: z.ZodObject }
  /**
   * What it takes of the share that each account has of a host's processor time, and each address where nobody is logged
   * in. `usual` unless said.
   */
  readonly work?: Work
  /** The kind of attempts that it is counted among besides: too many are refused for a while. */
  readonly limit?: string
  /**
   * It makes something new, once: sent again with the same `Idempotency-Key`, or while an equal request is under way, it
   * makes nothing more and answers how what it made is now.
   */
  readonly once?: true
  /** The status of a call that works, unless it is 200. */
  readonly status?: 201
  /** What a call that works answers: JSON, or a file. */
  readonly response: z.ZodType | 'file'
}

export type CallTable = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Call>>
