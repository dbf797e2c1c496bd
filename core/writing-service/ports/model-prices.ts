import type { PricePerMillion } from './operated-model.ts'

/** What admins said that models cost. */
export interface ModelPrices {
  /** By the vendor's name of the model. */
  find(model: string): Promise<PricePerMillion | null>
  /** In place of what was said before. */
  save(model: string, price: PricePerMillion): Promise<void>
}
