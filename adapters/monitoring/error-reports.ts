/** Something that went wrong, for those who run the product. */
export interface ErrorReport {
  readonly level: 'error' | 'warning'
  /** What was being done, in words that hold no data. */
  readonly what: string
  readonly error: unknown
  /** Identifiers and names of the product's own; never what people typed. */
  readonly tags: Readonly<Record<string, string>>
}

/** Where errors are collected for those who run the product. */
export interface ErrorReports {
  /** Hands it over and returns at once; never throws. */
  report(report: ErrorReport): void
  /** Until what was handed over is sent, or a moment has passed. */
  flush(): Promise<void>
}
