import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { constants, deflateRawSync } from 'node:zlib'
import { isAppError } from '../../../../core/shared/app-error.ts'
import { readPdfForm } from '../../../../adapters/file-formats/pdf/read-pdf-form.ts'
import { isMeaningless } from '../../../../adapters/file-formats/pdf/unreadable-text.ts'
import { refusal } from '../refusal.ts'
import { rawPdf } from './raw-pdf.ts'
import { drawnPdf, write } from './drawn-pdf.ts'

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    await readPdfForm(bytes)
  } catch (error) {
    if (isAppError(error, 'unsupported')) return error.code
    throw error
  }
  return 'read'
}

describe('readPdfForm on files that can not be read', () => {
  it('refuses a file locked by a password', async () => {
    const bytes = await drawnPdf([(pdf) => write(pdf, 60, 100, 'What is your group called?')], { userPassword: 'x' })

    expect(await codeOf(bytes)).to.equal('file.password-protected')
  })

  it('reads a file that only its owner may change', async () => {
    const bytes = await drawnPdf([(pdf) => write(pdf, 60, 100, 'What is your group called?')], { ownerPassword: 'x' })

    expect(await codeOf(bytes)).to.equal('read')
  })

  it('names a page whose letters mean nothing, and keeps the places of the others', async () => {
    const garbled = 'Xqz#%&* ~~^^ }{|<> @@## $$%% ^^&& **(( ))__ ++== ||}} '.repeat(8)
    const bytes = await drawnPdf([
      (pdf) => {
        for (let at = 0; at < 20; at++)
          write(pdf, 60, 100 + at * 20, 'What is your group called, and what does it do for the people of your town?')
      },
      (pdf) => {
        for (let at = 0; at < 8; at++) write(pdf, 60, 80 + at * 20, garbled.slice(at * 40, at * 40 + 56))
      },
      (pdf) => {
        write(pdf, 60, 100, 'Name of the treasurer:')
        pdf.rect(200, 96, 300, 20).stroke()
      },
    ])
    const { blocks, unread } = await readPdfForm(bytes)

    expect(unread).to.deep.equal([{ kind: 'page', name: '2' }])
    expect(blocks.map(({ page }) => page))
      .to.include.members([1, 3])
      .and.not.include(2)
  })

  it('refuses a file that is cut short', async () => {
    const bytes = await drawnPdf([(pdf) => write(pdf, 60, 100, 'What is your group called?')])

    expect(await codeOf(bytes.slice(0, bytes.length - 300))).to.equal('file.broken')
  })

  it('refuses forms that paint each other millions of times, also behind a broken table of objects', async () => {
    const text = 'BT /F 12 Tf 72 700 Td (What is your group called, and what does it do?) Tj ET'
    const font = '<</Font<</F 5 0 R>>/XObject<</X'
    const form = (level: number) => ({
      dict: `/Subtype/Form/BBox[0 0 600 800]/Resources${font} ${level + 1} 0 R>>>>`,
      data: level < 29 ? '/X Do /X Do' : text,
    })
    const bytes = rawPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources${font} 6 0 R>>>>>>`,
      4: { dict: '', data: `${text} /X Do` },
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...Object.fromEntries(Array.from({ length: 24 }, (_, index) => [6 + index, form(6 + index)])),
    })
    const broken = Buffer.from(bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n0'), 'latin1')

    expect(await codeOf(new Uint8Array(bytes))).to.equal('file.too-large-inside')
    expect(await codeOf(new Uint8Array(broken))).to.equal('file.too-large-inside')
  })

  it('refuses states of graphics within each other by the hundred thousand', async () => {
    const bytes = rawPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
      4: { dict: '', data: 'q '.repeat(200_000) },
    })

    expect(await codeOf(new Uint8Array(bytes))).to.equal('file.too-large-inside')
  })

  it('refuses a page of more fields than any form has', async () => {
    const fields = Array.from({ length: 7_000 }, (_, index): [number, string] => [
      10 + index,
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(a${index})/Rect[10 10 20 20]>>`,
    ])
    const bytes = rawPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Annots[${fields.map(([number]) => `${number} 0 R`).join(' ')}]>>`,
      ...Object.fromEntries(fields),
    })

    expect(await codeOf(new Uint8Array(bytes))).to.equal('file.too-large-inside')
  })

  it('refuses what is no PDF', async () => {
    expect(await codeOf(new TextEncoder().encode('%PDF-1.7 and nothing more\n%%EOF'))).to.equal('file.broken')
  })

  it('refuses a page whose contents swell to gigabytes, in a clear sentence and in little memory', async () => {
    const bytes = new Uint8Array(swellingPdf(3_000))
    const before = process.memoryUsage().rss

    const error = await refusal(() => readPdfForm(bytes))

    expect(sentenceOfError(error)).to.match(/^The PDF is too large to be read: it holds more than/)
    expect(process.memoryUsage().rss - before).to.be.lessThan(400 * 1024 * 1024)
  })

  it('refuses pages without a text layer', async () => {
    const picture = await drawnPdf([
      (pdf) => pdf.rect(60, 60, 400, 600).fill('#cccccc'),
      (pdf) => pdf.circle(200, 200, 90).fill(),
    ])

    expect(await codeOf(picture)).to.equal('file.scanned')
  })

  it('refuses a text layer of signs that mean nothing', async () => {
    const bytes = await drawnPdf([
      (pdf) => {
        for (let row = 0; row < 20; row++)
          write(pdf, 60, 100 + 14 * row, `!"#$%&'#()%" *+,$-. /#0+1'( 2!"#$ %&'# ${row}`)
      },
    ])

    expect(await codeOf(bytes)).to.equal('file.unreadable-letters')
  })
})

describe('isMeaningless', () => {
  it('lets languages with many consonants and marks pass', () => {
    expect(
      isMeaningless('Strč prst skrz krk, zvlášť když čtvrt hrst zrn zhltl vlk. Příběh o lidech a jejich městě.'),
    ).to.equal(false)
    expect(isMeaningless('Παρακαλούμε περιγράψτε το έργο σας και τους στόχους του με λίγα λόγια.')).to.equal(false)
  })

  it('knows letters told by the numbers of their glyphs', () => {
    const text = 'Please describe how the project brings people together and what changes in the town. '.repeat(8)
    const glyphs = [...text].map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 29)))

    expect(isMeaningless(text)).to.equal(false)
    expect(isMeaningless(glyphs.join(''))).to.equal(true)
  })
})

/** A page whose contents come to so many megabytes of blanks once they are unpacked. */
function swellingPdf(megabytes: number): Buffer {
  const blanks = deflateRawSync(Buffer.alloc(1024 * 1024, 32), { finishFlush: constants.Z_FULL_FLUSH })
  const data = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: megabytes }, () => blanks)])
  return rawPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
    4: { dict: '/Filter/FlateDecode', data },
  })
}
