/** Limits the duration of database statements. */
export interface StatementLimit {
  /**
   * Runs `work` so that a store that supports it stops a statement that takes longer, or waits longer for others, than
   * people wait; `work` then throws `unavailable`. Other stores just run it. Run slow work, such as jobs, outside.
   */
  within<T>(work: () => Promise<T>): Promise<T>
}
