import type { ProposalId } from '../shared/ids.ts'
import type { CoordinatorNote } from './coordinator-note.ts'

/** A part of a message. */
export interface CoordinatorContent {
  /** Texts are of type `text`, or a `note` of the coordinator. */
  readonly type: 'text' | 'thinking' | 'tool_use' | 'tool_result'
  readonly [field: string]: unknown
}

/** Maximum number shown for an application; writing even the longest application takes far fewer. */
export const MAX_MESSAGES_SHOWN = 5_000

export interface CoordinatorMessage {
  readonly proposalId: ProposalId
  readonly role: string
  readonly content: string | readonly CoordinatorContent[]
  readonly timestamp: string
}

/** The note as a part of a message. Earlier releases stored sentences instead. */
export function notePart(note: CoordinatorNote): CoordinatorContent {
  return { type: 'text', note }
}
