import { expect } from 'chai'
import { isAppError } from '../../../../core/shared/app-error.ts'
import { readPdfForm } from '../../../../adapters/forms/pdf/read-pdf-form.ts'
import { isMeaningless } from '../../../../adapters/forms/pdf/text-layer.ts'
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

  it('refuses a file that is cut short', async () => {
    const bytes = await drawnPdf([(pdf) => write(pdf, 60, 100, 'What is your group called?')])

    expect(await codeOf(bytes.slice(0, bytes.length - 300))).to.equal('file.broken')
  })

  it('refuses what is no PDF', async () => {
    expect(await codeOf(new TextEncoder().encode('%PDF-1.7 and nothing more\n%%EOF'))).to.equal('file.broken')
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
