import { expect } from 'chai'
import { packDocumentIndex, unpackDocumentIndex } from '../../apps/wiring/workers/packed-document-index.ts'
import type { PassageLine } from '../../core/documents/passage.ts'
import type { DocumentIndex } from '../../core/documents/ports.ts'
import { UNICODE } from '../support/awkward-text.ts'
import { aPassage, aPassageLine, anIndexedDocument } from '../support/builders.ts'

describe('an indexed document between processes', () => {
  const indexOf = (layouts: readonly (readonly PassageLine[] | null)[]): DocumentIndex => {
    const passages = layouts.map((layout, ordinal) => ({ ...aPassage({ ordinal, text: UNICODE }), layout }))
    return { pageCount: 3, opening: UNICODE, indexed: { ...anIndexedDocument(), passages } }
  }
  const row = aPassageLine({ kind: 'table-row', page: null })

  it('comes out as it went in, whatever its lines are', async () => {
    const layouts = [[], null, [row, aPassageLine({ page: 2 }), row], [aPassageLine({ part: 'repeated', level: 3 })]]

    const index = indexOf(layouts)

    expect(await unpackDocumentIndex(packDocumentIndex(index))).to.deep.equal(index)
    const empty = indexOf([])
    expect(await unpackDocumentIndex(packDocumentIndex(empty))).to.deep.equal(empty)
  })

  it('lets others have their turn between a few passages and the next', async () => {
    const packed = packDocumentIndex(indexOf(Array<PassageLine[]>(2_000).fill(Array<PassageLine>(60).fill(row))))
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }

    setImmediate(count)
    const { indexed } = await unpackDocumentIndex(packed)
    isOver = true

    expect(indexed.passages).to.have.length(2_000)
    expect(turns).to.be.at.least(7)
  })

  it('says each kind of line once, so that a table of a million rows is small', () => {
    const { indexed } = packDocumentIndex(indexOf([Array<PassageLine>(10_000).fill(row)]))

    expect(indexed.passages[0]?.length).to.be.below(50_000)
  })
})
