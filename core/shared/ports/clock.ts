export interface Clock {
  /** The present moment as ISO 8601 UTC text with milliseconds. */
  now(): string
}
