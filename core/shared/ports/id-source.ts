import type { Id } from '../id.ts'

export interface IdSource {
  /** A new identifier, different from every one given before, led by the present time in Unix seconds. */
  next<Kind extends string>(): Id<Kind>
}
