import type { Visitor } from './visitor.ts'

/** A page as somebody finds it or makes it. */
export interface PageState {
  readonly name: string
  readonly logIn: (visitor: Visitor) => Promise<unknown>
  readonly open: (visitor: Visitor) => Promise<void>
}
