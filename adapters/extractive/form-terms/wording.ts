import type { Wording } from '../../../core/proposals/form/form-terms.ts'
import { cutText } from '../../../core/shared/cut-text.ts'
import type { FormLine } from './form-lines.ts'

const LONGEST = 400

/** The text and page of a line, truncated if very long. */
export function wordingOf({ text, page }: Pick<FormLine, 'text' | 'page'>): Wording {
  return { wording: cutText(text.trim(), LONGEST).text, page }
}
