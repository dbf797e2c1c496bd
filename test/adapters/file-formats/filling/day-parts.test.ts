import { PDFDocument } from '@cantoo/pdf-lib'
import { expect } from 'chai'
import { DirectFormFiller } from '../../../../adapters/file-formats/filling/direct-form-filler.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { PackagedTextFonts } from '../../../../adapters/fonts/packaged-text-fonts.ts'
import { formEntries } from '../../../../core/hand-in/form-entries.ts'
import { spotsOf } from '../../../../core/hand-in/form-spots.ts'
import { linesOf } from '../../../../core/proposals/form/form-lines.ts'
import { docxOf, odtOf, p, table, tc } from '../form-files.ts'

const ASKED = 'Date of birth'

/** Three fields after a label, each named by its tooltip, or by nothing but how many characters it takes. */
async function pdf(names: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.drawText('Grant form of the Harbour Trust', { x: 60, y: 760, size: 14 })
  page.drawText(ASKED, { x: 60, y: 700, size: 11 })
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    const field = document.getForm().createTextField(name)
    field.setMaxLength(at === 2 ? 4 : 2)
    field.addToPage(page, { x: 160 + 60 * at, y: 695, width: 50, height: 18 })
    const drawn = names[at]
    if (drawn !== undefined) page.drawText(drawn, { x: 165 + 60 * at, y: 683, size: 8 })
  }
  return document.save()
}

const cells = (...texts: readonly string[]) => table([texts.map((text) => tc(p(text)))])

const FORMS: readonly (readonly [string, string, () => Uint8Array | Promise<Uint8Array>, readonly string[]])[] = [
  ['Word, cells that name their part', 'f.docx', () => docxOf(cells(ASKED, 'DD', 'MM', 'YYYY')), ['09', '03', '1985']],
  ['Word, in another order', 'f.docx', () => docxOf(cells(ASKED, 'MM', 'DD', 'YY')), ['03', '09', '85']],
  [
    'OpenDocument',
    'f.odt',
    () =>
      odtOf(
        `<table:table><table:table-row>${[ASKED, 'TT', 'MM', 'JJJJ'].map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row></table:table>`,
      ),
    ['09', '03', '1985'],
  ],
  ['PDF, fields of two, two and four characters', 'f.pdf', () => pdf([]), ['09', '03', '1985']],
]

describe('A date whose day, month and year have places of their own', () => {
  for (const [name, fileName, make, expected] of FORMS)
    it(`is divided among them: ${name}`, async () => {
      const bytes = await make()
      const { blocks } = await new DirectFormReader().read({ fileName, bytes })
      const place = linesOf(blocks).find(({ text }) => text === ASKED)?.place ?? null
      const asked = { id: 'q', text: ASKED, guidance: null, anchor: null, place, kind: 'date', options: [] } as const
      const entries = formEntries(blocks, [{ asked, number: null, answer: '9 March 1985', remark: null }], 'en')

      const filled = await new DirectFormFiller(new PackagedTextFonts()).fill({ fileName, bytes }, entries, 'en')

      expect(filled.places.map(({ id, state, reason }) => [id, state, reason])).to.deep.equal([['q', 'filled', null]])
      const after = await new DirectFormReader().read({ fileName, bytes: filled.bytes })
      const said = spotsOf(after.blocks).map(({ block }) => (block?.kind === 'field' ? block.value : block?.text) ?? '')
      expect(said.filter((text) => text !== ASKED && !text.startsWith('Grant form'))).to.deep.equal(expected)
    })
})
