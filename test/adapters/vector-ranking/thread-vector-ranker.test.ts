import { expect } from 'chai'
import { ThreadVectorRanker } from '../../../adapters/vector-ranking/thread-vector-ranker.ts'
import type { EncodedPassages } from '../../../core/documents/ports/passage-vectors.ts'
import { packVectors } from '../../../core/meaning/vectors.ts'
import { SOME_ACCOUNT } from '../../support/builders.ts'
import { encodedPassages } from '../../support/vector-builders.ts'

const vector = (...numbers: number[]) => Float32Array.from(numbers)

describe('the thread that ranks vectors', () => {
  let stored: EncodedPassages[]
  let read: string[]
  let ranker: ThreadVectorRanker

  const open = (mostBytes?: number) =>
    (ranker = new ThreadVectorRanker(
      {
        async vectors(_account, ids) {
          read.push(...ids)
          return stored.filter(({ id }) => ids.includes(id))
        },
      },
      mostBytes,
    ))
  const keep = (documentId: string, vectors: readonly (Float32Array | null)[], first = 0) => {
    const count = vectors.length
    const packed = packVectors(vectors, vectors.find((one) => one !== null)!.length)
    const part = encodedPassages({ documentId: documentId as never, first, count, vectors: packed })
    stored.push(part)
    return part
  }
  const rank = async (question: Float32Array, parts = stored, limit = 10) =>
    (await ranker.rank({ accountId: SOME_ACCOUNT, parts, question, limit })).map(
      ({ documentId, ordinal }) => `${documentId} ${ordinal}`,
    )

  beforeEach(() => {
    stored = []
    read = []
    open()
  })
  afterEach(() => ranker.close())

  it('gives the nearest first by direction and not by length, and none that points elsewhere', async () => {
    keep('a', [vector(1, 0, 0), vector(9, 9, 0), vector(-1, 0, 0)])
    keep('b', [vector(0, 0.1, 0), null], 64)

    expect(await rank(vector(0, 1, 0))).to.deep.equal(['b 64', 'a 1'])
  })

  it('tells cosines, within what whole numbers tell', async () => {
    keep('a', [vector(3, 4)])

    const [found] = await ranker.rank({ accountId: SOME_ACCOUNT, parts: stored, question: vector(1, 0), limit: 1 })

    expect(found?.score).to.be.closeTo(0.6, 0.005)
  })

  it('orders equal ones by document and ordinal, and gives no more than are asked for', async () => {
    keep('a', Array<Float32Array>(40).fill(vector(1, 1)))
    keep('b', [vector(1, 1), vector(1, 0)])

    expect(await rank(vector(1, 0), stored, 3)).to.deep.equal(['b 1', 'a 0', 'a 1'])
  })

  it('reads vectors once, and leaves out those that are gone from the store', async () => {
    const [a, b] = [keep('a', [vector(1, 0)]), keep('b', [vector(1, 0)])]
    stored = [a]

    const first = await rank(vector(1, 0), [a, b])
    const again = await rank(vector(1, 0), [a])

    expect([first, again]).to.deep.equal([['a 0'], ['a 0']])
    expect(read).to.deep.equal([a.id, b.id])
  })

  it('holds no more than it may: what was asked for longest ago is read again', async () => {
    await ranker.close()
    open(24)
    const [a, b] = [keep('a', [vector(1, 0)]), keep('b', [vector(1, 0), vector(1, 0)])]

    for (const part of [a, b, a]) await rank(vector(1, 0), [part])
    expect(read, 'both fit').to.deep.equal([a.id, b.id])
    const c = keep('c', [vector(1, 0), vector(1, 0)])
    for (const part of [c, a, b]) await rank(vector(1, 0), [part])

    expect(read).to.deep.equal([a.id, b.id, c.id, b.id])
  })

  it('compares as many passages of an account as it has room for', async () => {
    await ranker.close()
    open(24)
    keep('a', [vector(1, 0), vector(1, 1)])
    keep('b', [vector(1, 0)])

    expect(await rank(vector(1, 0))).to.deep.equal(['a 0', 'a 1'])
  })

  it('answers searches that come at once', async () => {
    for (const name of ['a', 'b', 'c']) keep(name, [vector(1, 0), vector(0, 1)])

    const found = await Promise.all(stored.map((part) => rank(vector(0, 1), [part])))

    expect(found).to.deep.equal([['a 1'], ['b 1'], ['c 1']])
  })

  it('starts again after it ended', async () => {
    keep('a', [vector(1, 0)])
    await rank(vector(1, 0))

    await ranker.close()

    expect(await rank(vector(1, 0))).to.deep.equal(['a 0'])
  })

  it('throws where the store does, and goes on', async () => {
    const part = keep('a', [vector(1, 0)])
    const broken = new ThreadVectorRanker({ vectors: () => Promise.reject(new Error('No store.')) })
    const query = { accountId: SOME_ACCOUNT, parts: [part], question: vector(1, 0), limit: 1 }

    const outcome = await broken.rank(query).catch((error: Error) => error.message)
    await broken.close()

    expect(outcome).to.equal('No store.')
  })
})
