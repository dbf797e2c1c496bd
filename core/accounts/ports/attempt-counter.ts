/** How many attempts may be made within so many seconds. */
export interface Allowance {
  readonly points: number
  readonly duration: number
}

/** Counts attempts of one kind by a key, such as an address. */
export interface AttemptCounter {
  /**
   * Counts one more attempt, or what takes as much as several. Null when it is allowed, else the seconds to wait. The limit
   * also applies to simultaneous attempts and across hosts.
   */
  count(key: string, points?: number): Promise<number | null>
  /** As if the last one had not been made. */
  uncount(key: string): Promise<void>
  /** As if none had been made. */
  forget(key: string): Promise<void>
}

/** `kind` names the counter; each is opened once. */
export type OpenAttemptCounter = (kind: string, allowance: Allowance) => AttemptCounter
