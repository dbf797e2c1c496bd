import type { ModelPrices, PricePerMillion } from '../../../core/writing-service/ports.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryModelPrices implements ModelPrices {
  constructor(private readonly prices: StagedTable<PricePerMillion>) {}

  async find(model: string): Promise<PricePerMillion | null> {
    return structuredClone(this.prices.get(model) ?? null)
  }

  async save(model: string, price: PricePerMillion): Promise<void> {
    this.prices.set(model, price)
  }
}
