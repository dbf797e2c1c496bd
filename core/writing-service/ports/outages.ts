import type { Outage } from '../outage.ts'

/** The outage that one of the processes has noticed, for all to see. There is one at most. */
export interface Outages {
  find(): Promise<Outage | null>
  /** In place of what is there. */
  save(outage: Outage): Promise<void>
  /** Does nothing when absent. */
  remove(): Promise<void>
}
