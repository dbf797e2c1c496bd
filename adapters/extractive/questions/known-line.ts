import type { Candidate } from './candidates.ts'
import type { LineWords } from './line-words.ts'

export type Features = Readonly<Record<string, number>>

export const flag = (yes: boolean) => (yes ? 1 : 0)

export type Families = Readonly<Record<string, Features>>

/** A candidate with its own features. */
export interface KnownLine {
  readonly candidate: Candidate
  readonly words: LineWords
  /** Similarity of the words to those of a question. */
  readonly sound: number
  readonly own: Features
  /** Shared by lines with the same formatting. */
  readonly style: string
  /** Style by number and end mark only. */
  readonly shape: string
}
