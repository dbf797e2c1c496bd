/** How long a database may take over one statement. */
export interface StatementLimit {
  /**
   * While `work` runs, a store that can do so stops a statement that takes longer than a person waits, or waits long for
   * somebody else's; the work then throws `unavailable`. Another store just runs the work. What may take long, such as
   * jobs, runs outside of it.
   */
  within<T>(work: () => Promise<T>): Promise<T>
}
