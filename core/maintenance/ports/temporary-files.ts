/** What requests put aside while they last, and leave behind when the process is killed. */
export interface TemporaryFiles {
  /** Removes what was last changed before the moment. Returns how many. */
  removeBefore(moment: string): Promise<number>
}
