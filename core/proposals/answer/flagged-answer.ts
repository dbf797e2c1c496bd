import { answerStateOf } from './kept-answer.ts'
import { answeredBy, givenAnswer, type Question } from '../question/question.ts'

/**
 * Whether the answer has a claim that no source supports, and no person has checked or rewritten it. Such an answer is
 * never evidence: no summary, letter, overview or other text is written from it.
 */
export function isFlagged(question: Question): boolean {
  if (question.review !== null || answerStateOf(question)?.origin === 'person') return false
  return givenAnswer(question)?.warnings.some(({ kind }) => kind === 'unsupported') === true
}

/** The question with its answer, if other answers may be written from it; otherwise empty. */
export function evidenceIn(question: Question): { question: string; answer: string }[] {
  return isFlagged(question) ? [] : answeredBy(question)
}
