import type { CoordinatorMessage } from '../coordinator-message.ts'

/** What the coordinator said about a proposal. Adding also changes what `ProposalReader.version` answers. */
export interface CoordinatorMessages {
  /** Throws `conflict` when the application is gone. */
  add(message: CoordinatorMessage): Promise<void>
  /** As `add`, in the place of the application's earlier messages with the same content: what is tried again is told once. */
  repeat(message: CoordinatorMessage): Promise<void>
}
