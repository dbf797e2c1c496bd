/** Temporary files of requests, left behind when the process is killed. */
export interface TemporaryFiles {
  /** Removes files last changed before the moment and returns their number. */
  removeBefore(moment: string): Promise<number>
}
