import { expect } from 'chai'
import { PriceBook } from '../../../adapters/language-model/price-book.ts'
import { LIST_PRICES } from '../../../adapters/language-model/prices.ts'

describe('what a model costs', () => {
  const ADMIN_PRICE = { input: 0.1, output: 0.3 }

  it('is what is configured or published, whatever an admin says', async () => {
    const book = new PriceBook({ model: 'claude-haiku-5-5', prices: LIST_PRICES }, async () => ADMIN_PRICE)

    expect(await book.price()).to.equal(LIST_PRICES.models['claude-haiku-5-5'])
  })

  it('is what an admin says else, from then on, and as much as the dearest until then', async () => {
    let adminPrice: typeof ADMIN_PRICE | null = null
    const book = new PriceBook({ model: 'mistral-small', prices: LIST_PRICES }, async () => adminPrice)
    const before = await book.price()
    adminPrice = ADMIN_PRICE

    expect(before).to.equal(LIST_PRICES.models['claude-opus-5-5'])
    expect([await book.price(), book.latest]).to.deep.equal([ADMIN_PRICE, ADMIN_PRICE])
  })
})
