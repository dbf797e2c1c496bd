import type { Candidate } from './candidates.ts'
import type { LineWords } from './line-words.ts'

export type Features = Readonly<Record<string, number>>

export const flag = (yes: boolean) => (yes ? 1 : 0)

export type Families = Readonly<Record<string, Features>>

/** A candidate with what is known of it by itself. */
export interface KnownLine {
  readonly candidate: Candidate
  readonly words: LineWords
  /** How much the words sound like those of a question. */
  readonly sound: number
  readonly own: Features
  /** Lines of one style are set alike. */
  readonly style: string
  /** The same, by number and end mark alone. */
  readonly shape: string
}
