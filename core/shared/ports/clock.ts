export interface Clock {
  /** The present time as ISO 8601 UTC text with milliseconds. */
  now(): string
}
