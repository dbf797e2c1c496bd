import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { FormCorrection } from '../../../core/proposals/form/form-correction.ts'
import type { FormReading } from '../../../core/proposals/form/form-reading.ts'
import type { FormReadings } from '../../../core/forms/ports.ts'
import { stale } from '../../../core/shared/stale.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'
import { ascending, sortRows } from '../sort-rows.ts'

export class InMemoryFormReadings implements FormReadings {
  constructor(private readonly tables: Pick<InMemoryTables, 'proposals' | 'proposalRevisions' | 'formReadings'>) {}

  async find(accountId: AccountId, id: ProposalId): Promise<FormReading | null> {
    const reading = this.tables.formReadings.get(id)
    return reading?.accountId === accountId ? structuredClone(reading) : null
  }

  async save(reading: FormReading): Promise<FormReading> {
    const { proposals, proposalRevisions, formReadings } = this.tables
    if (proposals.get(reading.id)?.accountId !== reading.accountId) throw stale()
    const saved = saveOwned(formReadings, reading)
    countUp(proposalRevisions, reading.id)
    return saved
  }

  async corrections(accountId: AccountId, contentHash: string): Promise<FormCorrection[]> {
    const isSame = (reading: FormReading) => reading.accountId === accountId && reading.contentHash === contentHash
    const oldestFirst = sortRows(
      this.tables.formReadings.all().filter(isSame),
      ascending(({ id }) => id),
    )
    return structuredClone(oldestFirst.flatMap(({ corrections }) => corrections))
  }
}
