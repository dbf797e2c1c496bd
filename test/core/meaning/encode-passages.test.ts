import { expect } from 'chai'
import type { SentenceEncoder } from '../../../core/meaning/ports.ts'
import { RemoveDocument } from '../../../core/library/remove-document.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { anActorIn, claimAll, keepDocumentsHere, refusalOf } from '../../support/core-world.ts'
import { openMeaningWorld, scripted, type MeaningWorld } from './meaning-world.ts'

/** Cut into as many passages. */
const long = (count: number) => Array.from({ length: count }, (_, at) => `Part ${at}: ${'many words '.repeat(55)}.`)
const away = () => new AppError('unavailable', 'documents.not-encoded', { values: { because: 'unavailable' } })

describe('Encoding passages', () => {
  let world: MeaningWorld

  beforeEach(async () => void (world = await openMeaningWorld()))
  afterEach(() => world.ranker.close())

  /** Fails from a call on. */
  function failingFrom(call: number): SentenceEncoder {
    const encoder = scripted()
    const encode: SentenceEncoder['encode'] = (texts, bounds) =>
      encoder.asked.length < call ? encoder.encode(texts, bounds) : Promise.reject(away())
    return { model: encoder.model, isLocal: encoder.isLocal, encode }
  }
  const jobs = async () => (await claimAll(world)).map(({ job }) => `${job.name} of ${job.accountId}`)
  const countOfVectors = async () => (await world.parts()).reduce((sum, { count }) => sum + count, 0)

  it('makes vectors of all passages in batches, and none twice', async () => {
    await world.add('report.txt', long(70))
    await world.add('note.txt', ['One line.'])
    const encoder = scripted()

    await world.encode(encoder)
    const sizes = encoder.asked.map(({ texts }) => texts.length)
    await world.encode(encoder)

    expect(sizes[0], 'what the encoder is just now').to.equal(1)
    expect(sizes.slice(1)).to.deep.equal([64, 7, 1])
    expect(encoder.asked).to.have.length(sizes.length + 1)
    expect(await countOfVectors()).to.equal(72)
  })

  it('goes on where it was cut off', async () => {
    await world.add('report.txt', long(70))

    const refused = await refusalOf(world.encode(failingFrom(2)))
    expect(refused.kind).to.equal('unavailable')
    expect(await countOfVectors()).to.equal(64)
    const encoder = scripted()
    await world.encode(encoder)

    expect(encoder.asked.map(({ texts }) => texts.length)).to.deep.equal([1, 7])
    expect(await countOfVectors()).to.equal(71)
  })

  it('stops where nobody waits any more', async () => {
    await world.add('report.txt', ['One line.'])
    const listener = { addEventListener: () => undefined, removeEventListener: () => undefined }

    await world.encode(scripted(), { cancellation: { aborted: true, ...listener } })

    expect(await world.parts()).to.deep.equal([])
  })

  it('leaves a long library in parts to further jobs', async () => {
    for (let at = 0; at < 51; at += 1) await world.add(`${at}.txt`, ['One line.'])

    await world.encode(scripted())

    expect(await countOfVectors()).to.equal(50)
    expect(await jobs()).to.deep.equal([`encode-passages of ${world.actor.accountId}`])
  })

  it('makes them again when the model or its dimension is another', async () => {
    await world.add('note.txt', ['One line.'])
    for (const encoder of [scripted('a'), scripted('b'), scripted('b', false, 32)]) {
      await world.encode(encoder)
      const parts = await world.parts()
      expect(parts.map((part) => part.encoder)).to.have.length(1)
    }

    expect((await world.parts())[0]?.encoder).to.equal('b 32')
  })

  it('keeps no vectors of a document that was changed while they were made', async () => {
    const id = await world.add('note.txt', ['One line.'])
    const quick = scripted()
    const encoder: SentenceEncoder = {
      model: quick.model,
      isLocal: false,
      async encode(texts, bounds) {
        await world.unitOfWork.run(async ({ documents }) => {
          const document = (await documents.find(world.actor.accountId, id))!
          await documents.save({ ...document, originalName: `${texts.length}.txt` })
        })
        return quick.encode(texts, bounds)
      },
    }

    await world.encode(encoder)

    expect(await world.parts()).to.deep.equal([])
  })

  it('keeps zeros for a passage that can’t be encoded, to which nothing is near', async () => {
    await world.add('signs.txt', ['12 34 56'])
    await world.encode(scripted())

    const meaning = world.searching(scripted())
    expect(await countOfVectors()).to.equal(1)
    expect(await world.filesFor('How many volunteers?', meaning)).to.deep.equal([])
  })

  it('lets vectors go with their document', async () => {
    const { actor, files, unitOfWork } = world
    const id = await world.add('note.txt', ['One line.'])
    await world.encode(scripted())
    const nothing = { wakeAfter: async () => undefined, change: async () => undefined }

    await new RemoveDocument(unitOfWork, files, nothing, nothing).execute({ actor, documentId: id })

    expect(await world.parts()).to.deep.equal([])
  })

  it('shows an encoder elsewhere nothing of an account that keeps its documents here', async () => {
    await world.add('note.txt', ['One line.'])
    await keepDocumentsHere(world, world.actor)
    const [elsewhere, local] = [scripted(), scripted('scripted', true)]

    await world.encode(elsewhere)
    await world.encode(local)

    expect(elsewhere.asked).to.deep.equal([])
    expect(await countOfVectors()).to.equal(1)
  })

  it('stops in the middle when the account decides so', async () => {
    await world.add('report.txt', long(70))
    const quick = scripted()
    const encoder: SentenceEncoder = {
      model: quick.model,
      isLocal: false,
      async encode(texts, bounds) {
        if (texts.length > 1) await keepDocumentsHere(world, world.actor)
        return quick.encode(texts, bounds)
      },
    }

    await world.encode(encoder)

    expect(quick.asked.map(({ texts }) => texts.length)).to.deep.equal([1, 64])
  })

  describe('what is missing', () => {
    it('is queued once for each account that may be shown to the encoder', async () => {
      const other = await anActorIn(world)
      const here = await anActorIn(world)
      await keepDocumentsHere(world, here)
      for (const one of [world.actor, other, here]) await world.add('note.txt', ['One line.'], one)

      expect(await world.queue(scripted())).to.equal('Queued for 2 accounts.')
      expect(await world.queue(scripted())).to.equal('All passages have vectors.')
      expect(await jobs()).to.have.members(
        [world.actor, other].map(({ accountId }) => `encode-passages of ${accountId}`),
      )
    })

    it('is nothing where all have vectors, and all when the model is another', async () => {
      await world.add('note.txt', ['One line.'])
      await world.encode(scripted())

      expect(await world.queue(scripted())).to.equal('All passages have vectors.')
      expect(await world.queue(scripted('another'))).to.equal('Queued for 1 account.')
    })

    it('waits while the encoder is away', async () => {
      await world.add('note.txt', ['One line.'])

      await refusalOf(world.queue(failingFrom(0)))

      expect(await jobs()).to.deep.equal([])
    })
  })
})
