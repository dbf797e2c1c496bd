import { expect } from 'chai'

import { newFunderImport, type FunderImport } from '../../core/funders/funder-import.ts'
import { normaliseFunderName } from '../../core/funders/funder.ts'
import type { PublishedAward, RegisteredFunder } from '../../core/funders/ports.ts'
import { NO_FACTS } from '../../core/funders/register-facts.ts'
import { LONG, UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import { aFunder, anId, SOME_ACCOUNT } from '../support/builders.ts'
import { expectError } from '../support/expect-error.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { openFresh } from '../support/open-fresh.ts'
import { findFunders } from '../../core/funders/find-funders.ts'
import { versionedContract } from './versioned.contract.ts'

const SOURCE = { title: UNICODE, url: 'https://example.org/', licence: 'CC BY 4.0', publishedOn: '2026-09-10' }

export function anImport(of: Partial<FunderImport> = {}): FunderImport {
  const file = { fileName: UNICODE, fileKey: 'funder-imports/1', sizeBytes: 5_000_000_000, contentHash: 'a'.repeat(64) }
  const about = { format: '360giving', source: SOURCE, jobId: null, createdAt: TEST_START } as const
  return { ...newFunderImport({ id: anId(), ...file, ...about }), ...of }
}

export function funderImportsContract(backend: Backend): void {
  versionedContract(backend, {
    entities: () => [anImport(), anImport({ outcome: 'failed', error: LONG, problems: [UNICODE], jobId: anId() })],
    changed: (one): FunderImport => {
      const counts = { recordsRead: 1_000_000, fundersAdded: 7 }
      return { ...one, ...counts, outcome: 'completed', finishedAt: TEST_START }
    },
    find: ({ funderImports }, { id }) => funderImports.find(id),
    save: ({ funderImports }, one) => funderImports.save(one),
  })

  describe('as they are listed', () => {
    const store = openFresh(backend, 'for each test')
    const save = (of: Partial<FunderImport>) => store.run(({ funderImports }) => funderImports.save(anImport(of)))

    it('stand newest first, a page at a time', async () => {
      const first = await save({ createdAt: '2026-01-01T00:00:00.000Z' })
      const second = await save({ createdAt: '2026-01-02T00:00:00.000Z' })
      const third = await save({ createdAt: '2026-01-03T00:00:00.000Z' })
      const page = (number: number) =>
        store.run(({ funderImports }) => funderImports.page({ page: number, pageSize: 2 }))

      expect(await page(1)).to.deep.equal({ items: [third, second], total: 3 })
      expect(await page(2)).to.deep.equal({ items: [first], total: 3 })
    })

    it('are known by the content of their file while they are open', async () => {
      const open = await save({ contentHash: 'b'.repeat(64) })
      await save({ contentHash: 'c'.repeat(64), outcome: 'completed' })
      const openFor = (hash: string) => store.run(({ funderImports }) => funderImports.openFor(hash.repeat(64)))

      expect(await openFor('b')).to.deep.equal(open)
      expect(await openFor('c')).to.equal(null)
    })
  })
}

function aRegistered(of: Partial<RegisteredFunder> = {}): RegisteredFunder {
  const named = { funderName: 'The Harbour Trust', charityNumber: '1098765', identifiers: ['GB-CHC-1098765'] }
  return { id: anId(), createdAt: TEST_START, version: 0, otherNames: [], ...named, ...of }
}

export function funderRegisterContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const save = (...funders: RegisteredFunder[]) => store.run(({ funderRegister }) => funderRegister.save(funders))
  const withIdentifiers = (...identifiers: string[]) =>
    store.run(({ funderRegister }) => funderRegister.withIdentifiers(identifiers))
  const namesFor = async (text: string) =>
    (await findFunders({ index: store.persistence.funderIndex, of: SOME_ACCOUNT, limit: 10 }, text)).map(
      ({ funderName }) => funderName,
    )

  it('gives funders back by each of their identifiers, and by name', async () => {
    const harbour = aRegistered({ identifiers: ['GB-CHC-1098765', 'GB-SC-SC022910'] })
    await save(harbour, aRegistered({ funderName: UNICODE, charityNumber: null, identifiers: [] }))

    const saved = { ...harbour, version: 1 }
    expect(await withIdentifiers('GB-SC-SC022910')).to.deep.equal([saved])
    expect(await withIdentifiers('GB-CHC-1098765', 'GB-SC-SC022910', 'GB-COH-1')).to.deep.equal([saved])
    expect(await withIdentifiers()).to.deep.equal([])
    const named = await store.run(({ funderRegister }) =>
      funderRegister.named([normaliseFunderName('the HARBOUR trust'), normaliseFunderName(UNICODE)]),
    )
    expect(named.map(({ funderName }) => funderName)).to.have.members(['The Harbour Trust', UNICODE])
  })

  it('knows the charity number that was typed, and leaves funders of one account alone', async () => {
    const typed = { funderName: 'Typed', charityNumber: ' 0327114 ' }
    await store.run(({ funders }) => funders.save(aFunder(typed)))
    await store.run(({ funders }) => funders.save(aFunder({ ...typed, charityNumber: 'SC1', accountId: SOME_ACCOUNT })))

    expect((await withIdentifiers('GB-CHC-327114')).map(({ funderName }) => funderName)).to.deep.equal(['Typed'])
    expect(await withIdentifiers('GB-SC-SC000001')).to.deep.equal([])
    const named = await store.run(({ funderRegister }) => funderRegister.named(['typed']))
    expect(named).to.have.length(1)
  })

  it('changes a funder as long as nobody else did', async () => {
    const harbour = aRegistered()
    const importId = anId<'funder-import'>()
    const name = { identifier: 'GB-CHC-1098765', name: 'Pier Fund', kind: 'working', importId } as const
    await save(harbour)
    await store.run(({ funderRegister }) => funderRegister.keepNames([name]))
    await save({ ...harbour, version: 1, funderName: 'Quay Trust', otherNames: ['Pier Fund'] })

    expect(await namesFor('quay')).to.deep.equal(['Quay Trust'])
    expect(await namesFor('harbour')).to.deep.equal([])
    expect(await namesFor('fund pier')).to.deep.equal(['Quay Trust'])
    await expectError(save({ ...harbour, version: 1 }), 'conflict')
  })

  it('keeps names for their identifiers, each once, and finds funders by them', async () => {
    const importId = anId<'funder-import'>()
    const name = { identifier: 'GB-CHC-1098765', name: 'DOCK TRUST', kind: 'former', importId } as const
    await store.run(({ funderRegister }) => funderRegister.keepNames([name, { ...name, name: 'Dock Trust' }]))
    await save(aRegistered({ otherNames: ['DOCK TRUST'] }))

    expect(await store.run(({ funderRegister }) => funderRegister.namesOf(['GB-CHC-1098765']))).to.deep.equal([name])
    expect((await withIdentifiers('GB-CHC-1098765'))[0]?.otherNames).to.deep.equal(['DOCK TRUST'])
    expect(await namesFor('dock')).to.deep.equal(['The Harbour Trust'])
  })

  it('goes on to find a funder by its other names once it is saved by hand', async () => {
    const harbour = aRegistered()
    const importId = anId<'funder-import'>()
    const name = { identifier: 'GB-CHC-1098765', name: 'Dock Trust', kind: 'former', importId } as const
    await store.run(({ funderRegister }) => funderRegister.keepNames([name]))
    await save({ ...harbour, otherNames: ['Dock Trust'] })
    await store.run(async ({ funders }) => {
      const funder = await funders.findAny(harbour.id)
      if (funder) await funders.save({ ...funder, funderName: 'Quay Trust' })
    })

    expect(await namesFor('dock trust')).to.deep.equal(['Quay Trust'])
  })

  it('sums up awards, and replaces one that comes again', async () => {
    const harbour = aRegistered()
    const source = await store.run(({ funderImports }) => funderImports.save(anImport()))
    const award = (id: string, amount: number, of: Partial<PublishedAward> = {}): PublishedAward => ({
      id,
      funderId: harbour.id,
      importId: source.id,
      amount,
      currency: 'GBP',
      awardedOn: '2025-03-01',
      programme: 'Warm homes',
      recipient: { identifier: 'GB-CHC-1', name: 'Youth club' },
      place: 'Leeds',
      ...of,
    })
    const keep = (...awards: PublishedAward[]) => store.run(({ funderRegister }) => funderRegister.keepAwards(awards))
    await save(harbour)
    await keep(award('1', 5), award('2', 300.5), award('3', 100, { recipient: null, place: null, awardedOn: '2024' }))
    await keep(award('1', 200), award('4', 9, { currency: 'USD' }), award('5', 1, { funderId: anId() }))
    await keep(award('6', 100, { recipient: { identifier: null, name: UNICODE }, programme: null, awardedOn: null }))

    const { awards, awardSources, identifiers } = await store.persistence.registerFactsReader.factsOf(harbour.id)
    expect(awards).to.deep.equal({
      currency: 'GBP',
      count: 4,
      total: 700.5,
      median: 150,
      smallest: 100,
      largest: 300.5,
      first: '2024',
      last: '2025-03-01',
      recipientCount: 2,
      recipients: [
        { name: 'Youth club', awards: 2 },
        { name: UNICODE, awards: 1 },
      ],
      places: [{ name: 'Leeds', awards: 3 }],
      programmes: [{ name: 'Warm homes', awards: 3 }],
    })
    expect(awardSources).to.deep.equal([{ ...SOURCE, importId: source.id, importedAt: TEST_START }])
    expect(identifiers).to.deep.equal(['GB-CHC-1098765'])
    expect(await store.persistence.registerFactsReader.factsOf(anId())).to.deep.equal(NO_FACTS)
  })
}
