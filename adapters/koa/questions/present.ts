import type { FoundQuestion } from '../../../core/proposals/ports/question-finder.ts'
import type * as contract from '../../http-contract/questions.ts'

export function presentFoundQuestion({
  text,
  guidance,
  section,
  number,
  limit,
}: FoundQuestion): contract.FoundQuestion {
  return { text, guidance, section, number, word_limit: limit.words, characters_limit: limit.characters }
}
