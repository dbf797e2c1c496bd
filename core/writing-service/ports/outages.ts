import type { Outage } from '../outage.ts'

/** The outage that a process has noticed, for all processes. There is at most one. */
export interface Outages {
  find(): Promise<Outage | null>
  /** Replaces the stored one. */
  save(outage: Outage): Promise<void>
  /** Does nothing when absent. */
  remove(): Promise<void>
}
