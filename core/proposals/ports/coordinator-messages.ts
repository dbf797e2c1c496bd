import type { CoordinatorMessage } from '../coordinator-message.ts'

/** What the coordinator said about a proposal. Adding also changes what `ProposalReader.version` answers. */
export interface CoordinatorMessages {
  add(message: CoordinatorMessage): Promise<void>
}
