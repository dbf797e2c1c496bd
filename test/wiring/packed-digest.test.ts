import { expect } from 'chai'
import { packDigest, unpackDigest } from '../../apps/wiring/workers/packed-digest.ts'
import type { PassageLine } from '../../core/documents/passage.ts'
import type { DigestedDocument } from '../../core/documents/ports/document-digester.ts'
import { UNICODE } from '../support/awkward-text.ts'
import { aPassage, aPassageLine, anIndexedDocument } from '../support/builders.ts'

describe('a digested document between processes', () => {
  const digestOf = (layouts: readonly (readonly PassageLine[] | null)[]): DigestedDocument => {
    const passages = layouts.map((layout, ordinal) => ({ ...aPassage({ ordinal, text: UNICODE }), layout }))
    return { pageCount: 3, opening: UNICODE, indexed: { ...anIndexedDocument(), passages } }
  }
  const row = aPassageLine({ kind: 'table-row', page: null })

  it('comes out as it went in, whatever its lines are', async () => {
    const layouts = [[], null, [row, aPassageLine({ page: 2 }), row], [aPassageLine({ part: 'repeated', level: 3 })]]

    const digest = digestOf(layouts)

    expect(await unpackDigest(packDigest(digest))).to.deep.equal(digest)
    const empty = digestOf([])
    expect(await unpackDigest(packDigest(empty))).to.deep.equal(empty)
  })

  it('lets others have their turn between a few passages and the next', async () => {
    const packed = packDigest(digestOf(Array<PassageLine[]>(2_000).fill(Array<PassageLine>(60).fill(row))))
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }

    setImmediate(count)
    const { indexed } = await unpackDigest(packed)
    isOver = true

    expect(indexed.passages).to.have.length(2_000)
    expect(turns).to.be.at.least(7)
  })

  it('says each kind of line once, so that a table of a million rows is small', () => {
    const { indexed } = packDigest(digestOf([Array<PassageLine>(10_000).fill(row)]))

    expect(indexed.passages[0]?.length).to.be.below(50_000)
  })
})
