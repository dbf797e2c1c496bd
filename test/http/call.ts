import type { z } from 'zod'
import type { HttpClient, Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'

/** What belongs to the caller of a test. */
export interface Owned {
  readonly account: string
  readonly project: string
  readonly proposal: string
  readonly report: string
  readonly question: string
  readonly document: string
  readonly funder: string
}

/** One call of the API, with all that every call must stand. */
export interface Call {
  /** As it is registered. */
  readonly call: `${'GET' | 'POST' | 'DELETE'} ${string}`
  readonly access: 'anyone' | 'user' | 'admin'
  readonly answers: z.ZodType
  readonly status?: 201
  /** What a call that works sends. */
  readonly sends?: () => Sent
  /** What a call that works sends, where something has to happen before. */
  readonly prepares?: (world: World, client: HttpClient) => Promise<Sent>
  /** The part of the address that names something of the caller's. */
  readonly names?: keyof Owned
  /** It works on what another account's user owns. */
  readonly ofAnother?: true
  /** It works once the jobs are done that the caller's things wait for. */
  readonly afterWork?: boolean
  /** The address of a call that works, where it names what is nobody's. */
  readonly leadsTo?: (world: World, client: HttpClient) => Promise<string>
  /** What is wrong in every field that can be wrong, and the fields that must be named for it. */
  readonly wrong?: { readonly sends: () => Sent; readonly fields: readonly string[] }
}
