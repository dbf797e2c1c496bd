import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'

const words = texts.proposal

/** In words; empty where there is no limit. */
export function limitsOf({ word_limit, characters_limit }: Pick<Question, 'word_limit' | 'characters_limit'>): string {
  const limits = [
    word_limit === null ? null : words.limitWords(formatCount(word_limit)),
    characters_limit === null ? null : words.limitCharacters(formatCount(characters_limit)),
  ]
  return limits.filter((limit) => limit !== null).join(' · ')
}
