import { isIntricateMarkdown } from './intricate-markdown.ts'
import { invalidField } from '../shared/app-error.ts'

/** Characters (UTF-16 code units). */
export const MAX_TEXT_LENGTH = 100_000

/** A text as a person wrote it, with the line breaks of all systems as one. Throws `invalid` for the field `text`. */
export function typedText(text: string): string {
  const typed = text.replace(/\r\n?/g, '\n')
  if (typed.length > MAX_TEXT_LENGTH)
    throw invalidField('text', { code: 'texts.too-long', values: { most: MAX_TEXT_LENGTH, length: typed.length } })
  if (isIntricateMarkdown(typed)) throw invalidField('text', { code: 'texts.too-intricate' })
  return typed
}
