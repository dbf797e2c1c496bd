import { expect } from 'chai'
import { SaxesParser } from 'saxes'
import { parse } from 'parse5'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { fillHtml } from '../../../../adapters/file-formats/filling/html/fill-html.ts'
import { fillOdt } from '../../../../adapters/file-formats/filling/odt/fill-odt.ts'
import { fillMarkdown, fillText } from '../../../../adapters/file-formats/filling/text/fill-text.ts'
import { fillXlsx } from '../../../../adapters/file-formats/filling/xlsx/fill-xlsx.ts'
import { openZip } from '../../../../adapters/file-formats/open-zip.ts'
import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { c, odtOf, xlsxOf } from '../form-files.ts'
import { entryOf, slotsOf } from './form-entries.ts'

const PIECES = [
  ...[
    'Tide & Well',
    '<b>',
    '</w:t>',
    ']]>',
    '&amp;',
    '"\'',
    '\u0000\u0007\u001b',
    '\ud800',
    '=1+1',
    '+cmd|x',
    '@sum(A1)',
  ],
  ...[
    '👩‍👩‍👧 🚲',
    'שלום 123',
    'مرحبا',
    '\n\n',
    '\r\n',
    '- item\n- item',
    '**bold',
    '```',
    '<!--',
    '_x0041_',
    '\t',
    '\u2028',
  ],
  ...[
    '| a | b |\n|---|---|\n| c | d |',
    '[link](https://a.example)',
    'word '.repeat(2000),
    '-->',
    '${x}',
    '$&',
    '\\',
    ' ',
  ],
]
const ANSWERS_PER_FORM = 100

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const cells = Array.from(
  { length: 20 },
  (_, at) => `<row r="${at + 1}">${c(`A${at + 1}`, 'Label')}${c(`B${at + 1}`, '', 2)}</row>`,
)
const paragraphs = '<text:p>Name: ____ Town: ____</text:p><text:p>Why?</text:p><text:p/>'.repeat(10)
const table =
  '<table:table><table:table-row><table:table-cell><text:p>Cost</text:p></table:table-cell><table:table-cell><text:p/></table:table-cell></table:table-row></table:table>'
const lines = 'Name: ____ Town: ____\nWhy?\n\n'.repeat(10)

const FORMS: Readonly<
  Record<string, readonly [(bytes: Uint8Array, entries: readonly FormEntry[]) => FilledForm, Uint8Array]>
> = {
  'form.txt': [fillText, Buffer.from(lines)],
  'form.md': [fillMarkdown, Buffer.from(`# Form\n\n${lines}| a | b |\n|---|---|\n| c |   |\n`)],
  'form.html': [
    fillHtml,
    Buffer.from(`<!DOCTYPE html><html><body>${'<p>Why?</p><label>A<input></label>'.repeat(10)}</body></html>`),
  ],
  'form.xlsx': [fillXlsx, xlsxOf([{ name: 'Form', rows: cells.join('') }])],
  'form.odt': [fillOdt, odtOf(paragraphs + table)],
}

describe('filling in with whatever people write', () => {
  for (const [fileName, [fill, bytes]] of Object.entries(FORMS)) {
    it(`breaks no ${fileName.slice(5)} file and loses no part of the form`, async () => {
      const next = numbersFrom(fileName.length + bytes.length)
      const slots = await slotsOf(bytes, fileName)
      const answers = Array.from({ length: ANSWERS_PER_FORM }, () =>
        Array.from({ length: 1 + next(4) }, () => PIECES[next(PIECES.length)]!).join(''),
      )

      for (let from = 0; from < answers.length; from += slots.length) {
        const entries = slots.map((slot, at) => entryOf(slot, answers[from + at] ?? null))
        const { bytes: filled, places } = fill(bytes, entries)

        expectWellFormed(fileName, filled)
        const { blocks } = await new DirectFormReader().read({ fileName, bytes: filled })
        expect(blocks).not.to.have.length(0)
        expect(places.filter(({ reason }) => reason === 'no-place' || reason === 'protected')).to.deep.equal([])
      }
    })
  }
})

function expectWellFormed(fileName: string, bytes: Uint8Array): void {
  if (/html$/.test(fileName)) {
    const errors: string[] = []
    parse(Buffer.from(bytes).toString(), { onParseError: ({ code }) => errors.push(code) })
    expect(errors).to.deep.equal([])
  }
  if (!/(xlsx|odt)$/.test(fileName)) return
  const zip = openZip(bytes)
  for (const name of zip.names.filter((one) => one.endsWith('.xml'))) {
    const xml = zip.readText(name)!
    expect(xml).not.to.contain('<f>')
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.write(xml).close()
  }
}
