import { findLimit } from '../questions/limits.ts'

const WORDS_A_PAGE = 400
const SHORT = 250
const LONG = 1_200

const COUNTS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}
const PAGES =
  /\b(?<count>half an?|an?|one|two|three|four|five|single|\p{N}{1,2})(?:\s*(?:-|–|to|or)\s*(?<upper>two|three|four|five|\p{N}{1,2}))?[\s-]+(?:a4\s+|full\s+|single\s+)?(?:pages?|sides?)\b(?! \p{N})/iu
const IS_SHORT =
  /\b(?:short|brief|concise)\b(?=[^.]{0,25}\b(?:report|summary|overview|update|text)\b)|\bkeep (?:it|the report) (?:very )?(?:short|brief|concise)\b/iu
const IS_LONG = /\b(?:detailed|comprehensive|in[- ]depth|thorough|full)\b(?=[^.]{0,25}\breport\b)/iu
const NAMED_LENGTH =
  /\s*\b(?:(?:in|of|with|to|at|and|is|be|it|should|must|keep|no longer than|no more than|not more than|up to|about|around|approximately|roughly|maximum|max\.?|at most|between|under|less than|within)\s+)*(?:\p{N}[\p{N}.,]*\s*(?:-|–|to|and)\s*)?(?:\p{N}[\p{N},]*|\bhalf an?|\ban?|one|two|three|four|five)[\s-]+(?:a4\s+|single\s+)?(?:words?|pages?|sides?)\b(?:\s+(?:long|in length|max(?:imum)?|at most|or (?:less|so|fewer)))*/giu

/** How many words a prompt asks for, reckoned from pages or from words such as "short"; null where it does not say. */
export function lengthAsked(prompt: string): number | null {
  const { words, characters } = findLimit(prompt)
  if (words !== null) return words
  if (characters !== null) return Math.floor(characters / 6)
  const { count, upper } = PAGES.exec(prompt)?.groups ?? {}
  if (count !== undefined) return Math.round(WORDS_A_PAGE * numberOf(upper ?? count))
  return IS_SHORT.test(prompt) ? SHORT : IS_LONG.test(prompt) ? LONG : null
}

/** The text without what it says on the length. */
export function withoutLength(text: string): string {
  return text
    .replace(NAMED_LENGTH, '')
    .replace(/\s+([,.;:])/gu, '$1')
    .trim()
}

function numberOf(count: string): number {
  return COUNTS[count.toLowerCase().split(' ')[0] ?? ''] ?? Number(count)
}
