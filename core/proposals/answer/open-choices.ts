import type { AnswerWarning } from '../../shared/answer-warning.ts'

type OpenChoice = Extract<AnswerWarning, { readonly kind: 'open-choice' }>

/** Words in square brackets, except Markdown links. */
const BRACKETS = /\[(?<words>[^[\]\n]{3,200})\](?!\()/gu
/** Editorial marks in quotations. */
const EDITORIAL = /^(?:sic|…|\.\.\.)$/iu
const LETTER = /\p{L}/u

/** Choices that a text leaves open, such as "[choose: monthly or quarterly]", in the order of the text. */
export function openChoices(text: string): OpenChoice[] {
  return [...text.matchAll(BRACKETS)].flatMap((found) => {
    const words = found.groups?.['words'] ?? ''
    if (!LETTER.test(words) || EDITORIAL.test(words.trim())) return []
    return [{ kind: 'open-choice', text: found[0], start: found.index, end: found.index + found[0].length }]
  })
}
