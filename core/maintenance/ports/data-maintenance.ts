/** Maintenance on the rows of all accounts. Every method changes at most `limit` rows and returns their number. */
export interface DataMaintenance {
  removeExpiredSessions(now: string, limit: number): Promise<number>
  /** Keeps tokens of pending invitations: they show that the invitation has expired. */
  removeExpiredTokens(now: string, limit: number): Promise<number>
  /** Removes requests that began before the moment, because callers do not repeat them that late. */
  removeKeptRequests(startedBefore: string, limit: number): Promise<number>
  /** Sets pending invitations with an expired link to `expired`. */
  expireInvitations(now: string, limit: number): Promise<number>
  /** Erases the masked addresses in audit entries older than the moment. The entries stay. */
  eraseAuditAddresses(before: string, limit: number): Promise<number>
  /**
   * Deletes questions that were removed before the moment, with their comments and histories; they cannot be brought
   * back afterwards.
   */
  removeRemovedQuestions(removedBefore: string, limit: number): Promise<number>
  /** Removes jobs that ended in this state before the moment, with their runs. */
  removeFinishedJobs(state: 'completed' | 'failed', finishedBefore: string, limit: number): Promise<number>
}
