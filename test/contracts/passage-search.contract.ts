import { expect } from 'chai'
import type { PassageIndex, PassageReader, SoughtInLanguage } from '../../core/documents/ports/passage-index.ts'
import { anId, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { weighted } from '../support/weighted-document.ts'

function soughtBy(terms: readonly (readonly string[])[]): SoughtInLanguage {
  return { language: 'en', things: terms.map((one) => ({ terms: one, beginnings: [] })), without: [] }
}

/** What a search of an account asks. */
export function describeSearching(index: () => PassageIndex, reader: () => PassageReader): void {
  it('finds terms, and the terms that begin so, in the documents that are named, of the account alone', async () => {
    const document = weighted([{ club: 1.25, clubhouse: 2, youth: 1 }, { clu: 3 }])
    const foreign = { ...weighted([{ club: 1 }]), accountId: OTHER_ACCOUNT }
    for (const one of [document, weighted([{ club: 1 }]), foreign]) await index().put(one)
    const { documentId } = document
    const find = (terms: string[], beginnings: string[]) =>
      reader().postingsIn(SOME_ACCOUNT, [documentId, foreign.documentId], { terms, beginnings })

    const postings = await find(['youth', 'club', 'absent'], ['club'])

    expect(postings.sort((a, b) => (a.term < b.term ? -1 : 1))).to.deep.equal([
      { term: 'club', documentId, language: 'en', entries: [0, 1.25] },
      { term: 'clubhouse', documentId, language: 'en', entries: [0, 2] },
      { term: 'youth', documentId, language: 'en', entries: [0, 1] },
    ])
    expect(await find([], ['c']), 'too short to look up').to.deep.equal([])
  })

  it('finds the documents that have what is sought in their language, what mentions it most first', async () => {
    const once = weighted([{ club: 1, youth: 1 }])
    const often = weighted([{ club: 1, youth: 1 }, { club: 2 }, { clubhouse: 1, youth: 3 }])
    const polish = { ...weighted([{ club: 1, youth: 1 }]), language: 'pl' }
    const foreign = { ...weighted([{ club: 1, youth: 1 }]), accountId: OTHER_ACCOUNT }
    for (const one of [once, weighted([{ club: 1 }]), weighted([{ youth: 9 }]), polish, often, foreign])
      await index().put(one)
    const find = (sought: SoughtInLanguage, limit = 9) => reader().documentsWith(SOME_ACCOUNT, [sought], limit)
    const [both, beginning] = [soughtBy([['club'], ['youth']]), { terms: [], beginnings: ['clubh'] }]
    const found = [often.documentId, once.documentId]

    expect(await find(both)).to.deep.equal(found)
    expect(
      await find(
        soughtBy([
          ['absent', 'club'],
          ['youth', 'young'],
        ]),
      ),
    ).to.deep.equal(found)
    expect(await find(both, 1)).to.deep.equal([often.documentId])
    expect(await find({ ...both, without: ['clubhouse'] })).to.deep.equal([once.documentId])
    expect(await find({ ...both, things: [beginning] })).to.deep.equal([often.documentId])
    expect(await find({ ...soughtBy([]), without: ['club'] }), 'nothing is sought').to.deep.equal([])
  })

  it('gives statistics of the documents asked for, and each language once, of the account alone', async () => {
    const [first, second] = [weighted([{ club: 1 }]), { ...weighted([{ klub: 1 }]), language: 'pl' }]
    const foreign = { ...weighted([{ clwb: 1 }]), accountId: OTHER_ACCOUNT, language: 'cy' }
    for (const document of [first, second, { ...weighted([]), language: null }, weighted([]), foreign])
      await index().put(document)

    const statistics = await reader().statisticsOf(SOME_ACCOUNT, [second.documentId, foreign.documentId, anId()])

    expect(statistics.map(({ documentId }) => documentId)).to.deep.equal([second.documentId])
    expect(await reader().languages(SOME_ACCOUNT)).to.have.members([null, 'en', 'pl'])
  })

  it('tells terms that begin so of the documents stored last, with a passage of each, however short the beginning', async () => {
    const document = weighted([{ club: 1.25, clubhouse: 2, youth: 1 }, { clu: 3 }])
    const { documentId } = document
    for (const one of [weighted([{ club: 1 }]), document, { ...weighted([{ club: 1 }]), accountId: OTHER_ACCOUNT }])
      await index().put(one)

    const places = await reader().termsBeginning(SOME_ACCOUNT, 'club', 1)
    expect(places.sort((a, b) => (a.term < b.term ? -1 : 1))).to.deep.equal([
      { term: 'club', documentId, ordinal: 0 },
      { term: 'clubhouse', documentId, ordinal: 0 },
    ])
    expect((await reader().termsBeginning(SOME_ACCOUNT, 'c', 1)).map(({ term }) => term).sort()).to.deep.equal([
      'clu',
      'club',
      'clubhouse',
    ])
    expect(await reader().termsBeginning(SOME_ACCOUNT, 'club', 0)).to.deep.equal([])
    expect(await reader().termsBeginning(SOME_ACCOUNT, 'x', 100)).to.deep.equal([])
  })
}
