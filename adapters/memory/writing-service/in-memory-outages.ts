import type { Outage } from '../../../core/writing-service/outage.ts'
import type { Outages } from '../../../core/writing-service/ports.ts'
import type { StagedTable } from '../staged-table.ts'

const ONLY = 'writing'

export class InMemoryOutages implements Outages {
  constructor(private readonly outages: StagedTable<Outage>) {}

  async find(): Promise<Outage | null> {
    return structuredClone(this.outages.get(ONLY) ?? null)
  }

  async save(outage: Outage): Promise<void> {
    this.outages.set(ONLY, outage)
  }

  async remove(): Promise<void> {
    this.outages.delete(ONLY)
  }
}
