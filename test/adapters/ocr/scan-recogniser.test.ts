import { refusal } from '../file-formats/refusal.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { readPdfForm } from '../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { boundPictures } from '../../../adapters/ocr/bound-pictures.ts'
import { openForPictures, pictureOf, scaleOf } from '../../../adapters/ocr/page-pictures.ts'
import { scanRecogniser } from '../../../adapters/ocr/scan-recogniser.ts'
import { drawnPdf, write } from '../file-formats/pdf/drawn-pdf.ts'

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

    const { blocks } = await readPdfForm(await scanOf(printed), { recogniseScan: scanRecogniser() })

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
    await readPdfForm(empty, { recogniseScan: scanRecogniser() }).catch(
      (error: { readonly code: string }) => (code = error.code),
    )

    expect(code).to.equal('file.scanned')
  })

  it('draws an A4 page with 200 dots per inch, and larger ones with as many as memory allows', () => {
    const pixels = (width: number, height: number) => width * height * scaleOf({ width, height }) ** 2

    expect(scaleOf({ width: 595, height: 842 })).to.be.closeTo(200 / 72, 0.001)
    expect(pixels(14_400, 14_400)).to.be.at.most(8_000_000)
    expect(pixels(2_000, 14_400)).to.be.at.most(8_000_000)
    expect(14_400 * scaleOf({ width: 10, height: 14_400 })).to.be.at.most(16_000)
  })

  describe('with pictures of too many pixels', () => {
    const TOO_LARGE = { kind: 'unsupported', code: 'file.too-large-inside' }
    const scan = (picture: string) => {
      const page =
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 14400 14400]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>'
      const contents = 'q 14400 0 0 14400 0 0 cm /I Do Q'
      const objects = [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
        `<</Length ${contents.length}>>stream\n${contents}\nendstream`,
        `<</Type/XObject/Subtype/Image${picture}/BitsPerComponent 1/ColorSpace/DeviceGray/Length 1>>stream\n0\nendstream`,
        '20000',
      ]
      const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
      return Buffer.from(`%PDF-1.7\n${body}trailer<</Size 7/Root 1 0 R>>\nstartxref\n0\n%%EOF`)
    }

    it('refuses them before anything is unpacked', async () => {
      const file = scan('/Width 20000/Height 20000')

      const refused = await refusal(() => boundPictures(file))
      expect(refused).to.include(TOO_LARGE)
      expect(sentenceOfError(refused)).to.include('more than 40 megapixels')
      expect(await scanRecogniser()!(file, [1]).catch((error: unknown) => error)).to.include(TOO_LARGE)
    })

    it('leaves them out where the file says their size in a roundabout way', async () => {
      const file = scan('/Width 6 0 R/Height 6 0 R')
      const page = await (await openForPictures(file)).getPage(1)

      const { luminance } = await pictureOf(page)

      expect(luminance.every((value) => value === 255)).to.equal(true)
    })

    it('takes a page scanned with 600 dots per inch', () => {
      expect(() => boundPictures(scan('/Width 4960/Height 7016'))).not.to.throw()
    })
  })
})
