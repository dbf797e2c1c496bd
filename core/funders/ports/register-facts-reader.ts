import type { FunderId } from '../../shared/ids.ts'
import type { RegisterFacts } from '../register-facts.ts'

export interface RegisterFactsReader {
  /** Facts on a funder; `NO_FACTS` if no register has it. */
  factsOf(funderId: FunderId): Promise<RegisterFacts>
}
