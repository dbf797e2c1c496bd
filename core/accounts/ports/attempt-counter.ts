/** How many attempts may be made within so many seconds. */
export interface Allowance {
  readonly points: number
  readonly duration: number
}

/** Counts attempts of one kind, by what they have in common, such as an address. */
export interface AttemptCounter {
  /**
   * Counts one more. Null when it may be made, else the seconds after which one may be made again. Of several attempts at
   * once, also on several hosts, no more are allowed than there is room for.
   */
  count(key: string): Promise<number | null>
  /** As if none had been made. */
  forget(key: string): Promise<void>
}

/** `kind` tells counters apart; each is opened once. */
export type OpenAttemptCounter = (kind: string, allowance: Allowance) => AttemptCounter
