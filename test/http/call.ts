import type { z } from 'zod'
import type { HttpClient, Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'

/** What belongs to the account of a test. */
export interface Owned {
  readonly account: string
  readonly project: string
  readonly proposal: string
  readonly report: string
  readonly question: string
  readonly document: string
  readonly funder: string
  readonly invitation: string
}

/**
 * One call of the API: the row from which its answer to everybody is tested. `who-may-call.ts` says which status follows
 * from `access`, `names` and `openToAdmins`.
 */
export interface Call {
  /** As it is registered. */
  readonly call: `${'GET' | 'POST' | 'DELETE'} ${string}`
  /** Who may make it; `owner` is whoever registered their account. */
  readonly access: 'anyone' | 'user' | 'owner' | 'admin'
  /** The part of the address that names something of an account's: for all others it is not found. */
  readonly names?: keyof Owned
  /** Admins may name what is another account's, too. */
  readonly openToAdmins?: true
  /** What a call that works answers: JSON of this schema, or a file. */
  readonly answers: z.ZodType | 'file'
  /** The status of a call that works, unless it is 200. */
  readonly status?: 201 | 202
  /** What a call that works sends. */
  readonly sends?: () => Sent
  /**
   * What a call that works sends, where something has to happen before. `caller` is who makes the call (or, where they
   * are refused, somebody who may), `owner` the user whose things the address names.
   */
  readonly prepares?: (world: World, caller: HttpClient, owner: HttpClient) => Promise<Sent>
  /** The address of a call that works, where it names what `Owned` holds not. */
  readonly leadsTo?: (world: World, caller: HttpClient, owner: HttpClient) => Promise<string>
  /** It works once the jobs are done that the owner's things wait for. */
  readonly afterWork?: true
  /** It ends sessions or removes users, so that nobody can go on after it. */
  readonly endsSessions?: true
  /** What is wrong in every field that can be wrong, and the fields that must be named for it. */
  readonly wrong?: { readonly sends: () => Sent; readonly fields: readonly string[] }
}
