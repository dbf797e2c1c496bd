import type { KeptRequest, RequestName } from './kept-request.ts'

/** Stored requests by account, user and key. Removed with the account. */
export interface KeptRequests {
  /**
   * Adds the request unless one with its name exists. Returns whether it did: of simultaneous calls, only one succeeds.
   */
  claim(request: KeptRequest): Promise<boolean>
  find(name: RequestName): Promise<KeptRequest | null>
  /** Stores the result of the request. Does nothing when absent. */
  complete(name: RequestName, made: string): Promise<void>
  /** Does nothing when absent. */
  remove(name: RequestName): Promise<void>
}
