import { expect } from 'chai'

import type { AccountId } from '../../core/accounts/account.ts'
import { NO_USAGE, sumOfUsage } from '../../core/proposals/model-usage.ts'
import type { Backend } from '../support/backends.ts'
import { anAccount, anId } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { openFresh } from '../support/open-fresh.ts'

const USAGE = {
  inputTokens: 5,
  cacheWriteTokens: 700,
  cacheReadTokens: 3_000_000_000,
  outputTokens: 40,
  searches: 2,
  cost: 0.1 + 0.2,
}

export function spendingsContract(backend: Backend): void {
  const store = openFresh(backend, 'once')

  const someAccount = async () => (await store.run(({ accounts }) => accounts.save(anAccount()))).id
  const add = (id: AccountId, month: string) => store.run(({ spendings }) => spendings.add(id, month, USAGE))
  const ofMonth = (id: AccountId, month: string) => store.run(({ spendings }) => spendings.ofMonth(id, month))

  it('is nothing for an account and a month in which nothing was used', async () => {
    expect(await ofMonth(anId(), '2026-03')).to.deep.equal(NO_USAGE)
  })

  it('adds up each account and month by itself', async () => {
    const [one, other] = [await someAccount(), await someAccount()]

    await add(one, '2026-03')
    await add(one, '2026-03')
    await add(one, '2026-04')
    await add(other, '2026-03')

    expect(await ofMonth(one, '2026-03')).to.deep.equal(sumOfUsage(USAGE, USAGE))
    expect(await ofMonth(one, '2026-04')).to.deep.equal(USAGE)
    expect(await ofMonth(other, '2026-03')).to.deep.equal(USAGE)
  })

  it('loses none of many additions at once', async () => {
    const id = await someAccount()

    await Promise.all(Array.from({ length: 20 }, () => add(id, '2026-03')))

    expect((await ofMonth(id, '2026-03')).outputTokens).to.equal(800)
  })

  it('keeps nothing for an account that is gone', async () => {
    const gone: AccountId = anId()

    await expectError(add(gone, '2026-03'), 'conflict')

    expect(await ofMonth(gone, '2026-03')).to.deep.equal(NO_USAGE)
  })
}
