import type { AnswerParagraph } from './answer-paragraphs.ts'

const CURRENCY = /(?:[£$€¥₹]|\b(?:GBP|EUR|USD|CHF))\s*$/u
/** A sign, a code, a word such as "people", or the total of a figure: "/10". */
const UNIT = /^\s*(?:[%£$€¥₹]|\p{L}{2,15}(?!\p{L})|\/\s*\d+)/u
/** A label before the place, such as "Tel:" or "Email:", that the answer repeats. */
const LABEL = /(?:^|[\s,;|])(\p{L}[\p{L}.-]{1,15})\s*[:：]\s*$/u

export interface Around {
  readonly before: string
  readonly after: string
}

/** `notRepeated` for an answer in Markdown that is one line without marks. */
export function notRepeatedText(markdown: string, around: Around): string {
  const text = markdown.trim()
  const shown = withoutEnd(withoutStart(text, around.before), around.after)
  return text.includes('\n') || shown.trim() === '' ? markdown : shown
}

/** Removes a sign, unit or label from a one-line answer if the form prints it right before or after the place. */
export function notRepeated(answer: readonly AnswerParagraph[], around: Around): readonly AnswerParagraph[] {
  const [only] = answer
  const [run, ...others] = only?.runs ?? []
  if (only === undefined || run === undefined || answer.length > 1 || others.length > 0) return answer
  const text = notRepeatedText(run.text, around)
  return text === run.text ? answer : [{ ...only, runs: [{ ...run, text }] }]
}

function withoutStart(text: string, before: string): string {
  const sign = CURRENCY.exec(before)?.[0].trim()
  const label = LABEL.exec(before)?.[1]
  // A label is repeated only with its colon: "Tel" may begin a name.
  const repeated =
    sign === undefined
      ? label && new RegExp(`^\\s*${escaped(label)}\\s*[:：]\\s*`, 'iu')
      : new RegExp(`^\\s*${escaped(sign)}\\s*`, 'u')
  return repeated ? text.replace(repeated, '') : text
}

const escaped = (words: string) => words.replace(/[$.*+?^{}()|[\]\\]/gu, '\\$&')

/** Removes a text after a figure only if nothing else follows: a sentence may repeat words. */
function withoutEnd(text: string, after: string): string {
  const unit = UNIT.exec(after)?.[0].trim()
  if (unit === undefined) return text
  const repeated = new RegExp(`(?<=^\\P{L}*\\p{N})\\s*${escaped(unit)}\\.?\\s*$`, 'iu')
  return text.replace(repeated, '')
}
