import { invalidField, type AppError } from '../../shared/app-error.ts'
import { countCharacters, countWords, type TextLimit } from '../../shared/text-limit.ts'

/** A part of an answer. Places count UTF-16 code units. */
export interface AnswerPart {
  readonly start: number
  readonly end: number
}

/** A part as the web app sends it: by its places, or by its displayed words. */
export type Selection = AnswerPart | string

/** Markdown characters that readers do not see. */
const MARKS = /[*_`#>~\\]/u

/** Throws `invalid` for the field `selection` if the answer does not contain the selection. */
export function partOf(text: string, selection: Selection): AnswerPart {
  const part = typeof selection === 'string' ? findWords(text, selection) : selection
  if (part === null || part.start >= part.end || part.end > text.length || part.start < 0) throw notThere()
  return part
}

/** Finds the words, ignoring Markdown characters and white space between them. */
function findWords(text: string, words: string): AnswerPart | null {
  const exact = text.indexOf(words)
  if (exact >= 0) return { start: exact, end: exact + words.length }
  const [shown, wanted] = [readable(text), readable(words)]
  const at = wanted.text === '' ? -1 : shown.text.indexOf(wanted.text)
  const [start, last] = [shown.places[at], shown.places[at + wanted.text.length - 1]]
  return start === undefined || last === undefined ? null : { start, end: last + 1 }
}

/** The letters of the text with the place of each. */
function readable(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places = Array.from({ length: text.length }, (_, at) => at).filter((at) => {
    const character = text.charAt(at)
    return !MARKS.test(character) && !/\s/u.test(character)
  })
  return { text: places.map((at) => text.charAt(at)).join(''), places }
}

export function textOfPart(text: string, { start, end }: AnswerPart): string {
  return text.slice(start, end)
}

export function withPart(text: string, { start, end }: AnswerPart, put: string): string {
  return text.slice(0, start) + put + text.slice(end)
}

/** The limit of a part, given the length of the rest of the answer. */
export function limitOfPart(limit: TextLimit, text: string, part: AnswerPart): TextLimit {
  const rest = withPart(text, part, ' ')
  return {
    ...limit,
    words: limit.words === null ? null : Math.max(1, limit.words - countWords(rest)),
    characters:
      limit.characters === null ? null : Math.max(1, limit.characters - countCharacters(rest, limit.counting)),
  }
}

function notThere(): AppError {
  return invalidField('selection', { code: 'proposals.selection-not-found' })
}
