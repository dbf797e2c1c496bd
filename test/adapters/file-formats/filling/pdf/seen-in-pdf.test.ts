import { expect } from 'chai'
import { readPdfForm } from '../../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { drawnPdf, write, type Drawing } from '../../pdf/drawn-pdf.ts'
import { filled, slotOf, runsOf, runWith } from './filled-pdf.ts'

const SENTENCES = 'We run a weekly group for young carers in two villages near the river. '.repeat(3)
const ROWS = ['Name:', 'Town:', 'Phone:']
const HEIGHT = 22

/** The answer to the words of a form with one page. */
async function answered(draw: Drawing, words: string, text: string) {
  const form = await drawnPdf([draw])
  const { pages, places } = await filled(form, [{ slot: await slotOf(form, words), text }])
  return { page: pages[0], state: places[0]!.state }
}

/** A table of labels and empty cells as a word processor prints it: each side in pieces, the last shorter than a line. */
function inPieces(
  pdf: PDFKit.PDFDocument,
  paint: (pdf: PDFKit.PDFDocument, top: number) => void = () => undefined,
): void {
  ROWS.forEach((_, row) => paint(pdf, 100 + row * HEIGHT))
  pdf.fillColor('black')
  for (let row = 0; row <= ROWS.length; row++) {
    const top = 100 + row * HEIGHT
    for (const [left, width] of [
      [60, 112],
      [172, 240],
    ] as const)
      pdf.rect(left, top, width, 0.6).fill()
    if (row === ROWS.length) continue
    for (const left of [60, 172, 411.4])
      pdf
        .rect(left, top + 0.6, 0.6, 18)
        .fill()
        .rect(left, top + 18.6, 0.6, 3.4)
        .fill()
    write(pdf, 64, top + 6, ROWS[row]!)
  }
}

const cellsOf = async (draw: Drawing) => {
  const { blocks } = await readPdfForm(await drawnPdf([draw]))
  const cells = blocks.flatMap((block) => (block.kind === 'table' ? block.cells : []))
  return cells.map(({ row, column, blocks: inside }) => `${row} ${column} ${inside.length > 0 ? 'label' : ''}`.trim())
}

const CELLS = ['0 0 label', '0 1', '1 0 label', '1 1', '2 0 label', '2 1']

describe('what a person sees of answers in a PDF', () => {
  it('closes cells whose sides are drawn in pieces', async () => {
    expect(await cellsOf((pdf) => inPieces(pdf))).to.deep.equal(CELLS)
  })

  it('parts no cell by the ground that is painted line by line in it', async () => {
    const band = (pdf: PDFKit.PDFDocument, top: number) => void pdf.rect(60.6, top + 1, 111, 24).fill('#dddddd')

    expect(await cellsOf((pdf) => inPieces(pdf, band))).to.deep.equal(CELLS)
  })

  it('sets each answer in the cell beside its label', async () => {
    const { page, state } = await answered((pdf) => inPieces(pdf), 'Town:', 'Harbour')

    const run = runWith(page, 'Harbour')
    expect([state, run.left > 172, run.top > 121, run.bottom < 145]).to.deep.equal(['filled', true, true, true])
  })

  it('crosses no upright line, where it begins above the question too', async () => {
    const form = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 60, 'Questions for reference')
        pdf.rect(60, 90, 200, 120).stroke().rect(260, 90, 240, 120).stroke().rect(60, 210, 440, 60).stroke()
        write(pdf, 64, 96, 'What will you do?')
        write(pdf, 264, 92, 'Help')
      },
    ])
    const { blocks } = await readPdfForm(form)
    const inCells = blocks.flatMap((block) =>
      block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [],
    )
    const question = inCells.find((block) => block.kind === 'paragraph' && block.text.includes('What'))
    const slot = { kind: 'below', anchor: question!.anchor, page: 1 } as const

    const { pages } = await filled(form, [{ slot, text: SENTENCES }])

    const answer = runsOf(pages[0]).filter(({ text }) => /carers|villages|river|group/u.test(text))
    expect(answer).to.not.have.length(0)
    expect(Math.max(...answer.map(({ right }) => right))).to.be.lessThan(260)
  })

  it('writes on the line behind a label, and not on the one to sign on below it', async () => {
    const { page } = await answered(
      (pdf) => {
        write(pdf, 60, 60, 'Application for a grant of the harbour towns')
        write(pdf, 60, 100, 'Amount requested: $')
        pdf.moveTo(160, 110).lineTo(270, 110).stroke()
        pdf.moveTo(60, 146).lineTo(380, 146).stroke()
        write(pdf, 60, 149, 'Signature of the chair')
      },
      'Amount requested',
      '9,110',
    )

    const run = runWith(page, '9,110')
    expect([run.left > 155, run.baseline < 112]).to.deep.equal([true, true])
  })
})
