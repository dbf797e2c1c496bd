import { LIST_PRICES, priceOf, type ModelPrice, type PriceTable, type TokenPrice } from './prices.ts'

const DEAREST = Object.values<ModelPrice>(LIST_PRICES.models).reduce((a, b) => (b.output > a.output ? b : a))

/**
 * The model's price: configured, published, or set by an admin. Until it is known, the most expensive of the list
 * counts, so that limits hold.
 */
export class PriceBook {
  private adminPrice: TokenPrice | null = null

  constructor(
    private readonly of: { readonly model: string; readonly prices: PriceTable },
    private readonly findAdminPrice: () => Promise<TokenPrice | null> = () => Promise.resolve(null),
  ) {}

  get webSearch(): number {
    return this.of.prices.webSearch
  }

  /** Null if only an admin can set it. */
  get known(): ModelPrice | null {
    return priceOf(this.of.model, this.of.prices)
  }

  /** The price when it was last looked up. */
  get latest(): ModelPrice {
    return this.known ?? this.adminPrice ?? DEAREST
  }

  async price(): Promise<ModelPrice> {
    if (this.known === null) this.adminPrice = await this.findAdminPrice()
    return this.latest
  }
}
