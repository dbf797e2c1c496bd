import { expect } from 'chai'
import { readPdfForm } from '../../../adapters/forms/pdf/read-pdf-form.ts'
import { openForPictures, pictureOf } from '../../../adapters/ocr/page-pictures.ts'
import { scanRecogniser } from '../../../adapters/ocr/scan-recogniser.ts'
import { drawnPdf, write } from '../forms/pdf/drawn-pdf.ts'

/** The pages of a PDF as pictures in another, as a scanner makes it. */
async function scanOf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await openForPictures(bytes)
  const { png } = await pictureOf(await document.getPage(1))
  await document.loadingTask.destroy()
  return drawnPdf([(pdf) => pdf.image(png, 0, 0, { width: 595.28 })])
}

describe('scanRecogniser', () => {
  it('reads a scanned form, told by place, size and weight', async () => {
    const printed = await drawnPdf([
      (pdf) => {
        write(pdf, 60, 60, 'Community Garden Fund', { size: 24, font: 'Helvetica-Bold' })
        write(pdf, 60, 120, 'What will the garden change for the people of your street?', {
          size: 11,
          font: 'Helvetica-Bold',
        })
        write(pdf, 60, 145, 'Tell us in no more than 200 words what you will do and who takes part in it.', {
          size: 11,
        })
        write(pdf, 60, 200, 'Who will look after the garden when the grant has come to its end?', { size: 11 })
      },
    ])

    const { blocks } = await readPdfForm(await scanOf(printed), scanRecogniser())

    expect(blocks.map((block) => [block.kind, 'text' in block ? block.text : null])).to.deep.equal([
      ['heading', 'Community Garden Fund'],
      ['heading', 'What will the garden change for the people of your street?'],
      ['paragraph', 'Tell us in no more than 200 words what you will do and who takes part in it.'],
      ['paragraph', 'Who will look after the garden when the grant has come to its end?'],
    ])
  })

  it('leaves an empty page refused as a scan without text', async () => {
    const empty = await drawnPdf([(pdf) => pdf.rect(0, 0, 500, 500).fill('#eeeeee')])

    let code = ''
    await readPdfForm(empty, scanRecogniser()).catch((error: { readonly code: string }) => (code = error.code))

    expect(code).to.equal('file.scanned')
  })
})
