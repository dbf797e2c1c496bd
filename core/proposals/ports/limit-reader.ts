import type { TextLimit } from '../../shared/text-limit.ts'

export interface LimitReader {
  /** The limit that a question's text states for its answer, in whatever spelling; `NO_LIMIT` where it states none. */
  limitIn(text: string): TextLimit
  /** The text without what only states its limit, so that two questions are compared by what they ask. */
  withoutLimit(text: string): string
}
