/** `points` attempts within `duration` seconds. */
export interface Allowance {
  readonly points: number
  readonly duration: number
}

/** Counts attempts of one kind by a key, such as an address. */
export interface AttemptCounter {
  /**
   * Counts one attempt, or `points` attempts at once. Null when it is allowed, else the seconds to wait. The limit also
   * applies to simultaneous attempts and across hosts.
   */
  count(key: string, points?: number): Promise<number | null>
  /** Takes back the last attempt. */
  uncount(key: string): Promise<void>
  /** Takes back all attempts. */
  forget(key: string): Promise<void>
}

/** `kind` names the counter; open each kind once. */
export type OpenAttemptCounter = (kind: string, allowance: Allowance) => AttemptCounter
