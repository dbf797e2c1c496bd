import type { PricePerMillion } from './operated-model.ts'

/** Model prices entered by admins. */
export interface ModelPrices {
  /** `model`: the vendor's name for it. */
  find(model: string): Promise<PricePerMillion | null>
  /** Replaces an earlier price. */
  save(model: string, price: PricePerMillion): Promise<void>
}
