import type { FunderId } from '../../shared/ids.ts'
import type { RegisterFacts } from '../register-facts.ts'

export interface RegisterFactsReader {
  /** What is known of a funder; nothing (`NO_FACTS`) for one that no register knows. */
  factsOf(funderId: FunderId): Promise<RegisterFacts>
}
