import type { CoordinatorMessage } from '../coordinator-message.ts'

/** What the coordinator said about a proposal. Adding also changes what `ProposalReader.version` answers. */
export interface CoordinatorMessages {
  /** Throws `conflict` when the application is gone. */
  add(message: CoordinatorMessage): Promise<void>
}
