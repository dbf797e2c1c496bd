import { expect } from 'chai'
import type { SentenceEncoder } from '../../core/meaning/ports.ts'
import { MOST_DIMENSIONS } from '../../core/meaning/vectors.ts'

const BOUNDS = { limitMs: 10_000 }

/** The contract of `SentenceEncoder`, for any implementation. */
export function sentenceEncoderContract(name: string, open: () => SentenceEncoder): void {
  describe(`Sentence encoder: ${name}`, () => {
    it('gives a vector for each text, in their order, alike for the same text however many are asked for', async () => {
      const texts = Array.from(
        { length: 100 },
        (_, at) => `The ${'very '.repeat(at % 7)}first garden ${'of all '.repeat(at)}`,
      )

      const all = await open().encode(texts, BOUNDS)
      const alone = await Promise.all([0, 41, 99].map(async (at) => (await open().encode([texts[at]!], BOUNDS))[0]))

      expect(all).to.have.length(100)
      expect([0, 41, 99].map((at) => all[at])).to.deep.equal(alone)
      expect(all[1]).not.to.deep.equal(all[2])
    })

    it('gives vectors of one length, of finite numbers that are not all 0', async () => {
      const vectors = await open().encode(['A garden.', 'Zażółć 🙂 “quotes”\n\tline', 'long '.repeat(5_000)], BOUNDS)

      const [length] = vectors.map((vector) => vector?.length)
      expect(length).to.be.within(1, MOST_DIMENSIONS)
      for (const vector of vectors) {
        expect(vector).to.have.length(length!)
        expect(vector!.every(Number.isFinite)).to.equal(true)
        expect(vector!.some((number) => number !== 0)).to.equal(true)
      }
    })

    it('gives null for blank texts and nothing for none', async () => {
      const vectors = await open().encode(['', 'A garden.', ' \n\t'], BOUNDS)

      expect(vectors.map((vector) => vector === null)).to.deep.equal([true, false, true])
      expect(await open().encode([], BOUNDS)).to.deep.equal([])
      expect(await open().encode(['  '], BOUNDS)).to.deep.equal([null])
    })
  })
}
