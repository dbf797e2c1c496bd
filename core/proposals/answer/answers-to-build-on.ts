import { answerStateOf } from './kept-answer.ts'
import { evidenceIn } from './flagged-answer.ts'
import { givenAnswer, type Question } from '../question/question.ts'

/**
 * Questions with answers that other texts may be written from, checked ones first. A writer's draft counts if nothing
 * in it needs checking; an answer changed in the chat counts if it is not flagged.
 */
export function answersToBuildOn(questions: readonly Question[]): { question: string; answer: string }[] {
  const checked = questions.filter(({ review }) => review !== null)
  const others = questions.filter((question) => question.review === null && isStrong(question))
  return [...checked, ...others].flatMap(evidenceIn)
}

/** Only answers that a person checked. */
export function checkedAnswers(questions: readonly Question[]): { question: string; answer: string }[] {
  return questions.filter(({ review }) => review !== null).flatMap(evidenceIn)
}

function isStrong(question: Question): boolean {
  const origin = answerStateOf(question)?.origin
  const isOfWriter = origin === 'documents' || origin === 'model'
  return !isOfWriter || givenAnswer(question)?.warnings.length === 0
}
