import { answerStateOf } from './kept-answer.ts'
import { answeredBy, givenAnswer, type Question } from './question.ts'

/**
 * Whether the answer says something that rests on no source, and no person has checked or written it since. Such an
 * answer is never evidence: no summary, letter, overview or other text is written from it.
 */
export function isFlagged(question: Question): boolean {
  if (question.review !== null || answerStateOf(question)?.origin === 'person') return false
  return givenAnswer(question)?.warnings.some(({ kind }) => kind === 'unsupported') === true
}

/** The question with its answer, where other answers may be written from it. */
export function evidenceIn(question: Question): { question: string; answer: string }[] {
  return isFlagged(question) ? [] : answeredBy(question)
}
