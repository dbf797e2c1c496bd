import { expect } from 'chai'
import type { Backend } from '../support/backends.ts'
import { openFresh } from '../support/open-fresh.ts'

export function modelPricesContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  it('are none at first, and then what was said last of each model', async () => {
    await store.run(async ({ modelPrices }) => {
      await modelPrices.save('mistral-small', { input: 1, output: 2 })
      await modelPrices.save('mistral-small', { input: 0.1, output: 0.3 })
      await modelPrices.save('own', { input: 0, output: 0 })
    })

    const find = (model: string) => store.run(({ modelPrices }) => modelPrices.find(model))
    expect([await find('mistral-small'), await find('own'), await find('other')]).to.deep.equal([
      { input: 0.1, output: 0.3 },
      { input: 0, output: 0 },
      null,
    ])
  })
}
