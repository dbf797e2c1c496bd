import { expect } from 'chai'
import type { PassageIndex } from '../../core/documents/ports/passage-index.ts'
import type { PassageVectorReader } from '../../core/documents/ports/passage-vectors.ts'
import { anId, anIndexedDocument, OTHER_ACCOUNT, SOME_ACCOUNT } from '../support/builders.ts'
import { encodedPassages } from '../support/vector-builders.ts'

interface FreshVectors {
  readonly index: PassageIndex
  readonly reader: PassageVectorReader
}

const OLD = 'all-minilm 384'
const NEW = 'bge-m3 1024'

/** The contract of vectors in `PassageIndex` and of `PassageVectorReader`, for any implementation. */
export function passageVectorsContract(name: string, fresh: () => Promise<FreshVectors>): void {
  describe(`Vectors of passages: ${name}`, () => {
    let index: PassageIndex
    let reader: PassageVectorReader

    beforeEach(async () => {
      ;({ index, reader } = await fresh())
    })

    const indexed = async (texts: readonly string[], accountId = SOME_ACCOUNT) => {
      const document = anIndexedDocument({ texts, accountId })
      await index.put(document)
      return document
    }
    const put = async (more: Parameters<typeof encodedPassages>[0]) => {
      const part = encodedPassages(more)
      await index.putVectors(part)
      return part
    }
    const idsOf = async (accountId = SOME_ACCOUNT) => (await reader.parts(accountId)).map(({ id }) => id)

    it('holds none at first, and answers questions for nothing with nothing', async () => {
      expect(await reader.parts(SOME_ACCOUNT)).to.deep.equal([])
      expect(await reader.vectors(SOME_ACCOUNT, [])).to.deep.equal([])
      expect(await reader.vectors(SOME_ACCOUNT, [anId()])).to.deep.equal([])
      expect(await reader.unencoded(SOME_ACCOUNT, NEW)).to.equal(null)
      expect(await reader.accountsUnencoded(NEW)).to.deep.equal([])
    })

    it('gives parts back in order, and their bytes as they were put', async () => {
      const { documentId } = await indexed(['a', 'b', 'c'])
      const vectors = Uint8Array.from({ length: 256 }, (_, byte) => byte)

      const second = await put({ documentId, first: 2, count: 1, remaining: 0 })
      const first = await put({ documentId, first: 0, count: 2, remaining: 1, vectors })

      const { encoder } = first
      expect(await reader.parts(SOME_ACCOUNT)).to.deep.equal([
        { id: first.id, documentId, first: 0, count: 2, encoder },
        { id: second.id, documentId, first: 2, count: 1, encoder },
      ])
      const [read] = await reader.vectors(SOME_ACCOUNT, [first.id, anId()])
      expect(read?.id).to.equal(first.id)
      expect([...read!.vectors]).to.deep.equal([...vectors])
    })

    it('keeps what was made of the same passages before, and nothing of a document that is not indexed', async () => {
      const { documentId } = await indexed(['a'])
      const first = await put({ documentId })

      await put({ documentId })
      await put({ documentId: anId() })

      expect(await idsOf()).to.deep.equal([first.id])
    })

    it('tells which document lacks vectors of an encoder, and how many it has', async () => {
      const [done, begun] = [await indexed(['a']), await indexed(['a', 'b', 'c'])]
      await indexed([])
      await put({ documentId: done.documentId, encoder: NEW })
      await put({ documentId: begun.documentId, encoder: NEW, first: 0, count: 2, remaining: 1 })

      expect(await reader.unencoded(SOME_ACCOUNT, NEW)).to.deep.equal({ documentId: begun.documentId, done: 2 })
      expect(await reader.accountsUnencoded(NEW)).to.deep.equal([SOME_ACCOUNT])
      await put({ documentId: begun.documentId, encoder: NEW, first: 2, count: 1 })
      expect(await reader.unencoded(SOME_ACCOUNT, NEW)).to.equal(null)
      expect(await reader.accountsUnencoded(NEW)).to.deep.equal([])
      const [lowest] = [done.documentId, begun.documentId].sort()
      expect(await reader.unencoded(SOME_ACCOUNT, OLD)).to.deep.equal({ documentId: lowest, done: 0 })
    })

    it('keeps those of another encoder until the document has all new ones', async () => {
      const { documentId } = await indexed(['a', 'b'])
      const old = await put({ documentId, encoder: OLD, count: 2 })
      const elsewhere = await put({ documentId: (await indexed(['a'])).documentId, encoder: OLD })

      const first = await put({ documentId, encoder: NEW, first: 0, count: 1, remaining: 1 })
      expect(await idsOf()).to.have.members([old.id, first.id, elsewhere.id])

      const second = await put({ documentId, encoder: NEW, first: 1, count: 1, remaining: 0 })
      expect(await idsOf()).to.have.members([first.id, second.id, elsewhere.id])
    })

    it('lets them go when the document is put anew or removed', async () => {
      const [replaced, removed] = [await indexed(['a']), await indexed(['b'])]
      for (const { documentId } of [replaced, removed]) await put({ documentId })

      await index.put(replaced)
      await index.remove(SOME_ACCOUNT, removed.documentId)

      expect(await idsOf()).to.deep.equal([])
      expect(await reader.unencoded(SOME_ACCOUNT, NEW)).to.deep.include({ documentId: replaced.documentId })
    })

    it('keeps them when the document is renamed or weighed anew', async () => {
      const { documentId, lengths, postings } = await indexed(['a'])
      const { id } = await put({ documentId })

      await index.rename(SOME_ACCOUNT, documentId, 'New.pdf')
      await index.updateTermWeights({ accountId: SOME_ACCOUNT, documentId, lengths, postings })

      expect(await idsOf()).to.deep.equal([id])
    })

    it('shows and removes those of the account alone', async () => {
      const own = await put({ documentId: (await indexed(['a'])).documentId })
      const { documentId } = await indexed(['b'], OTHER_ACCOUNT)
      const other = await put({ documentId, accountId: OTHER_ACCOUNT })

      expect(await idsOf()).to.deep.equal([own.id])
      expect(await reader.vectors(SOME_ACCOUNT, [other.id])).to.deep.equal([])
      await index.removeAccount(SOME_ACCOUNT)
      expect(await idsOf()).to.deep.equal([])
      expect(await idsOf(OTHER_ACCOUNT)).to.deep.equal([other.id])
    })

    it('hands out copies', async () => {
      const { documentId } = await indexed(['a'])
      const { id, vectors } = await put({ documentId })
      const before = [...vectors]

      const [read] = await reader.vectors(SOME_ACCOUNT, [id])
      read!.vectors.fill(9)

      const [again] = await reader.vectors(SOME_ACCOUNT, [id])
      expect([...again!.vectors]).to.deep.equal(before)
    })
  })
}
