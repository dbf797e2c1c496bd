import { expect } from 'chai'
import type { SentenceEncoder } from '../../../core/meaning/ports.ts'
import { keepDocumentsHere } from '../../support/core-world.ts'
import { openMeaningWorld, scripted, type MeaningWorld } from './meaning-world.ts'

const QUESTION = 'How many volunteers do you have?'

describe('Searching by meaning', () => {
  let world: MeaningWorld

  beforeEach(async () => {
    world = await openMeaningWorld()
    await world.add('people.txt', ['Forty unpaid helpers cook on Fridays.'])
    await world.add('garden.txt', ['The garden has roses and a pond.'])
    await world.add('many.txt', ['How many seats the hall has is unknown.'])
  })
  afterEach(() => world.ranker.close())

  /** Answers when the test says so. */
  function slowEncoder() {
    const quick = scripted()
    const asked: string[] = []
    const encoder: SentenceEncoder = {
      model: 'scripted',
      isLocal: false,
      encode: (texts, bounds) => {
        asked.push(...texts)
        return texts[0] === QUESTION ? new Promise(() => undefined) : quick.encode(texts, bounds)
      },
    }
    return { encoder, asked }
  }
  const failing = (): SentenceEncoder & { calls: number } => ({
    model: 'scripted',
    isLocal: false,
    calls: 0,
    encode() {
      this.calls += 1
      return Promise.reject(new Error('Away.'))
    },
  })
  const errors = () => world.log.entries.filter(({ level }) => level === 'error')

  it('finds a passage that shares no word with the question, before others', async () => {
    await world.encode(scripted())

    expect(await world.filesFor('Which volunteers?', null)).to.deep.equal([])
    const [first] = await world.filesFor('Which volunteers?', world.searching(scripted()))
    expect(first).to.equal('people.txt')
  })

  it('joins what both ways find, and keeps scores that fall as those of words do', async () => {
    await world.encode(scripted())
    const byWords = await world.libraryOf(null).search(QUESTION, 5)

    const hits = await world.libraryOf(world.searching(scripted())).search(QUESTION, 5)

    expect(byWords.map(({ fileName }) => fileName)).to.deep.equal(['many.txt'])
    expect(hits.map(({ fileName }) => fileName)).to.include.members(['many.txt', 'people.txt'])
    expect(hits[0]?.score).to.equal(byWords[0]?.score)
  })

  it('finds what it did without vectors, and asks no encoder for a library that has none', async () => {
    const encoder = scripted()

    expect(await world.filesFor(QUESTION, world.searching(encoder))).to.deep.equal(['many.txt'])
    expect(encoder.asked).to.deep.equal([])
  })

  it('encodes what is asked and not what explains it, once for searches of the same question', async () => {
    await world.encode(scripted())
    const encoder = scripted()
    const meaning = world.searching(encoder)
    const prompt = `${QUESTION} Give figures for the last three years.`

    await Promise.all([world.filesFor(prompt, meaning), world.filesFor(prompt, meaning)])
    await world.filesFor(prompt, meaning)

    expect(encoder.asked).to.deep.equal([{ texts: [QUESTION], model: 'scripted' }])
  })

  it('goes on without an encoder that does not answer within two seconds', async () => {
    await world.encode(scripted())
    const { encoder, asked } = slowEncoder()
    const meaning = world.searching(encoder)

    const found = world.filesFor(QUESTION, meaning)
    await world.timers.goOff(2_000)

    expect(await found).to.deep.equal(['many.txt'])
    expect(await world.filesFor(QUESTION, meaning), 'and does not wait again').to.deep.equal(['many.txt'])
    expect(asked).to.deep.equal([QUESTION])
  })

  it('goes on without one that fails, tries it again after a minute, and tells operators once a day', async () => {
    await world.encode(scripted())
    const encoder = failing()
    const meaning = world.searching(encoder)
    const search = () => world.filesFor(QUESTION, meaning)

    for (let times = 0; times < 3; times += 1) expect(await search()).to.deep.equal(['many.txt'])
    expect(encoder.calls).to.equal(1)
    world.clock.advance({ minutes: 1 })
    await search()
    expect(encoder.calls).to.equal(2)
    expect(errors()).to.have.length(1)
    expect(errors()[0]?.message).to.include('searches go by words alone')
    world.clock.advance({ days: 1 })
    await search()

    expect(errors()).to.have.length(2)
  })

  it('shows an encoder elsewhere no question of an account that keeps its documents here', async () => {
    await world.encode(scripted())
    await keepDocumentsHere(world, world.actor)
    const [elsewhere, local] = [scripted(), scripted('scripted', true)]

    expect(await world.filesFor('Which volunteers?', world.searching(elsewhere))).to.deep.equal([])
    expect(elsewhere.asked).to.deep.equal([])
    const [first] = await world.filesFor('Which volunteers?', world.searching(local))
    expect(first).to.equal('people.txt')
  })

  it('compares vectors of the model before with what that model makes of the question, until new ones are there', async () => {
    await world.encode(scripted('old'))
    const encoder = scripted('new')
    await world.add('money.txt', ['Income comes from the council.'])
    const before = await world.filesFor('Which volunteers?', world.searching(encoder))
    const asked = encoder.asked.map(({ model }) => model)

    await world.encode(encoder)
    const [after] = await world.filesFor('Which volunteers?', world.searching(encoder))

    expect(before[0]).to.equal('people.txt')
    expect(asked).to.deep.equal(['old'])
    expect(after).to.equal('people.txt')
    expect(new Set((await world.parts()).map((part) => part.encoder))).to.deep.equal(new Set(['new 64']))
  })

  it('goes on by words where the model gives vectors of another length than before', async () => {
    await world.encode(scripted('scripted', false, 64))

    const found = await world.filesFor(QUESTION, world.searching(scripted('scripted', false, 32)))

    expect(found).to.deep.equal(['many.txt'])
    expect(errors()).to.deep.equal([])
  })

  it('searches no documents outside of the library', async () => {
    await world.encode(scripted())
    const meaning = world.searching(scripted())
    const [part] = await world.parts()
    const query = { accountId: world.actor.accountId, question: 'unpaid helpers', limit: 5 }

    const rankings = await meaning.rank({ ...query, documentIds: [part!.documentId] })

    expect(rankings.flat().every(({ documentId }) => documentId === part!.documentId)).to.equal(true)
    expect(await meaning.rank({ ...query, documentIds: [] })).to.deep.equal([])
  })
})
