import type { TaskCardId, AccountId, QuestionId } from '../shared/ids.ts'

/** That a question has its card on a list of the task board, or is getting it. */
export interface TaskCard {
  readonly id: TaskCardId
  /** Whose question it is. */
  readonly accountId: AccountId
  readonly questionId: QuestionId
  readonly listId: string
  /** `unclear`: the task board was asked for it and gave no answer, so that it may be there. */
  readonly state: 'making' | 'unclear' | 'made'
  /** When the state was entered. */
  readonly since: string
  /** Of the card at the task board; null until it is made. */
  readonly cardId: string | null
  readonly version: number
}

/** Longer than the task board is ever waited for. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 1000

/** Whether somebody is at it. What a process left that ended in the middle of it is not waited for. */
export function isBeingMade({ state, since }: TaskCard, now: string): boolean {
  return state === 'making' && Date.parse(now) - Date.parse(since) < GIVEN_UP_AFTER_MS
}
