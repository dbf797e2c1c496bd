import type { TaskCardId, AccountId, QuestionId } from '../shared/ids.ts'

/** A question's card on a list of the task board, existing or being created. */
export interface TaskCard {
  readonly id: TaskCardId
  /** The question's account. */
  readonly accountId: AccountId
  readonly questionId: QuestionId
  readonly listId: string
  /** `unclear`: the request to the task board had no answer, so that the card may exist. */
  readonly state: 'making' | 'unclear' | 'made'
  /** Time at which the state began. */
  readonly since: string
  /** Identifier at the task board; null until it is created. */
  readonly cardId: string | null
  readonly version: number
}

/** Longer than any request to the task board takes. */
const GIVEN_UP_AFTER_MS = 2 * 60 * 1000

/** Whether somebody is creating it. Attempts of interrupted processes are ignored. */
export function isBeingMade({ state, since }: TaskCard, now: string): boolean {
  return state === 'making' && Date.parse(now) - Date.parse(since) < GIVEN_UP_AFTER_MS
}
