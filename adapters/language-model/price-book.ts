import { LIST_PRICES, priceOf, type ModelPrice, type PriceTable, type TokenPrice } from './prices.ts'

const DEAREST = Object.values<ModelPrice>(LIST_PRICES.models).reduce((a, b) => (b.output > a.output ? b : a))

/**
 * What the model costs: as configured or published, else as an admin says. Until one does, it counts as the dearest of
 * the list, so that limits hold.
 */
export class PriceBook {
  private said: TokenPrice | null = null

  constructor(
    private readonly of: { readonly model: string; readonly prices: PriceTable },
    private readonly find: () => Promise<TokenPrice | null> = () => Promise.resolve(null),
  ) {}

  get webSearch(): number {
    return this.of.prices.webSearch
  }

  /** Null where only an admin can say. */
  get known(): ModelPrice | null {
    return priceOf(this.of.model, this.of.prices)
  }

  /** As it was when it was asked for last. */
  get latest(): ModelPrice {
    return this.known ?? this.said ?? DEAREST
  }

  async price(): Promise<ModelPrice> {
    if (this.known === null) this.said = await this.find()
    return this.latest
  }
}
