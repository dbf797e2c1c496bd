import { expect } from 'chai'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import { DocumentSource } from '../../../core/search/document-source.ts'
import { NameSource } from '../../../core/search/name-source.ts'
import { SearchEverything } from '../../../core/search/search-everything.ts'
import { SuggestSearch } from '../../../core/search/suggest-search.ts'
import { aDocument, anId, aProject } from '../../support/builders.ts'
import { librariesOf } from '../../support/libraries.ts'
import { anActorIn, openCoreWorld } from '../../support/core-world.ts'

const analyser = new StemmedTermAnalyser()
const ENGLISH =
  'The zebra crossing by our school is in the policy on safeguarding. We thank all who volunteer: volunteering is the heart of our kitchen, and beneficiaries say so.'

async function openSuggestions() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { searchableNames: names, passageReader: passages } = world
  const documents = new DocumentSource(world.documentReader, passages, analyser, librariesOf(passages))
  const sources = [new NameSource('project', names), documents]
  const search = new SearchEverything(sources, analyser)
  const suggest = new SuggestSearch({ names, passages, analyser, search })
  const add = async (text: string, by: Actor = actor) => {
    const { accountId } = by
    const document = aDocument({ accountId, originalName: 'Notes.txt', contentHash: anId() })
    const blocks = [{ kind: 'paragraph' as const, level: 0, text, page: 1 }]
    const { id: documentId, scopes, uploadedAt } = document
    const indexed = indexDocument(
      { accountId, documentId, fileName: 'Notes.txt', scopes, uploadedAt, blocks },
      analyser,
    )
    await world.unitOfWork.run(async (stores) => {
      await stores.documents.save(document)
      await stores.passages.put(indexed)
    })
  }
  const meant = (query: string, hasFound = false) => suggest.execute({ actor, query, hasFound })
  return { world, actor, add, meant }
}

describe('what a search may have meant', () => {
  it('is the word of a document that differs by a slip or two, as it is written there', async () => {
    const { add, meant } = await openSuggestions()
    await add(ENGLISH)

    const slips = {
      zebar: 'zebra',
      zbera: 'zebra',
      xzebra: 'zebra',
      zzebra: 'zebra',
      safegaurding: 'safeguarding',
      voulnteering: 'volunteering',
      benificiaries: 'beneficiaries',
      kitchan: 'kitchen',
      'Zebar crosing': 'zebra crossing',
      '“zebar crossing” -garden': '“zebra crossing” -garden',
    }
    for (const [typed, word] of Object.entries(slips)) expect(await meant(typed), typed).to.equal(word)
  })

  it('is a word of a name, and one of another language', async () => {
    const { world, actor, add, meant } = await openSuggestions()
    await add('Der Förderverein unterstützt die Jugendlichen in der Küche und im Garten, und das seit vielen Jahren.')
    await world.unitOfWork.run(({ projects }) =>
      projects.save(aProject({ accountId: actor.accountId, name: 'Tidewell lighthouse' })),
    )

    expect(await meant('Fördeverein')).to.equal('förderverein')
    expect(await meant('lihgthouse')).to.equal('lighthouse')
  })

  it('is nothing where something was found, where nothing is alike, or no search would find it', async () => {
    const { add, meant } = await openSuggestions()
    await add(ENGLISH)

    expect(await meant('zebar', true)).to.equal(null)
    for (const typed of ['', 'zeb', 'penguin', 'zebar penguin', '北京大学的厨房', 'z'.repeat(400)])
      expect(await meant(typed), typed).to.equal(null)
  })

  it('is never a word of another account', async () => {
    const { world, add, meant } = await openSuggestions()
    const stranger = await anActorIn(world)
    await add(ENGLISH, stranger)
    await add('We cook warm meals for all who come.')

    expect(await meant('zebar')).to.equal(null)
  })
})
