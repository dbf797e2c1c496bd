import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { useKeys } from '../../shared/use-keys.ts'
import { currentQuestion } from './current-question.ts'
import { goToQuestion } from './question-address.ts'
import { neighbourOf, nextToDo } from './review-state.ts'

interface Keys {
  readonly questions: readonly Question[]
  /** Those that have a card just now. */
  readonly shown: readonly Question[]
  readonly jump: (questionId: string) => void
  readonly check: (questionId: string) => void
}

/** What single keys do with the question that has the focus or is being read. */
export function useQuestionKeys({ questions, shown, jump, check }: Keys): void {
  const goTo = (questionId: string | null) => {
    if (questionId !== null) goToQuestion(questionId)
  }
  useKeys({
    j: () => goTo(neighbourOf(shown, currentQuestion(), 1)),
    k: () => goTo(neighbourOf(shown, currentQuestion(), -1)),
    n: () => {
      const next = nextToDo(questions, currentQuestion())
      // It may have no card yet, where only some questions are shown.
      if (next !== null) jump(next)
    },
    c: () => {
      const current = currentQuestion()
      if (current !== null) check(current)
    },
  })
}
