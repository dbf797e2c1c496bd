import { expect } from 'chai'
import { fillDocx } from '../../../../adapters/file-formats/filling/docx/fill-docx.ts'
import { fillHtml } from '../../../../adapters/file-formats/filling/html/fill-html.ts'
import { MovedOffsets } from '../../../../adapters/file-formats/filling/moved-offsets.ts'
import { fillOdt } from '../../../../adapters/file-formats/filling/odt/fill-odt.ts'
import { saysAnswer, seenInText } from '../../../../adapters/file-formats/filling/seen-places.ts'
import { fillXlsx } from '../../../../adapters/file-formats/filling/xlsx/fill-xlsx.ts'
import { openZip } from '../../../../adapters/file-formats/open-zip.ts'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import type { FilledForm, FilledPlace, FormEntry } from '../../../../core/hand-in/ports.ts'
import { c, docxOf, odtOf, p, table, tc, xlsxOf } from '../form-files.ts'
import { entryOf } from './form-entries.ts'

const ANSWER = 'We run a kitchen for families.'
const cellAt = (anchor: string): AnswerSlot => ({ kind: 'cell', anchor, page: null })
const answerIn = (slot: AnswerSlot): FormEntry[] => [entryOf(slot, ANSWER)]

/** The cell of an element in a part, by how its element begins. */
function cellIn(source: string, opening: string, closing: string): AnswerSlot {
  const start = source.lastIndexOf(opening)
  return cellAt(`${start}-${source.indexOf(closing, start) + closing.length}`)
}

function inWord(style: string): FilledForm {
  const styles = {
    'word/styles.xml':
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
  }
  const bytes = docxOf(table([[tc(p('Aims')), tc(`<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr></w:p>`)]]), styles)
  return fillDocx(bytes, answerIn(cellIn(openZip(bytes).readText('word/document.xml')!, '<w:tc>', '</w:tc>')))
}

function inOpenDocument(style: string): FilledForm {
  const styles =
    '<style:style style:name="Secret" style:family="paragraph"><style:text-properties text:display="none"/></style:style>'
  const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`
  const rows = `${cell('<text:p>Aims</text:p>')}${cell(`<text:p text:style-name="${style}"/>`)}`
  const bytes = odtOf(`<table:table><table:table-row>${rows}</table:table-row></table:table>`, styles)
  const source = openZip(bytes).readText('content.xml')!
  return fillOdt(bytes, answerIn(cellIn(source, '<table:table-cell>', '</table:table-cell>')))
}

function inPage(attributes: string): FilledForm {
  const source = `<p>Aims</p><table><tr><td${attributes}></td></tr></table>`
  return fillHtml(new TextEncoder().encode(source), answerIn(cellIn(source, '<td', '</td>')))
}

function inWorkbook(state: string): FilledForm {
  const sheets = [
    { name: 'Form', rows: `<row r="1">${c('A1', 'Aims')}</row>` },
    { name: 'More', rows: `<row r="1">${c('A1', 'Aims')}${c('B1', '', 2)}</row>`, state },
  ]
  return fillXlsx(xlsxOf(sheets), answerIn(cellAt("'More'!B1")))
}

const formats: readonly [format: string, shown: () => FilledForm, hidden: () => FilledForm][] = [
  ['Word', () => inWord('Plain'), () => inWord('Secret')],
  ['OpenDocument', () => inOpenDocument('Plain'), () => inOpenDocument('Secret')],
  ['a web page', () => inPage(''), () => inPage(' hidden')],
  ['Excel', () => inWorkbook('visible'), () => inWorkbook('hidden')],
]

describe('a filled file that is read again', () => {
  for (const [format, shown, hidden] of formats)
    it(`is filled where ${format} shows the answer, and left where it hides what stands there`, () => {
      expect(shown().places[0]).to.include({ state: 'filled', reason: null })
      expect(hidden().places[0]).to.include({ state: 'left', reason: 'unwritable' })
    })

  const places: readonly FilledPlace[] = [{ id: 'q', state: 'filled', reason: null, page: null }]
  const seenIn = (text: string, slot: AnswerSlot) =>
    seenInText(answerIn(slot), places, {
      moved: new MovedOffsets([]),
      said: (start, end) => text.slice(start, end),
    })[0]!.state

  it('is not filled where the answer stands before or behind the place that was meant', () => {
    const at = `Aims: ${ANSWER} Next: `

    expect(seenIn(at, cellAt(`6-${6 + ANSWER.length}`))).to.equal('filled')
    expect(seenIn(at, cellAt('0-6'))).to.equal('left')
    expect(seenIn(at, cellAt(`${at.length - 6}-${at.length}`))).to.equal('left')
  })

  it('finds an answer below its question, and not below the next one', () => {
    const text = `Why?\nHow?\n${ANSWER}`
    const below = (anchor: string): AnswerSlot => ({ kind: 'below', anchor, page: null })
    const both = [entryOf(below('0-4'), ANSWER, { id: 'a' }), entryOf(below('5-9'), ANSWER, { id: 'b' })]

    const seen = seenInText(
      both,
      [
        { ...places[0]!, id: 'a' },
        { ...places[0]!, id: 'b' },
      ],
      {
        moved: new MovedOffsets([]),
        said: (start, end) => text.slice(start, end),
      },
    )

    expect(seen.map(({ state }) => state)).to.deep.equal(['left', 'filled'])
  })

  it('knows an answer by its day or number too', () => {
    expect(saysAnswer('2026-03-31', entryOf(null, '31 March 2026'))).to.equal(true)
    expect(saysAnswer('£12,500.00', entryOf(null, '£12,500'))).to.equal(true)
    expect(saysAnswer('12500', entryOf(null, '£12,500.00'))).to.equal(true)
    expect(saysAnswer('Please select', entryOf(null, 'No'))).to.equal(false)
  })
})

describe('MovedOffsets', () => {
  it('follows what stands before, in and behind the changes of a source', () => {
    const moved = new MovedOffsets([
      { start: 0, end: 2, text: '' },
      { start: 5, end: 5, text: 'new ' },
      { start: 8, end: 9, text: 'longer' },
    ])

    expect([2, 5, 9].map((at) => moved.startOf(at))).to.deep.equal([0, 3, 16])
    expect([5, 8, 9].map((at) => moved.endOf(at, 2))).to.deep.equal([7, 10, 16])
  })

  it('counts the letters that a character takes in an encoding without it', () => {
    const encode = (text: string, replacement: (character: string) => string = () => '?') =>
      new TextEncoder().encode(text.replace(/[^\u0000-\u00ff]/gu, (one) => replacement(one)))

    expect(new MovedOffsets([{ start: 0, end: 0, text: '’' }], encode).startOf(1)).to.equal(1 + '&#8217;'.length)
  })
})
