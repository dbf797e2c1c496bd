import type { Expectation } from './expectation.ts'

export const VERDICTS = ['right', 'wrongly refused', 'without ground', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface PrintedAnswer {
  readonly text: string
  readonly missing: boolean
}

/** Words: an answer that is longer is prose. */
const LONGEST_FACT = 30

export function verdictOn(expectation: Expectation, { text, missing }: PrintedAnswer): Verdict {
  if (expectation.unanswerable === true) return missing ? 'right' : 'without ground'
  if (missing) return 'wrongly refused'
  const said = plain(text)
  const { right = [], wrong = [], kind } = expectation
  const isProse = kind === 'prose' || kind === 'list' || kind === 'yes-no'
  const isTooLong = !isProse && text.split(/\s+/).length > LONGEST_FACT
  const isRight = right.every((group) => group.some((one) => says(said, one))) && !wrong.some((one) => says(said, one))
  return isRight && !isTooLong ? 'right' : 'wrong'
}

function says(said: string, words: string): boolean {
  return ` ${said} `.includes(` ${plain(words)} `)
}

/** The words of a text; thousands are written without a mark. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\p{N})[,.\s](?=\p{N}{3}(?!\p{N}))/gu, '$1')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(/ (?=%)/gu, '')
    .trim()
}
