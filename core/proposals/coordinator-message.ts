import type { ProposalId } from '../shared/ids.ts'
import type { CoordinatorNote } from './coordinator-note.ts'

/** A part of a message. */
export interface CoordinatorContent {
  /** A text is a `text`, or a `note` of the coordinator. */
  readonly type: 'text' | 'thinking' | 'tool_use' | 'tool_result'
  readonly [field: string]: unknown
}

/** That are shown of an application; far more than writing the longest one takes. */
export const MAX_MESSAGES_SHOWN = 5_000

export interface CoordinatorMessage {
  readonly proposalId: ProposalId
  readonly role: string
  readonly content: string | readonly CoordinatorContent[]
  readonly timestamp: string
}

/** The note as a part of a message. Beside it, releases before this one stored sentences. */
export function notePart(note: CoordinatorNote): CoordinatorContent {
  return { type: 'text', note }
}
