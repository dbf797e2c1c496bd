import type { ComponentType } from 'react'

/** Action for admins on a question, injected from outside applications. */
export type AdminAction = ComponentType<{ readonly questionId: string; readonly label: string }>

export const chatButtonId = (questionId: string) => `chat-${questionId}`

/** Callbacks of a card. */
export interface CardActions {
  readonly check: (questionId: string) => void
  readonly review: (questionId: string, reviewStatus: 'draft' | 'final') => void
  readonly assign: (questionId: string, assigneeId: string | null) => void
  readonly move: (questionId: string, step: 1 | -1) => void
  readonly mergeWithNext: (questionId: string) => void
  readonly remove: (questionId: string) => Promise<void>
  readonly edit: (questionId: string) => void
  readonly split: (questionId: string) => void
  readonly showMessages: (questionId: string) => void
  readonly chat: (questionId: string) => void
}
