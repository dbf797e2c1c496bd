import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { InMemoryPassageIndex } from '../../../adapters/memory/documents/in-memory-passage-index.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import { ScopedLibrary } from '../../../core/documents/scoped-library.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { anId, OTHER_ACCOUNT, SOME_ACCOUNT } from '../../support/builders.ts'
import { heading, paragraph } from './passage-texts.ts'

const SHARED: DocumentScope = { kind: 'shared' }
const analyser = new StemmedTermAnalyser()

describe('ScopedLibrary', () => {
  let store: InMemoryPassageIndex
  let library: ScopedLibrary

  beforeEach(() => {
    store = new InMemoryPassageIndex()
    library = new ScopedLibrary(store, analyser, SOME_ACCOUNT, [SHARED])
  })

  const add = async (
    fileName: string,
    blocks: readonly (string | TextBlock)[],
    of: { scope?: DocumentScope; accountId?: AccountId; documentId?: DocumentId } = {},
  ) => {
    const { scope = SHARED, accountId = SOME_ACCOUNT, documentId = anId<'document'>() } = of
    const read = blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block))
    const uploadedAt = '2026-01-01T00:00:00.000Z'
    await store.put(
      indexDocument({ accountId, documentId, fileName, scopes: [scope], uploadedAt, blocks: read }, analyser),
    )
    return documentId
  }
  const filesFor = async (query: string) => (await library.search(query, 12)).map(({ fileName }) => fileName)

  it('finds nothing in an empty library and for queries without a word', async () => {
    expect(await library.search('garden', 12)).to.deep.equal([])
    await add('a.txt', ['We run a garden.'])

    for (const query of ['', '   ', '?!', 'of the and', '🙂']) expect(await library.search(query, 12)).to.deep.equal([])
    expect(await library.search('garden', 0)).to.deep.equal([])
  })

  it('takes any text as a query', async () => {
    await add('a.txt', ['We run a garden (with roses).'])

    for (const query of [
      'garden (',
      '[a-z]+ garden \\',
      '"garden" AND *',
      'garden '.repeat(100_000),
      '🙂 garden',
      "garden'; --",
    ]) {
      expect(await filesFor(query), query.slice(0, 30)).to.deep.equal(['a.txt'])
    }
  })

  it('finds words in other forms and numbers in other spellings', async () => {
    await add('numbers.txt', ['Our income was 1201095 pounds in all of that time.'])
    await add('people.txt', ['Those who participated in our courses came from nearby.'])

    expect(await filesFor('1,201,095')).to.deep.equal(['numbers.txt'])
    expect((await filesFor('Who are the participants?'))[0]).to.equal('people.txt')
  })

  it('puts the passage of a past application first that answers a like question', async () => {
    const rambling =
      'The project will be evaluated, evaluation of the project and evaluation of all work matters to us here.'
    await add('a-report.txt', [rambling])
    await add('b-application.txt', [
      heading('How will you evaluate the project?'),
      paragraph('We ask families twice a year.'),
    ])

    expect((await filesFor('How will the project be evaluated?'))[0]).to.equal('b-application.txt')
  })

  it('prefers newer documents between passages that say the same', async () => {
    const text = 'We reached many children with our lessons in swimming.'
    await add('report 2019.txt', [text])
    await add('report 2024.txt', [text])
    await add('report 2021.txt', [text])

    expect(await filesFor('swimming lessons')).to.deep.equal(['report 2024.txt', 'report 2021.txt', 'report 2019.txt'])
    expect((await filesFor('swimming lessons in 2019'))[0]).to.equal('report 2019.txt')
  })

  it('orders equal passages by document and ordinal, whatever the order of upload', async () => {
    const ids = [anId<'document'>(), anId<'document'>(), anId<'document'>()].sort() as DocumentId[]
    for (const documentId of [ids[2], ids[0], ids[1]]) await add('same.txt', ['Same words here.'], { documentId })

    const hits = await library.search('same words', 12)
    expect(hits.map(({ passage }) => passage.documentId)).to.deep.equal(ids)
  })

  it('reaches the documents of its account and scopes alone', async () => {
    const project: DocumentScope = { kind: 'project', projectId: anId(), section: 'grants' }
    await add('shared.txt', ['A garden for all.'])
    await add('project.txt', ['A garden for all.'], { scope: project })
    await add('other.txt', ['A garden for all.'], { accountId: OTHER_ACCOUNT })

    expect(await filesFor('garden')).to.deep.equal(['shared.txt'])
    expect((await library.documents()).map(({ fileName }) => fileName)).to.deep.equal(['shared.txt'])
    const wider = new ScopedLibrary(store, analyser, SOME_ACCOUNT, [SHARED, project])
    expect((await wider.search('garden', 12)).map(({ fileName }) => fileName)).to.have.members([
      'shared.txt',
      'project.txt',
    ])
  })

  it('scores a document alike whatever other accounts and scopes hold', async () => {
    await add('a.txt', ['A garden for all.'])
    const [before] = await library.search('garden', 12)

    for (let count = 0; count < 5; count += 1) await add('noise.txt', ['A garden.'], { accountId: OTHER_ACCOUNT })

    expect((await library.search('garden', 12))[0]).to.deep.equal(before)
  })

  it('asks its reader three times for a search', async () => {
    await add('a.txt', ['A garden for all.'])
    const calls: string[] = []
    const counting = new Proxy(store, {
      get(target, name: keyof InMemoryPassageIndex) {
        calls.push(name)
        return target[name].bind(target)
      },
    })

    await new ScopedLibrary(counting, analyser, SOME_ACCOUNT, [SHARED]).search('garden', 12)

    expect(calls).to.deep.equal(['statistics', 'postings', 'passages'])
  })

  it('shows a passage with what stands around it, at most 240 words, and nothing twice', async () => {
    const filler = Array.from({ length: 12 }, (_, at) =>
      paragraph(`Part ${at} ${'of the usual work '.repeat(14)}ends.`),
    )
    const text = [...filler.slice(0, 6), paragraph('The orchard has 40 apple trees.'), ...filler.slice(6)]
    await add('long.txt', text)

    const [best, ...others] = await library.search('apple trees in the orchard, part of the work', 12)

    expect(best?.passage.text).to.include('40 apple trees').and.to.include('Part 5').and.to.include('Part 6')
    for (const { passage } of [best!, ...others]) expect(countWords(passage.text)).to.be.at.most(240)
    const shown = [best!, ...others].map(({ passage }) => passage.text).join('\n')
    for (let at = 0; at < 12; at += 1) expect(shown.split(`Part ${at} `)).to.have.length.at.most(2)
  })

  it('shows no other answer of a past application beside one', async () => {
    const answer = (of: string) => paragraph(`${of} ${'is what we do and have done '.repeat(8)}each year.`)
    const [growing, selling] = [answer('Growing apples'), answer('Selling apples')]
    await add('application.txt', [heading('What do you grow?'), growing, heading('What do you sell?'), selling])

    const [best] = await library.search('What do you grow?', 12)

    expect(best?.passage.text).to.include('Growing apples').and.not.to.include('Selling')
  })

  it('finds years in names that run into words', async () => {
    await add('Report2011final.txt', ['We taught many children to swim in the canal.'])
    await add('Report2012final.txt', ['We taught many children to swim in the canal, and swim they did.'])

    expect((await filesFor('Who learned to swim in 2011?'))[0]).to.equal('Report2011final.txt')
  })

  it('looks for what a long prompt asks, before what it explains', async () => {
    await add('trees.txt', ['We planted forty apple trees in the orchard with the school.'])
    await add('rules.txt', ['Applicants must provide evidence that the amount and its purpose are eligible costs.'])
    const help = 'Applicants must give evidence of the amount. Its purpose and eligible costs must be explained.'

    expect(await filesFor(`${help} How many trees did you plant?`)).to.deep.equal(['trees.txt', 'rules.txt'])
  })

  it('finds in several languages at once', async () => {
    await add('deutsch.txt', ['Wir fördern die Kinder und die Familien in unserer Stadt mit einem Garten für alle.'])
    await add('english.txt', ['We help the children and the families of our town with a garden that is for all.'])

    expect((await filesFor('Welche Kinder fördern Sie?'))[0]).to.equal('deutsch.txt')
    expect((await filesFor('Which children do you help?'))[0]).to.equal('english.txt')
  })

  it('gives a passage with the ones beside it, in order', async () => {
    const long = Array.from({ length: 6 }, (_, at) => paragraph(`Part ${at}. ${'word '.repeat(150)}end.`))
    const documentId = await add('long.txt', long)
    const all = await store.passagesOf(SOME_ACCOUNT, documentId)
    const third = all[2]
    if (third === undefined) throw new Error('The document has too few passages.')

    expect(await library.neighbours(third, 1)).to.deep.equal(all.slice(1, 4))
    expect(await library.neighbours(third, 99)).to.deep.equal(all)
  })
})
