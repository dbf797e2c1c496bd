import type { LengthLimit, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { formatCount } from '../../../shared/formatting/numbers.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'

const words = texts.proposal

type Limited = Pick<Question, 'word_limit' | 'characters_limit' | 'length_limit'> & Partial<Pick<Question, 'minimum'>>

/** Limits in words; empty if there are none. */
export function limitsOf({ word_limit, characters_limit, length_limit, minimum = null }: Limited): string {
  const limits = [
    word_limit === null ? null : words.limitWords(formatCount(word_limit)),
    characters_limit === null ? null : words.limitCharacters(formatCount(characters_limit)),
    length_limit === null ? null : lengthInWords(length_limit),
    minimum === null ? null : words.limitLeast[minimum.unit](formatCount(minimum.amount)),
  ]
  return limits.filter((limit) => limit !== null).join(' · ')
}

/** "Half a page (about 250 words)". */
export function lengthInWords({ unit, amount, words: about }: LengthLimit): string {
  return words.limitLength(words.lengths[unit](String(amount)), formatCount(about))
}
