import type { ProjectId } from '../../core/shared/ids.ts'
import { expect } from 'chai'
import type { DocumentScope } from '../../core/documents/document.ts'
import type { PassageIndex, PassageReader, Posting } from '../../core/documents/ports/passage-index.ts'
import { packPostings } from '../../core/documents/posting-blocks.ts'
import { anId, anIndexedDocument, aPassage, aPassageLine, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { weighted } from '../support/weighted-document.ts'
import { describeSearching } from './passage-search.contract.ts'

export interface FreshPassageIndex {
  readonly index: PassageIndex
  readonly reader: PassageReader
}

const SHARED: DocumentScope = { kind: 'shared' }

/** The contract of `PassageIndex` and `PassageReader`, for any implementation; `fresh` gives an empty store each time. */
export function passageIndexContract(name: string, fresh: () => Promise<FreshPassageIndex>): void {
  describe(`Passage index: ${name}`, () => {
    let index: PassageIndex
    let reader: PassageReader

    beforeEach(async () => {
      ;({ index, reader } = await fresh())
    })

    describeEmptiness(() => reader)
    describeKeeping(
      () => index,
      () => reader,
    )
    describeSearching(
      () => index,
      () => reader,
    )
    describeReplacing(
      () => index,
      () => reader,
    )
    describeBorders(
      () => index,
      () => reader,
    )
    describeOrder(
      () => index,
      () => reader,
    )
  })
}

function describeEmptiness(reader: () => PassageReader): void {
  it('holds nothing at first', async () => {
    expect(await reader().statistics(SOME_ACCOUNT, [SHARED])).to.deep.equal([])
    expect(await reader().statisticsOf(SOME_ACCOUNT, [anId()])).to.deep.equal([])
    expect(await reader().languages(SOME_ACCOUNT)).to.deep.equal([])
    expect(await reader().postings(SOME_ACCOUNT, ['club'])).to.deep.equal([])
    expect(await reader().postingsIn(SOME_ACCOUNT, [anId()], { terms: ['club'], beginnings: ['cl'] })).to.deep.equal([])
    const things = [{ terms: ['club'], beginnings: [] }]
    expect(await reader().documentsWith(SOME_ACCOUNT, [{ language: null, things, without: [] }], 9)).to.deep.equal([])
    expect(await reader().passages(SOME_ACCOUNT, [{ documentId: anId(), ordinal: 0 }])).to.deep.equal([])
    expect(await reader().passagesOf(SOME_ACCOUNT, anId())).to.deep.equal([])
    expect(await reader().placesOf(SOME_ACCOUNT, anId())).to.deep.equal([])
    expect(await reader().withLayout(SOME_ACCOUNT, anId(), 0, 9)).to.deep.equal([])
  })

  it('answers questions for nothing with nothing', async () => {
    expect(await reader().statistics(SOME_ACCOUNT, [])).to.deep.equal([])
    expect(await reader().postings(SOME_ACCOUNT, [])).to.deep.equal([])
    expect(await reader().passages(SOME_ACCOUNT, [])).to.deep.equal([])
  })
}

function describeKeeping(index: () => PassageIndex, reader: () => PassageReader): void {
  it('gives back passages as they were put, with any text and with empty lists', async () => {
    const documentId = anId<'document'>()
    const passages = [
      aPassage({
        documentId,
        ordinal: 0,
        text: 'Zażółć 🙂 “quotes”\nline | cell\t\u{1F468}‍👩',
        question: 'Why?',
        page: 3,
      }),
      aPassage({ documentId, ordinal: 1, text: 'long '.repeat(2_000), headings: [], question: null, page: null }),
    ]
    const document = anIndexedDocument({ documentId })

    await index().put({
      ...document,
      passages: passages.map((passage) => ({ ...passage, layout: [] })),
    })

    expect(await reader().passagesOf(SOME_ACCOUNT, documentId)).to.deep.equal(passages)
  })

  it('tells where passages begin, and gives those of a range back as they are laid out', async () => {
    const { documentId, ...document } = anIndexedDocument({ texts: ['A\n• one', 'two', 'three', 'four'] })
    const layouts = [
      [aPassageLine({ kind: 'heading', level: 2, page: null }), aPassageLine({ kind: 'list-item', level: 1, page: 1 })],
      [aPassageLine({ part: 'continued', page: 2 })],
      [aPassageLine({ kind: 'table-row', part: 'repeated', page: 3 })],
      [],
    ]
    const passages = document.passages.map((passage, at) => ({
      ...passage,
      page: at === 0 ? null : at + 1,
      layout: layouts[at] ?? [],
    }))

    await index().put({ ...document, documentId, passages })

    expect(await reader().placesOf(SOME_ACCOUNT, documentId)).to.deep.equal([
      { ordinal: 0, page: null },
      { ordinal: 1, page: 2 },
      { ordinal: 2, page: 3 },
      { ordinal: 3, page: 4 },
    ])
    const withLayout = (first: number, last: number) => reader().withLayout(SOME_ACCOUNT, documentId, first, last)
    expect(await withLayout(0, 2)).to.deep.equal(
      passages.slice(0, 3).map(({ ordinal, text, page, layout }) => ({ ordinal, text, page, layout })),
    )
    expect((await withLayout(3, 99)).map(({ ordinal }) => ordinal)).to.deep.equal([3])
    expect(await withLayout(2, 1)).to.deep.equal([])
  })

  it('sums the term weights of each passage as its length', async () => {
    const document = weighted([{ club: 1.25, youth: 2 }, { club: 0.5 }, {}])

    await index().put(document)

    const [statistics] = await reader().statistics(SOME_ACCOUNT, [SHARED])
    expect(statistics).to.deep.equal({
      documentId: document.documentId,
      fileName: document.fileName,
      scopes: document.scopes,
      language: document.language,
      datedAt: document.datedAt,
      lengths: [3.25, 0.5, 0],
    })
  })

  it('tells where a term stands and how much it weighs there', async () => {
    const document = weighted([{ club: 1.25, youth: 2 }, {}, { club: 3 }])

    await index().put(document)

    const postings = await reader().postings(SOME_ACCOUNT, ['club', 'absent'])
    expect(postings).to.deep.equal([
      { term: 'club', documentId: document.documentId, language: 'en', entries: [0, 1.25, 2, 3] },
    ])
  })

  it('gives a document another name and leaves its passages', async () => {
    const document = weighted([{ club: 1 }])
    await index().put(document)

    await index().rename(SOME_ACCOUNT, document.documentId, 'Žofie’s report.pdf')
    await index().rename(OTHER_ACCOUNT, document.documentId, 'No.pdf')

    const [statistics] = await reader().statisticsOf(SOME_ACCOUNT, [document.documentId])
    expect(statistics?.fileName).to.equal('Žofie’s report.pdf')
    expect(await reader().postings(SOME_ACCOUNT, ['club'])).to.have.length(1)
  })

  it('keeps terms of any characters apart', async () => {
    const document = weighted([{ "o'brien": 1, '100%': 2, Club: 3, club: 4, ü: 5, u: 6, 北京: 7 }])

    await index().put(document)

    const postings = await reader().postings(SOME_ACCOUNT, ["o'brien", '100%', 'club', 'u', '北京', "'; drop table--"])
    const found = Object.fromEntries(postings.map(({ term, entries }) => [term, entries[1]]))
    expect(found).to.deep.equal({ "o'brien": 1, '100%': 2, club: 4, u: 6, 北京: 7 })
  })

  it('answers thousands of terms and keys at once', async () => {
    const terms = Object.fromEntries(Array.from({ length: 3_000 }, (_, number) => [`term${number}`, 1]))
    const document = weighted([terms])
    await index().put(document)

    const postings = await reader().postings(SOME_ACCOUNT, [...Object.keys(terms), 'none'])
    const keys = Array.from({ length: 3_000 }, (_, ordinal) => ({ documentId: document.documentId, ordinal }))

    expect(postings).to.have.length(3_000)
    expect(await reader().passages(SOME_ACCOUNT, keys)).to.have.length(1)
  })

  it('keeps a document of many passages and terms', async () => {
    const texts = Array.from({ length: 400 }, (_, passage) =>
      Array.from({ length: 100 }, (__, word) => `term${(passage * 31 + word) % 5_000}`).join(' '),
    )
    const document = anIndexedDocument({ texts })

    await index().put(document)

    expect(await reader().passagesOf(SOME_ACCOUNT, document.documentId)).to.have.length(400)
    expect(await reader().postings(SOME_ACCOUNT, texts[7]!.split(' '))).to.have.length(100)
  })

  it('hands out copies', async () => {
    const document = weighted([{ club: 1 }])
    await index().put(document)

    const [passage] = await reader().passagesOf(SOME_ACCOUNT, document.documentId)
    ;(passage?.headings as string[]).push('changed')
    const [posting] = await reader().postings(SOME_ACCOUNT, ['club'])
    ;(posting?.entries as number[])[1] = 99

    const [again] = await reader().passagesOf(SOME_ACCOUNT, document.documentId)
    expect(again?.headings).to.deep.equal(['Our work'])
    expect((await reader().postings(SOME_ACCOUNT, ['club']))[0]?.entries).to.deep.equal([0, 1])
  })
}

function describeReplacing(index: () => PassageIndex, reader: () => PassageReader): void {
  it('puts a document in place of what it was', async () => {
    const before = weighted([{ club: 1 }, { youth: 1 }])
    await index().put(before)

    await index().put({ ...weighted([{ garden: 2 }]), documentId: before.documentId, fileName: 'New name.docx' })

    const statistics = await reader().statistics(SOME_ACCOUNT, [SHARED])
    expect(statistics.map(({ fileName, lengths }) => [fileName, lengths])).to.deep.equal([['New name.docx', [2]]])
    expect(await reader().postings(SOME_ACCOUNT, ['club', 'youth'])).to.deep.equal([])
    expect(await reader().passagesOf(SOME_ACCOUNT, before.documentId)).to.have.length(1)
  })

  it('weighs an indexed document anew and leaves its passages, and indexes none by that', async () => {
    const document = anIndexedDocument({ texts: ['the youth club'] })
    const { accountId, documentId } = document
    const entriesOf = new Map([['harbour', [0, 2.5]]])
    const weights = { lengths: [2.5], postings: packPostings(entriesOf) }
    await index().put(document)
    const passages = await reader().passagesOf(accountId, documentId)

    await index().updateTermWeights({ accountId, documentId, ...weights })
    await index().updateTermWeights({ accountId, documentId: anId(), ...weights })

    expect(await reader().passagesOf(accountId, documentId)).to.deep.equal(passages)
    expect(await reader().postings(accountId, ['club', 'harbour'])).to.deep.equal([
      { term: 'harbour', documentId, language: 'en', entries: [0, 2.5] },
    ])
    const statistics = await reader().statistics(accountId, [SHARED])
    expect(statistics.map(({ lengths }) => lengths)).to.deep.equal([[2.5]])
  })

  it('keeps a document without passages', async () => {
    await index().put(anIndexedDocument({ texts: [] }))

    const [statistics] = await reader().statistics(SOME_ACCOUNT, [SHARED])
    expect(statistics?.lengths).to.deep.equal([])
  })

  it('removes a document with its passages and postings, once and again', async () => {
    const gone = weighted([{ club: 1 }])
    const kept = weighted([{ club: 2 }])
    await index().put(gone)
    await index().put(kept)

    await index().remove(SOME_ACCOUNT, gone.documentId)
    await index().remove(SOME_ACCOUNT, gone.documentId)

    expect(await reader().passagesOf(SOME_ACCOUNT, gone.documentId)).to.deep.equal([])
    expect((await reader().postings(SOME_ACCOUNT, ['club'])).map(({ documentId }) => documentId)).to.deep.equal([
      kept.documentId,
    ])
    expect(await reader().statistics(SOME_ACCOUNT, [SHARED])).to.have.length(1)
  })
}

function describeBorders(index: () => PassageIndex, reader: () => PassageReader): void {
  it('never gives one account what belongs to another', async () => {
    const other = { ...weighted([{ club: 1 }]), accountId: OTHER_ACCOUNT }
    await index().put(other)

    expect(await reader().statistics(SOME_ACCOUNT, [SHARED])).to.deep.equal([])
    expect(await reader().postings(SOME_ACCOUNT, ['club'])).to.deep.equal([])
    expect(await reader().passages(SOME_ACCOUNT, [{ documentId: other.documentId, ordinal: 0 }])).to.deep.equal([])
    expect(await reader().passagesOf(SOME_ACCOUNT, other.documentId)).to.deep.equal([])
    expect(await reader().placesOf(SOME_ACCOUNT, other.documentId)).to.deep.equal([])
    expect(await reader().withLayout(SOME_ACCOUNT, other.documentId, 0, 9)).to.deep.equal([])
  })

  it('does not remove what belongs to another account', async () => {
    const other = { ...weighted([{ club: 1 }]), accountId: OTHER_ACCOUNT }
    await index().put(other)

    await index().remove(SOME_ACCOUNT, other.documentId)
    await index().removeAccount(SOME_ACCOUNT)

    expect(await reader().passagesOf(OTHER_ACCOUNT, other.documentId)).to.have.length(1)
  })

  it('removes all of an account', async () => {
    const document = weighted([{ club: 1 }])
    await index().put(document)

    await index().removeAccount(SOME_ACCOUNT)

    expect(await reader().statistics(SOME_ACCOUNT, [SHARED])).to.deep.equal([])
    expect(await reader().postings(SOME_ACCOUNT, ['club'])).to.deep.equal([])
    expect(await reader().passagesOf(SOME_ACCOUNT, document.documentId)).to.deep.equal([])
  })

  it('tells the documents of the scopes that are asked for and of no others', async () => {
    const project = anId<'project'>() as ProjectId
    const grants: DocumentScope = { kind: 'project', projectId: project, section: 'grants' }
    const reports: DocumentScope = { kind: 'project', projectId: project, section: 'reports' }
    const elsewhere: DocumentScope = { kind: 'project', projectId: anId<'project'>(), section: 'grants' }
    for (const scope of [SHARED, grants, reports, elsewhere]) await index().put(anIndexedDocument({ scopes: [scope] }))

    const scopesOf = async (scopes: readonly DocumentScope[]) =>
      (await reader().statistics(SOME_ACCOUNT, scopes)).flatMap((one) => one.scopes)
    expect(await scopesOf([SHARED])).to.deep.equal([SHARED])
    expect(await scopesOf([SHARED, grants])).to.have.deep.members([SHARED, grants])
    expect(await scopesOf([reports])).to.deep.equal([reports])
  })

  it('finds a document by each of its scopes, as they change, once', async () => {
    const grants: DocumentScope = { kind: 'project', projectId: anId(), section: 'grants' }
    const reports: DocumentScope = { ...grants, section: 'reports' }
    const document = anIndexedDocument({ scopes: [SHARED, grants] })
    await index().put(document)
    const { accountId, documentId } = document
    const found = async (scopes: readonly DocumentScope[]) =>
      (await reader().statistics(accountId, scopes)).filter((one) => one.documentId === documentId).length

    expect([await found([SHARED]), await found([grants]), await found([reports])]).to.deep.equal([1, 1, 0])
    expect(await found([grants, SHARED])).to.equal(1)

    await index().changeScopes(accountId, documentId, [reports])

    expect([await found([SHARED]), await found([grants]), await found([reports])]).to.deep.equal([0, 0, 1])
    await index().changeScopes(OTHER_ACCOUNT, documentId, [SHARED])
    expect(await found([SHARED])).to.equal(0)
  })
}

function describeOrder(index: () => PassageIndex, reader: () => PassageReader): void {
  it('orders statistics by document and passages by document and ordinal, each once', async () => {
    const documents = [weighted([{ a: 1 }, { b: 1 }, { c: 1 }]), weighted([{ d: 1 }, { e: 1 }])]
    const [first, second] = documents.map(({ documentId }) => documentId).sort()
    for (const document of documents.toReversed()) await index().put(document)
    const keys = documents.flatMap(({ documentId }) => [1, 0, 1, 7].map((ordinal) => ({ documentId, ordinal })))

    const statistics = await reader().statistics(SOME_ACCOUNT, [SHARED, SHARED])
    const passages = await reader().passages(SOME_ACCOUNT, keys)

    expect(statistics.map(({ documentId }) => documentId)).to.deep.equal([first, second])
    expect(passages.map(({ documentId, ordinal }) => [documentId, ordinal])).to.deep.equal([
      [first, 0],
      [first, 1],
      [second, 0],
      [second, 1],
    ])
  })

  it('gives a term asked for twice once for each document', async () => {
    const documents = [weighted([{ club: 1 }]), weighted([{ club: 1 }])]
    for (const document of documents) await index().put(document)

    const postings: Posting[] = await reader().postings(SOME_ACCOUNT, ['club', 'club'])

    expect(postings.map(({ documentId }) => documentId)).to.have.members(documents.map(({ documentId }) => documentId))
  })
}
