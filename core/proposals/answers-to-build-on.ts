import { answerStateOf } from './kept-answer.ts'
import { evidenceIn } from './flagged-answer.ts'
import { givenAnswer, type Question } from './question.ts'

/**
 * The questions with the answers that other texts may be made from, those that somebody checked first: a writer's draft
 * counts while nobody has to look at anything in it, and what the chat made of one while it is not flagged.
 */
export function answersToBuildOn(questions: readonly Question[]): { question: string; answer: string }[] {
  const checked = questions.filter(({ review }) => review !== null)
  const others = questions.filter((question) => question.review === null && isStrong(question))
  return [...checked, ...others].flatMap(evidenceIn)
}

/** Those that a person checked alone. */
export function checkedAnswers(questions: readonly Question[]): { question: string; answer: string }[] {
  return questions.filter(({ review }) => review !== null).flatMap(evidenceIn)
}

function isStrong(question: Question): boolean {
  const origin = answerStateOf(question)?.origin
  const isOfWriter = origin === 'documents' || origin === 'model'
  return !isOfWriter || givenAnswer(question)?.warnings.length === 0
}
