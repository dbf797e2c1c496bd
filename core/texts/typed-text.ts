import { isIntricateMarkdown } from '../shared/intricate-markdown.ts'
import { invalidField } from '../shared/app-error.ts'

/** In UTF-16 code units. */
export const MAX_TEXT_LENGTH = 100_000

/** Normalises the line breaks of a typed text. Throws `invalid` for the field `text`. */
export function typedText(text: string): string {
  const typed = text.replace(/\r\n?/g, '\n')
  if (typed.length > MAX_TEXT_LENGTH)
    throw invalidField('text', { code: 'texts.too-long', values: { most: MAX_TEXT_LENGTH, length: typed.length } })
  if (isIntricateMarkdown(typed)) throw invalidField('text', { code: 'texts.too-intricate' })
  return typed
}
