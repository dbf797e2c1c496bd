import type { DocumentId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { cutPassages } from '../../../core/documents/cut-passages.ts'
import type { Document } from '../../../core/documents/document.ts'
import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import { reflowBlocks } from '../../../core/documents/reflow-blocks.ts'
import { ViewDocumentText, type WantedText } from '../../../core/documents/view-document-text.ts'
import { aDocument, anIndexedDocument, OTHER_ACCOUNT, SOME_ACCOUNT, SOME_USER } from '../../support/builders.ts'
import { openCoreWorld, refusalOf } from '../../support/core-world.ts'
import { heading, item, paragraph, row, sentences } from './passage-texts.ts'

const actor = { accountId: SOME_ACCOUNT, userId: SOME_USER, isAdmin: false }

/** A document that was read from these blocks. */
async function read(blocks: readonly TextBlock[], of: Partial<Document> = {}) {
  const world = openCoreWorld()
  const document = aDocument({ pageCount: null, ...of })
  const passages = cutPassages(blocks).map((passage) => ({
    ...passage,
    documentId: document.id,
    terms: new Map<string, number>(),
  }))
  await world.unitOfWork.run(async (stores) => {
    await stores.documents.save(document)
    await stores.passages.put({ ...anIndexedDocument({ documentId: document.id }), passages })
  })
  const view = new ViewDocumentText(
    world.documentReader,
    world.passageReader,
    new AdminReadAccess(world.unitOfWork, world.sources),
  )
  const see = (wanted: WantedText, documentId: DocumentId = document.id, by = actor) =>
    view.execute({ actor: by, documentId, wanted })
  return { see, passages, text: async (wanted: WantedText) => (await see(wanted)).text! }
}

const twelvePages = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((page) => [
  heading(`Chapter ${page} of the report on ${'abcdefghijkl'[page]}`, 1, page),
  ...[4, 9, 25].map((count) => paragraph(sentences(count, `plant${page}`), page)),
])

const threeSlides = ['Schools come first.', 'Gardens are next.', 'Kitchens come last.'].map((text, at) =>
  paragraph(text, at + 1),
)

describe('the text of a document', () => {
  it('is handed out page by page, and nothing of it is lost or said twice', async () => {
    const { text } = await read(twelvePages, { pageCount: 12 })

    const shown = [...(await text({ from: 1, to: 10 })).pages, ...(await text({ from: 11, to: 12 })).pages]

    expect(shown.map(({ number }) => number)).to.deep.equal(Array.from({ length: 12 }, (_, at) => at + 1))
    for (const { number, lines } of shown) {
      const blocks = reflowBlocks(twelvePages).filter(({ page }) => page === number)
      expect(lines.map(({ text: line }) => line).join(' ')).to.equal(blocks.map((block) => block.text).join(' '))
      expect(lines.filter(({ isContinued }) => !isContinued).map(({ kind }) => kind)).to.deep.equal(
        blocks.map(({ kind }) => kind),
      )
    }
  })

  it('gives a page that no passage begins on what runs over to it, and an empty page nothing', async () => {
    const { text } = await read([...threeSlides, paragraph('The last.', 5)], { pageCount: 6 })

    const { pages, count, hasPageNumbers } = await text({ from: 2, to: 6 })

    expect({ count, hasPageNumbers }).to.deep.equal({ count: 6, hasPageNumbers: true })
    expect(pages.map(({ number, lines }) => [number, ...lines.map((line) => line.text)])).to.deep.equal([
      [2, 'Gardens are next.'],
      [3, 'Kitchens come last.'],
      [4],
      [5, 'The last.'],
      [6],
    ])
  })

  it('gives at most ten pages, and the last one for those beyond it', async () => {
    const { text } = await read(twelvePages, { pageCount: 12 })
    const numbers = async (from: number, to: number) => (await text({ from, to })).pages.map(({ number }) => number)

    expect(await numbers(1, 500)).to.have.length(10)
    expect(await numbers(700, 800)).to.deep.equal([12])
    expect(await numbers(5, 2)).to.deep.equal([5])
  })

  it('is parted into portions where it has no pages', async () => {
    const { text, passages } = await read(Array.from({ length: 40 }, () => paragraph(sentences(6))))

    const { pages, count, hasPageNumbers } = await text({ from: 1, to: 10 })

    expect(hasPageNumbers).to.equal(false)
    expect(count)
      .to.equal(Math.ceil(passages.length / 12))
      .and.to.be.greaterThan(2)
    expect(pages.map(({ number }) => number)).to.deep.equal(Array.from({ length: count }, (_, at) => at + 1))
    expect(pages.flatMap(({ lines }) => lines)).to.have.length(40)
    expect((await text({ from: 2, to: 2 })).pages[0]?.lines.map(({ passage }) => passage)).to.include(12)
  })

  it('shows list items without their marks and the head of a table once', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => row(`Village ${at}`, 'two hundred young people in a year'))
    const { text } = await read([item('Gardens'), row('Place', 'People'), ...rows])

    const { pages } = await text({ from: 1, to: 10 })

    const lines = pages.flatMap((page) => page.lines)
    expect(lines[0]).to.deep.include({ kind: 'list-item', level: 1, text: 'Gardens' })
    expect(lines.filter((line) => line.text === 'Place | People')).to.have.length(1)
    expect(lines).to.have.length(62)
  })

  it('is found by a passage, on every page that the passage touches', async () => {
    const long = paragraph(sentences(40), 9)
    const { text } = await read([...threeSlides, long], { pageCount: 9 })
    const numbers = async (passage: number) => (await text({ passage })).pages.map(({ number }) => number)

    expect(await numbers(0)).to.deep.equal([1, 2, 3])
    expect(await numbers(2)).to.deep.equal([9])
    expect(await numbers(99)).to.deep.equal([])
  })

  it('says why there is none while a document is being read or could not be', async () => {
    for (const status of ['processing', 'error'] as const) {
      const { see } = await read([paragraph('Old text.')], { status, processingError: 'It is broken.' })

      const { document, text } = await see({ from: 1, to: 1 })

      expect(text).to.equal(null)
      expect(document).to.include({ status, processingError: 'It is broken.' })
    }
  })

  it('of a document without text has no pages', async () => {
    expect(await (await read([])).text({ from: 1, to: 5 })).to.deep.equal({
      hasPageNumbers: false,
      count: 0,
      pages: [],
    })
  })

  it("of another account's document is not found", async () => {
    const { see } = await read(twelvePages)

    const refusal = await refusalOf(see({ from: 1, to: 1 }, undefined, { ...actor, accountId: OTHER_ACCOUNT }))

    expect(refusal).to.include({ kind: 'not-found', code: 'documents.not-found' })
  })

  it('is shown by lines where only passages were kept', async () => {
    const world = openCoreWorld()
    const document = aDocument({ pageCount: 2 })
    await world.unitOfWork.run(({ documents }) => documents.save(document))
    const passage = { ordinal: 0, text: 'A heading\nA paragraph.', page: 2 }
    const passages = {
      ...world.passageReader,
      placesOf: async () => [{ ordinal: 0, page: 2 }],
      withLayout: async () => [{ ...passage, layout: null }],
    }
    const readings = new AdminReadAccess(world.unitOfWork, world.sources)
    const view = new ViewDocumentText(world.documentReader, passages, readings)

    const { text } = await view.execute({ actor, documentId: document.id, wanted: { from: 2, to: 2 } })

    expect(text?.pages[0]?.lines.map((line) => [line.kind, line.text])).to.deep.equal([
      ['paragraph', 'A heading'],
      ['paragraph', 'A paragraph.'],
    ])
  })
})
