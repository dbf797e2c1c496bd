import { PDFDocument } from '@cantoo/pdf-lib'
import { expect } from 'chai'
import { DirectFormFiller } from '../../../../adapters/file-formats/filling/direct-form-filler.ts'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { PackagedTextFonts } from '../../../../adapters/fonts/packaged-text-fonts.ts'
import { formEntries } from '../../../../core/hand-in/form-entries.ts'
import { spotsOf, takesChoice } from '../../../../core/hand-in/form-spots.ts'
import type { FormBlock } from '../../../../core/proposals/form/form.ts'
import type { QuestionKind } from '../../../../core/proposals/question/question-kind.ts'
import { c, docxOf, odtOf, p, run, xlsxOf } from '../form-files.ts'

const ASKED = 'It is a master’s thesis'
const utf8 = (text: string) => new TextEncoder().encode(text)

async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  page.drawText('It is a master’s thesis', { x: 80, y: 700, size: 11 })
  page.drawText('Grant form of the Harbour Trust', { x: 60, y: 760, size: 14 })
  document.getForm().createCheckBox('thesis').addToPage(page, { x: 60, y: 698, width: 12, height: 12 })
  return document.save()
}

const control = `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="0"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('☐')}</w:sdtContent></w:sdt>`
const legacy =
  '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'

const FORMS: Readonly<Record<string, { fileName: string; bytes: () => Uint8Array | Promise<Uint8Array> }>> = {
  PDF: { fileName: 'f.pdf', bytes: pdf },
  'Word, with a content control': {
    fileName: 'f.docx',
    bytes: () => docxOf(`<w:p>${control}${run(` ${ASKED}`)}</w:p>`),
  },
  'Word, with a field': { fileName: 'f.docx', bytes: () => docxOf(`<w:p>${legacy}${run(` ${ASKED}`)}</w:p>`) },
  'Word, with a printed box': { fileName: 'f.docx', bytes: () => docxOf(p(`☐ ${ASKED}`)) },
  OpenDocument: { fileName: 'f.odt', bytes: () => odtOf(`<text:p>☐ ${ASKED}</text:p>`) },
  Excel: {
    fileName: 'f.xlsx',
    bytes: () => xlsxOf([{ name: 'Form', rows: `<row r="1">${c('A1', `☐ ${ASKED}`)}</row>` }]),
  },
  HTML: {
    fileName: 'f.html',
    bytes: () => utf8(`<!doctype html><form><label><input type="checkbox" name="t"> ${ASKED}</label></form>`),
  },
  Markdown: { fileName: 'f.md', bytes: () => utf8(`- [ ] ${ASKED}\n`) },
  text: { fileName: 'f.txt', bytes: () => utf8(`Form\n\n[ ] ${ASKED}\n`) },
}

/** The outcome of an answer to what a form's only box says, and the form that is read again. */
async function fill(name: string, answer: string, kind: QuestionKind) {
  const { fileName, bytes: make } = FORMS[name]!
  const bytes = await make()
  const { blocks } = await new DirectFormReader().read({ fileName, bytes })
  const { place } = boxIn(blocks)
  const asked = { id: 'q', text: ASKED, guidance: null, anchor: null, place, kind, options: [] }
  const entries = formEntries(blocks, [{ asked, number: null, answer, remark: null }], 'en')
  const filled = await new DirectFormFiller(new PackagedTextFonts()).fill({ fileName, bytes }, entries, 'en')
  const [{ state, reason } = { state: 'none', reason: null }] = filled.places
  return { outcome: reason ?? state, bytes: filled.bytes, before: bytes }
}

function boxIn(blocks: readonly FormBlock[]) {
  return spotsOf(blocks).find(({ block }) => takesChoice(block))!
}

const KINDS = ['declaration', 'text'] as const

describe('a box that stands alone in a form', () => {
  for (const name of Object.keys(FORMS))
    for (const kind of KINDS) {
      it(`of ${name} is left by an answer that does not name it (${kind})`, async () => {
        for (const answer of ['No, it is a bachelor’s thesis', 'A bachelor’s thesis']) {
          const { outcome, bytes, before } = await fill(name, answer, kind)

          expect(outcome).to.equal('unknown-option')
          if (name !== 'PDF') expect(Buffer.from(bytes).equals(Buffer.from(before))).to.equal(true)
          else expect((await PDFDocument.load(bytes)).getForm().getCheckBox('thesis').isChecked()).to.equal(false)
        }
      })

      it(`of ${name} is ticked by an answer that agrees or names it (${kind})`, async () => {
        for (const answer of ['Yes', ASKED]) {
          const { outcome, bytes, before } = await fill(name, answer, kind)

          expect(outcome).to.equal('filled')
          expect(Buffer.from(bytes).equals(Buffer.from(before))).to.equal(false)
        }
      })
    }
})
