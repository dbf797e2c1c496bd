import type { TextLimit } from '../../shared/text-limit.ts'

export interface LimitReader {
  /** The limit stated in a question's text, in any notation; `NO_LIMIT` if it states none. */
  limitIn(text: string): TextLimit
  /** The text without its limit, for comparing two questions. */
  withoutLimit(text: string): string
}
