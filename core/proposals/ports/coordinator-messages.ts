import type { CoordinatorMessage } from '../coordinator-message.ts'

/** The coordinator's messages about an application. Adding one also changes the result of `ProposalReader.version`. */
export interface CoordinatorMessages {
  /** Throws `conflict` when the application is gone. */
  add(message: CoordinatorMessage): Promise<void>
  /**
   * As `add`, but replaces earlier messages of the application with the same content, so that retries are shown once.
   */
  repeat(message: CoordinatorMessage): Promise<void>
}
