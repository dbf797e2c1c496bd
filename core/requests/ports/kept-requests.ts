import type { KeptRequest, RequestName } from '../kept-request.ts'

/** Requests by account, user and key. What belongs to a removed account goes with it. */
export interface KeptRequests {
  /** Adds the request unless one of its name is there. Returns whether it did: of several at once one is added. */
  claim(request: KeptRequest): Promise<boolean>
  find(name: RequestName): Promise<KeptRequest | null>
  /** Notes what the request made. Does nothing when absent. */
  complete(name: RequestName, made: string): Promise<void>
  /** Does nothing when absent. */
  remove(name: RequestName): Promise<void>
}
