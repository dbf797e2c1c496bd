import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'

import { normaliseFunderName, type Funder } from '../../core/funders/funder.ts'
import type { AllFundersQuery, ListedFunder } from '../../core/funders/ports.ts'
import type { Page } from '../../core/shared/page.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aFunder, anId, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { findFunders } from '../../core/funders/find-funders.ts'
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
        overviewWarnings: [{ kind: 'unsupported', claim: 'figure', text: '7', start: 0, end: 1 }],
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
      store.run(({ funders }) => funders.ofName(accountId, normaliseFunderName(name)))

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

    it('are found by identifier alone whoever may see them', async () => {
      const hidden = await save({ accountId: OTHER_ACCOUNT })

      expect(await store.run(({ funders }) => funders.findAny(hidden.id))).to.deep.equal(hidden)
      expect(await store.run(({ funders }) => funders.findAny(anId()))).to.equal(null)
    })

    it('have the oldest other one that everybody sees for a namesake, and for one of the same number', async () => {
      const mine = await save({ accountId: SOME_ACCOUNT, charityNumber: 'SC 12' })
      await save({ accountId: OTHER_ACCOUNT, charityNumber: 'SC 12' })
      const alike = async (of: Funder & { charityNumber: string }) =>
        store.run(async ({ funders }) => [await funders.namesake(of), await funders.ofSameNumber(of)])
      const asked = { ...mine, funderName: ' the  HARBOUR trust', charityNumber: 'sc  12 ' }
      const before = await alike(asked)
      const first = await save({ accountId: null, charityNumber: 'SC 12' })
      await save({ accountId: null, charityNumber: 'sc 12' })

      expect(before).to.deep.equal([null, null])
      expect(await alike(asked)).to.deep.equal([first, first])
      expect((await alike({ ...first, charityNumber: 'SC 12' }))[0]?.id).not.to.equal(first.id)
      expect(await alike({ ...asked, funderName: 'The Harbour', charityNumber: '12' })).to.deep.equal([null, null])
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
    (await findFunders({ index: store.persistence.funderIndex, of: accountId, limit }, text)).map(
      ({ funderName }) => funderName,
    )

  it('finds funders by words of their name or the beginning of their charity number', async () => {
    const funder = await save({ funderName: 'The Harbour Trust', charityNumber: 'SC012345' })
    await save({ funderName: 'Mill Fund' })

    const { id, funderName, charityNumber } = funder
    const found = await findFunders(
      { index: store.persistence.funderIndex, of: SOME_ACCOUNT, limit: 10 },
      ' HARBOUR  tr',
    )
    expect(found).to.deep.equal([{ id, funderName, charityNumber }])
    expect(await namesFor('sc0123')).to.deep.equal(['The Harbour Trust'])
    expect(await namesFor('mountain')).to.deep.equal([])
  })

  it('puts the very name first, then those that begin with the text, then by name', async () => {
    for (const funderName of ['Old Mill', 'Mill Fund', 'Éowyn Mill', 'mill', 'Mill – Arts', 'A mill'])
      await save({ funderName })

    expect(await namesFor('Mill')).to.deep.equal([
      'mill',
      'Mill – Arts',
      'Mill Fund',
      'A mill',
      'Éowyn Mill',
      'Old Mill',
    ])
    expect(await namesFor('Mill', 2)).to.deep.equal(['mill', 'Mill – Arts'])
  })

  it('finds a word wherever it stands, and nothing by the inside of one', async () => {
    await save({ funderName: 'Northern Mill-Town Trust', charityNumber: 'SC0451' })

    for (const text of ['mill', 'town trust', 'mill-t', '-town', '045', 'NORTHERN']) {
      expect(await namesFor(text), text).to.deep.equal(['Northern Mill-Town Trust'])
    }
    for (const text of ['ill', 'own', '51', 'thern']) expect(await namesFor(text), text).to.deep.equal([])
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

  it('shows those of all accounts to who asks for any', async () => {
    await save({ funderName: 'Private Trust', accountId: OTHER_ACCOUNT })
    await save({ funderName: 'Private Fund' })

    const found = await findFunders({ index: store.persistence.funderIndex, of: 'any', limit: 10 }, 'private')
    expect(found.map(({ funderName }) => funderName)).to.deep.equal(['Private Fund', 'Private Trust'])
  })

  it('takes any text for what it is', async () => {
    await save({ funderName: '100% _Fund_' })
    await save({ funderName: 'Plain Fund' })

    expect(await namesFor('100%')).to.deep.equal(['100% _Fund_'])
    for (const text of ['%', '_', "'; DROP TABLE funders; --", '\\', '', '\0', 'x'.repeat(60_000)])
      expect(await namesFor(text), text.slice(0, 30)).to.deep.equal([])
  })

  it('finds words in any order, also while the last is being typed', async () => {
    await save({ funderName: 'The Kent Community Foundation' })
    await save({ funderName: 'Community Foundation of Kent and Medway' })
    await save({ funderName: 'Kent Sports Trust' })

    for (const text of ['foundation community kent', 'foundation kent comm', 'foundation of Kent'])
      expect(await namesFor(text), text).to.have.members([
        'The Kent Community Foundation',
        'Community Foundation of Kent and Medway',
      ])
    expect(await namesFor('trust kent')).to.deep.equal(['Kent Sports Trust'])
    expect(await namesFor('trust kent medway')).to.deep.equal([])
  })

  it('finds the rare name amongst hundreds that hold the same words', async () => {
    await store.run(async ({ funders }) => {
      for (let count = 0; count < 250; count++)
        await funders.save(aFunder({ funderName: `Trust Fund Giving ${count}` }))
      await funders.save(aFunder({ funderName: 'Giving Wombat Fund Trust' }))
    })

    expect(await namesFor('trust fund giving', 30)).to.have.length(30)
    expect(await namesFor('trust fund giving wombat')).to.deep.equal(['Giving Wombat Fund Trust'])
    expect(await namesFor('trust wombat')).to.deep.equal(['Giving Wombat Fund Trust'])
  })

  it('takes no notice of case, accents, apostrophes, “the”, “and” and how initials are written', async () => {
    await save({ funderName: 'Guy’s & St Thomas’ Charity' })
    await save({ funderName: 'Esmée Fairbairn Foundation' })
    await save({ funderName: 'The J. R. C. T. Fund' })

    expect(await namesFor('guys and st thomas')).to.deep.equal(['Guy’s & St Thomas’ Charity'])
    expect(await namesFor("Guy's St. Thomas' charity")).to.deep.equal(['Guy’s & St Thomas’ Charity'])
    expect(await namesFor('esmee fairbairn')).to.deep.equal(['Esmée Fairbairn Foundation'])
    for (const text of ['jrct', 'J R C T fund', 'the JRCT']) expect(await namesFor(text)).to.have.length(1)
  })

  it('finds a funder that is misspelt, where nobody is called so', async () => {
    await save({ funderName: 'Lloyds Bank Foundation' })
    await save({ funderName: 'Fairbairn Trust' })
    await save({ funderName: 'Hidden Fairburn', accountId: OTHER_ACCOUNT })

    for (const text of ['loyds bank fondation', 'Lloyds Bnak', 'foundation lloids'])
      expect(await namesFor(text), text).to.deep.equal(['Lloyds Bank Foundation'])
    expect(await namesFor('fairburn trust')).to.deep.equal(['Fairbairn Trust'])
    expect(await namesFor('barclays bank')).to.deep.equal([])
    expect(await namesFor('fairburn', 10, OTHER_ACCOUNT)).to.deep.equal(['Hidden Fairburn'])
  })

  it('finds a funder by its number however that is written', async () => {
    await save({ funderName: 'English', charityNumber: '1156077' })
    await save({ funderName: 'Scottish', charityNumber: 'SC022910' })

    for (const text of ['1156077', ' 1156077 ', 'GB-CHC-1156077', '11560'])
      expect(await namesFor(text), text).to.deep.equal(['English'])
    for (const text of ['SC022910', 'sc 022910', 'gb-sc-sc022910'])
      expect(await namesFor(text), text).to.deep.equal(['Scottish'])
    expect(await namesFor('9999999')).to.deep.equal([])
  })

  it('finds those of all accounts where it is asked to', async () => {
    await save({ funderName: 'Private Trust', accountId: OTHER_ACCOUNT })

    const found = await findFunders({ index: store.persistence.funderIndex, of: 'any', limit: 10 }, 'trust private')
    expect(found.map(({ funderName }) => funderName)).to.deep.equal(['Private Trust'])
  })
}

export function allFundersReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const reader = () => store.persistence.allFundersReader
  const save = (of: Partial<Funder>) => store.run(({ funders }) => funders.save(aFunder(of)))
  const ALL = { page: 1, pageSize: 100, shown: 'all', order: 'funderName', isDescending: false } as const
  const namesIn = ({ items }: Page<ListedFunder>) => items.map(({ funderName }) => funderName)

  it('lists funders of all accounts by pages in the order asked for, and counts them', async () => {
    await save({ funderName: 'mill', charityNumber: '30' })
    await save({ funderName: 'Abbey', charityNumber: null, accountId: SOME_ACCOUNT })
    await save({ funderName: 'Quay', charityNumber: 'b1', markdownOverview: LONG, accountId: OTHER_ACCOUNT })
    await save({ funderName: 'Mill', charityNumber: 'A2', markdownOverview: UNICODE })
    const names = async (of: Partial<AllFundersQuery>) => namesIn(await reader().page({ ...ALL, ...of }))

    expect(await names({})).to.deep.equal(['Abbey', 'mill', 'Mill', 'Quay'])
    expect(await names({ isDescending: true })).to.deep.equal(['Quay', 'Mill', 'mill', 'Abbey'])
    expect(await names({ order: 'id', isDescending: true })).to.deep.equal(['Mill', 'Quay', 'Abbey', 'mill'])
    expect(await names({ order: 'charityNumber' })).to.deep.equal(['Abbey', 'mill', 'Mill', 'Quay'])
    expect(await names({ shown: 'with-overview' })).to.deep.equal(['Mill', 'Quay'])
    expect(await names({ shown: 'of-one-account' })).to.deep.equal(['Abbey', 'Quay'])
    expect(await names({ page: 2, pageSize: 3 })).to.deep.equal(['Quay'])
    expect(await reader().page({ ...ALL, page: 3, pageSize: 3 })).to.deep.equal({ items: [], total: 4 })
    expect((await reader().page({ ...ALL, shown: 'with-overview', pageSize: 1 })).total).to.equal(2)
    expect(await reader().counts()).to.deep.equal({ total: 4, withOverview: 2 })
  })

  it('answers what is listed of each, in the order in which they are asked for', async () => {
    const first = await save({ funderName: UNICODE, charityNumber: null, accountId: SOME_ACCOUNT })
    const second = await save({ markdownOverview: LONG })

    expect(await reader().ofIds([second.id, anId(), first.id])).to.deep.equal([
      {
        id: second.id,
        accountId: null,
        funderName: second.funderName,
        charityNumber: second.charityNumber,
        hasOverview: true,
      },
      { id: first.id, accountId: SOME_ACCOUNT, funderName: UNICODE, charityNumber: null, hasOverview: false },
    ])
    expect(await reader().ofIds([])).to.deep.equal([])
    expect((await reader().page(ALL)).items).to.have.length(2)
  })
}
