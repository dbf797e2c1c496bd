import { expect } from 'chai'

import type { AccountId } from '../../core/accounts/account.ts'
import { foldFunderName, type Funder } from '../../core/funders/funder.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aFunder, anId, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { versionedContract } from './versioned.contract.ts'

export function fundersContract(backend: Backend): void {
  versionedContract(backend, {
    entities: () => [
      aFunder(),
      aFunder({
        accountId: SOME_ACCOUNT,
        funderName: UNICODE,
        charityNumber: '1234567',
        markdownOverview: LONG,
        citations: [
          { title: UNICODE, url: null },
          { title: 'Annual review', url: 'https://example.org/?a=1&b=2' },
        ],
      }),
    ],
    changed: (funder) => ({ ...funder, accountId: null, funderName: 'The Renamed Trust', charityNumber: null }),
    find: ({ funders }, { id }) => funders.find(SOME_ACCOUNT, id),
    save: ({ funders }, funder) => funders.save(funder),
  })

  describe('by account and name', () => {
    const store = openFresh(backend, 'for each test')
    const save = (of: Partial<Funder>) => store.run(({ funders }) => funders.save(aFunder(of)))
    const ofName = (accountId: AccountId, name: string) =>
      store.run(({ funders }) => funders.ofName(accountId, foldFunderName(name)))

    it('are seen by the account that typed them, or by all', async () => {
      const mine = await save({ accountId: SOME_ACCOUNT })
      const everybodys = await save({ accountId: null })

      const seen = (accountId: AccountId, funder: Funder) =>
        store.run(({ funders }) => funders.find(accountId, funder.id))

      expect(await seen(SOME_ACCOUNT, mine)).to.deep.equal(mine)
      expect(await seen(OTHER_ACCOUNT, mine)).to.equal(null)
      expect(await seen(OTHER_ACCOUNT, everybodys)).to.deep.equal(everybodys)
    })

    it('are found by name, whatever its case and spacing', async () => {
      const funder = await save({ funderName: '  The ÉCLAIR   Fund ', accountId: SOME_ACCOUNT })

      expect(await ofName(SOME_ACCOUNT, 'the éclair fund')).to.deep.equal(funder)
      expect(await ofName(OTHER_ACCOUNT, 'the éclair fund')).to.equal(null)
      expect(await ofName(SOME_ACCOUNT, 'the éclair')).to.equal(null)
    })

    it('are everybody’s before one’s own of the same name, and the oldest of those', async () => {
      await save({ accountId: SOME_ACCOUNT })
      const first = await save({ accountId: null })
      await save({ accountId: null })

      expect(await ofName(SOME_ACCOUNT, 'the harbour trust')).to.deep.equal(first)
    })
  })
}

export function funderReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const save = (of: Partial<Funder>) => store.run(({ funders }) => funders.save(aFunder(of)))
  const namesFor = async (text: string, limit = 10, accountId = SOME_ACCOUNT) =>
    (await store.persistence.funderReader.search(accountId, text, limit)).map(({ funderName }) => funderName)

  it('finds funders by words of their name or the beginning of their charity number', async () => {
    const funder = await save({ funderName: 'The Harbour Trust', charityNumber: 'SC012345' })
    await save({ funderName: 'Mill Fund' })

    const { id, funderName, charityNumber } = funder
    const found = await store.persistence.funderReader.search(SOME_ACCOUNT, ' HARBOUR  tr', 10)
    expect(found).to.deep.equal([{ id, funderName, charityNumber }])
    expect(await namesFor('sc0123')).to.deep.equal(['The Harbour Trust'])
    expect(await namesFor('mountain')).to.deep.equal([])
  })

  it('puts the very name first, then those that begin with the text, then by name', async () => {
    for (const funderName of ['Old Mill', 'Mill Fund', 'Éowyn Mill', 'mill', 'Mill – Arts', 'A mill'])
      await save({ funderName })

    expect(await namesFor('Mill')).to.deep.equal([
      'mill',
      'Mill Fund',
      'Mill – Arts',
      'A mill',
      'Old Mill',
      'Éowyn Mill',
    ])
    expect(await namesFor('Mill', 2)).to.deep.equal(['mill', 'Mill Fund'])
  })

  it('finds a word wherever it stands, and nothing by the inside of one', async () => {
    await save({ funderName: 'Northern Mill-Town Trust', charityNumber: 'SC0451' })

    for (const text of ['mill', 'town trust', 'mill-t', '-town', '045', 'NORTHERN']) {
      expect(await namesFor(text), text).to.deep.equal(['Northern Mill-Town Trust'])
    }
    for (const text of ['orthern', 'rust', '451']) expect(await namesFor(text), text).to.deep.equal([])
  })

  it('counts a funder once that is found by several of its words, and forgets the name it had', async () => {
    const funder = await save({ funderName: 'Mill Mill Mill', charityNumber: 'mill' })
    expect(await namesFor('mill')).to.deep.equal(['Mill Mill Mill'])

    await store.run(({ funders }) => funders.save({ ...funder, funderName: 'Weir Trust', charityNumber: null }))

    expect(await namesFor('mill')).to.deep.equal([])
    expect(await namesFor('weir')).to.deep.equal(['Weir Trust'])
  })

  it('shows no funder that another account typed', async () => {
    await save({ funderName: 'Private Trust', accountId: OTHER_ACCOUNT })
    await save({ funderName: 'My Private Trust', accountId: SOME_ACCOUNT })

    expect(await namesFor('private')).to.deep.equal(['My Private Trust'])
  })

  it('takes any text for what it is', async () => {
    await save({ funderName: '100% _Fund_' })
    await save({ funderName: 'Plain Fund' })

    expect(await namesFor('% _')).to.deep.equal(['100% _Fund_'])
    expect(await namesFor("'; DROP TABLE funders; --")).to.deep.equal([])
    expect(await namesFor('\\')).to.deep.equal([])
    expect(await namesFor('')).to.deep.equal(['100% _Fund_', 'Plain Fund'])
    expect(await namesFor('x'.repeat(60_000))).to.deep.equal([])
    expect(await store.persistence.funderReader.search(anId(), '\0', 10)).to.deep.equal([])
  })
}
