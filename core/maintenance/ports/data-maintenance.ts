/** What goes through the rows of all accounts. Every method takes care of at most `limit` rows and answers of how many. */
export interface DataMaintenance {
  removeExpiredSessions(now: string, limit: number): Promise<number>
  /** Leaves those of pending invitations: by them it is known that the invitation expired. */
  removeExpiredTokens(now: string, limit: number): Promise<number>
  /** Requests that began before the moment: by then nobody sends them again. */
  removeKeptRequests(startedBefore: string, limit: number): Promise<number>
  /** Pending invitations whose link ran out become `expired`. */
  expireInvitations(now: string, limit: number): Promise<number>
  /** The masked addresses in entries of the audit log from before the moment. The entries stay. */
  eraseAuditAddresses(before: string, limit: number): Promise<number>
  /** Questions that were removed before the moment, which can't be brought back any more, with their comments and histories. */
  removeRemovedQuestions(removedBefore: string, limit: number): Promise<number>
  /** Jobs that ended in this state before the moment, with their runs. */
  removeFinishedJobs(state: 'completed' | 'failed', finishedBefore: string, limit: number): Promise<number>
}
