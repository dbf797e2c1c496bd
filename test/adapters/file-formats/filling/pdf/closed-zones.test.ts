import { expect } from 'chai'
import { drawnPdf, write, type Drawing } from '../../pdf/drawn-pdf.ts'
import { filled, pageText, slotOf } from './filled-pdf.ts'

const AMOUNT =
  'How much do you ask for, and how much of it is for the wages of people whom you have yet to find, in all'
const ANSWER = '£14,250'
const WORDS = 'Grants are paid within three months of the decision of the trustees. '.repeat(2).slice(0, 100)
const rule = (pdf: PDFKit.PDFDocument, left: number, top: number, width: number) =>
  pdf
    .moveTo(left, top)
    .lineTo(left + width, top)
    .stroke()

/** The rest of the page is full of words, so that the only free space is the one in question. */
const full = (pdf: PDFKit.PDFDocument, from: number) => {
  for (let top = from; top < 820; top += 12) write(pdf, 60, top, WORDS)
}

const FORMS: Readonly<Record<string, Drawing>> = {
  'a line to sign on over its label': (pdf) => {
    write(pdf, 60, 60, AMOUNT)
    rule(pdf, 60, 100, 240)
    write(pdf, 60, 104, 'Signature of the treasurer')
    full(pdf, 122)
  },
  'a line to sign on in the row of its question': (pdf) => {
    write(pdf, 60, 76, 'Total')
    rule(pdf, 100, 93, 430)
    write(pdf, 110, 95, 'Authorised signature')
    full(pdf, 110)
  },
  'the office’s part at the end of a page': (pdf) => {
    for (let top = 60; top < 430; top += 12) write(pdf, 60, top, WORDS)
    write(pdf, 60, 430, AMOUNT)
    write(pdf, 240, 444, 'Official use only')
    write(pdf, 240, 800, 'Date of payment')
  },
}

describe('a PDF with places that are not for answers', () => {
  for (const [name, draw] of Object.entries(FORMS))
    it(`gets no amount on ${name}: it goes to a further page`, async () => {
      const form = await drawnPdf([draw])
      const slot = await slotOf(form, name.includes('row') ? 'Total' : AMOUNT)
      const anchor = slot.kind === 'field' ? slot.field.anchor : slot.kind === 'options' ? '' : slot.anchor
      const { places, pages } = await filled(form, [
        { label: AMOUNT, slot: { kind: 'below', anchor, page: 1 }, text: ANSWER },
      ])

      expect(places[0]!.state).to.equal('further-page')
      expect(pageText(pages[0])).to.not.include(ANSWER)
      expect(pageText(pages[1])).to.include(ANSWER)
    })
})
