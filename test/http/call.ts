import type { Call, Named } from '../../adapters/http-contract/call.ts'
import type { CallName, Of } from '../../adapters/http-contract/calls.ts'
import type { HttpClient, Sent } from '../support/http-client.ts'
import type { World } from '../support/world.ts'

/** What belongs to the account of a test, by what it is called in the table of calls; the user and the invitation are the same. */
export type Owned = Readonly<Record<Exclude<Named, 'job' | 'session'>, string>>

/** How a call of the table is made in tests, beside what its row says. */
export interface Example {
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
  /** It ends sessions or removes users, so that nobody can continue after it. */
  readonly endsSessions?: true
  /** What is wrong in every field that can be wrong, and the fields that must be named for it. */
  readonly wrong?: { readonly sends: () => Sent; readonly fields: readonly string[] }
}

/** Calls to which something is sent. */
type Sending = {
  [Name in CallName]: [Of<Name, 'body'>, Of<Name, 'upload'>] extends [undefined, undefined] ? never : Name
}[CallName]

type WholeExample = Example & Required<Pick<Example, 'sends' | 'wrong'>>

/** A call to which something is sent can't go without an example of what works and of what is wrong. */
export type Examples = { readonly [Name in Sending]: WholeExample } & {
  readonly [Name in Exclude<CallName, Sending>]?: Example
}

/** A row of the table with its example. `who-may-call.ts` says which status follows from it. */
export interface TestedCall extends Call, Example {
  readonly call: CallName
  /** The part of the address that names something of an account's: for all others it is not found. */
  readonly names?: keyof Owned | undefined
}
