import { lengthOfQuestion } from '../../../core/languages/printed-length.ts'
import type { FoundQuestion } from '../../../core/forms/ports/question-finder.ts'
import type * as contract from '../../http-contract/questions.ts'

export function presentFoundQuestion(question: FoundQuestion): contract.FoundQuestion {
  const { text, guidance, section, number, limit } = question
  return {
    text,
    guidance,
    section,
    number,
    word_limit: limit.words,
    characters_limit: limit.characters,
    length_limit: lengthOfQuestion(question),
  }
}
