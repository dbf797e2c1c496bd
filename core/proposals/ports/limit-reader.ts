import type { TextLimit } from '../../shared/text-limit.ts'

export interface LimitReader {
  /** The limit that a question's text states for its answer, in whatever spelling; `NO_LIMIT` where it states none. */
  limitIn(text: string): TextLimit
}
