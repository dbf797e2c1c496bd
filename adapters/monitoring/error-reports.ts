/** A fault, reported to the operators. */
export interface ErrorReport {
  readonly level: 'error' | 'warning'
  /** The operation that failed, in words without data. */
  readonly what: string
  readonly error: unknown
  /** Identifiers and names made by the product; never text that people typed. */
  readonly tags: Readonly<Record<string, string>>
}

/** A service that collects errors for the operators. */
export interface ErrorReports {
  /** Queues the report and returns at once; never throws. */
  report(report: ErrorReport): void
  /** Resolves when the queued reports are sent, or after a short time limit. */
  flush(): Promise<void>
}
