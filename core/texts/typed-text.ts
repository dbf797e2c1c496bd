import { invalid } from '../shared/app-error.ts'

/** Characters (UTF-16 code units). */
export const MAX_TEXT_LENGTH = 100_000

/** A text as a person wrote it, with the line breaks of all systems as one. Throws `invalid` for the field `text`. */
export function typedText(text: string): string {
  const typed = text.replace(/\r\n?/g, '\n')
  if (typed.length > MAX_TEXT_LENGTH)
    throw invalid('texts.too-long', {
      text: `A text may have at most ${MAX_TEXT_LENGTH} characters. This one has ${typed.length}.`,
    })
  return typed
}
