import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { boundForm } from '../../../core/forms/bound-form.ts'
import type { Form, FormField, FormParagraph, FormTable } from '../../../core/proposals/form/form.ts'
import { refusal } from '../../adapters/file-formats/refusal.ts'

const place = { page: null, anchor: '0' }
const paragraph = (text: string): FormParagraph => ({
  ...place,
  kind: 'paragraph',
  text,
  number: null,
  listLevel: 0,
  bold: false,
  italic: false,
})
const field = (of: Partial<FormField>): FormField => ({
  ...place,
  kind: 'field',
  control: 'text',
  label: null,
  help: null,
  value: null,
  maxCharacters: null,
  options: [],
  ...of,
})
const formOf = (...blocks: Form['blocks']): Form => ({ mediaType: 'text/plain', title: null, blocks })

describe('the bounds of a form', () => {
  it('leave a usual form as it is', () => {
    const form = formOf(paragraph('Why?'), field({ label: 'Name', options: ['a', 'b'], help: '' }))

    expect(boundForm(form)).to.deep.equal(form)
  })

  it('hold for texts, options and spans', () => {
    const long = 'word '.repeat(20_000)
    const cell = { ...place, row: 0, column: 0, rowSpan: 1_048_576, columnSpan: 16_384, header: false, blocks: [] }
    const table: FormTable = { ...place, kind: 'table', rows: 1_048_576, columns: 16_384, cells: [cell] }

    const bounded = boundForm(formOf(paragraph(long), field({ options: Array<string>(9_000).fill(long) }), table))

    const [text, choice, grid] = bounded.blocks as [FormParagraph, FormField, FormTable]
    expect(text.text).to.have.length.within(5_900, 6_000)
    expect(choice.options).to.have.length(500)
    expect(choice.options[0]).to.have.length.at.most(500)
    expect([grid.rows, grid.columns, grid.cells[0]!.rowSpan, grid.cells[0]!.columnSpan]).to.deep.equal([
      10_000, 500, 10_000, 500,
    ])
  })

  it('refuse what holds more than any form', async () => {
    const many = formOf(...Array<FormParagraph>(10_001).fill(paragraph('a')))
    const long = formOf(...Array<FormParagraph>(100).fill(paragraph('word '.repeat(1_100))))

    for (const form of [many, long]) {
      const error = await refusal(() => boundForm(form))

      expect([error.kind, error.code]).to.deep.equal(['unsupported', 'form.too-large'])
      expect(sentenceOfError(error)).to.match(/^The file is too large to be read as a form: it holds more than [\d,]+ /)
    }
  })
})
