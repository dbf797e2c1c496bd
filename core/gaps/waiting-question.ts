import { isOpen as isOpenStage } from '../proposals/application-plan.ts'
import { isAnswerProtected } from '../proposals/answer/kept-answer.ts'
import type { Proposal } from '../proposals/proposal.ts'
import type { Question } from '../proposals/question/question.ts'

/** Whether the answer is missing after an attempt to draft it. */
export function isWaitingForPeople(question: Question): boolean {
  const { status, answer } = question
  return status === 'completed' && answer?.missing === true && !isAnswerProtected(question)
}

/** Whether an application is neither archived nor submitted. */
export function isOpen({ isArchived, stage }: Pick<Proposal, 'isArchived' | 'stage'>): boolean {
  return !isArchived && isOpenStage(stage)
}
