import type { Id } from '../id.ts'

export interface IdSource {
  /** A new, unique identifier that begins with the present time in Unix seconds. */
  next<Kind extends string>(): Id<Kind>
}
