import { expect } from 'chai'
import { formBlocks } from '../../../../../adapters/file-formats/document/form-blocks.ts'
import { fillXlsx } from '../../../../../adapters/file-formats/filling/xlsx/fill-xlsx.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { parseXlsx } from '../../../../../adapters/file-formats/xlsx/parse-xlsx.ts'
import type { FormField } from '../../../../../core/proposals/form/form.ts'
import { c, xlsxOf } from '../../form-files.ts'
import { entryOf } from '../form-entries.ts'

const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
const rule = (attributes: string, ...formulas: string[]) =>
  `<dataValidation ${attributes}>${formulas.map((formula, at) => `<formula${at + 1}>${formula}</formula${at + 1}>`).join('')}</dataValidation>`
const rules = (...all: string[]) => `<dataValidations>${all.join('')}</dataValidations>`

/** A question for each rule, in rows from 1, the rule on the cell to its right. */
function formWith(...more: string[]): Uint8Array {
  const rows = more.map((_, at) => row(at + 1, c(`A${at + 1}`, `Question ${at + 1}`))).join('')
  return xlsxOf([
    { name: 'Form', rows, more: rules(...more) },
    { name: 'Lists', rows: row(1, c('A1', 'Wales')) + row(2, c('A2', 'Kent')) },
  ])
}

function fieldsOf(bytes: Uint8Array): FormField[] {
  return formBlocks(parseXlsx(bytes, { mostElements: 100_000 })).flatMap((block) => {
    const cells = block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block]
    return cells.filter((one): one is FormField => one.kind === 'field')
  })
}

const sheetOf = (bytes: Uint8Array) => openZip(bytes).readText('xl/worksheets/sheet1.xml')!

function fillFirst(bytes: Uint8Array, text: string) {
  const [field] = fieldsOf(bytes)
  const filled = fillXlsx(bytes, [entryOf({ kind: 'field', field: field!, nth: 0 }, text)])
  const [place] = filled.places
  return { outcome: place!.reason ?? place!.state, cell: /<c r="B1".*?<\/c>/su.exec(sheetOf(filled.bytes))?.[0] ?? '' }
}

describe('the rules of an Excel workbook', () => {
  it('are options, limits and kinds of cells that have no border', () => {
    const bytes = formWith(
      rule('type="list" sqref="B1"', '"Please select,Charity,None"'),
      rule('type="list" sqref="B2"', "'Lists'!$A$1:$A$2"),
      rule('type="textLength" operator="lessThan" sqref="B3"', '200'),
      rule('type="custom" sqref="B4"', 'LEN(B4)&lt;=80'),
      rule('type="date" operator="greaterThan" sqref="B5"', '46000'),
      rule('type="whole" sqref="B6"', '1', '9'),
    )

    expect(
      fieldsOf(bytes).map(({ control, options, maxCharacters }) => [control, options, maxCharacters]),
    ).to.deep.equal([
      ['choice', ['Charity', 'None'], null],
      ['choice', ['Wales', 'Kent'], null],
      ['multiline', [], 199],
      ['multiline', [], 80],
      ['date', [], null],
      ['number', [], null],
    ])
  })

  it('are read from an extension, where lists of other sheets stand', () => {
    const list =
      '<x14:dataValidation type="list"><x14:formula1><xm:f>Lists!$A$1:$A$2</xm:f></x14:formula1><xm:sqref>B1</xm:sqref></x14:dataValidation>'
    const more = `<extLst><ext><x14:dataValidations>${list}</x14:dataValidations></ext></extLst>`
    const bytes = xlsxOf([
      { name: 'Form', rows: row(1, c('A1', 'Region')), more },
      { name: 'Lists', rows: row(1, c('A1', 'Wales')) + row(2, c('A2', 'Kent')) },
    ])

    expect(fieldsOf(bytes)[0]!.options).to.deep.equal(['Wales', 'Kent'])
    expect(fillFirst(bytes, 'Kent').outcome).to.equal('filled')
  })

  it('tell their messages as help, also one that stands at the question', () => {
    const shown = 'showInputMessage="1"'
    const bytes = formWith(
      rule(`type="whole" ${shown} prompt="In pounds_x000a_only" sqref="B1"`, '1', '9'),
      rule(`${shown} prompt="Up to 50 words" sqref="A2"`),
      rule('prompt="Not shown" sqref="A3"'),
    )

    expect(fieldsOf(bytes).map(({ anchor, help }) => [anchor, help])).to.deep.equal([["'Form'!B1", 'In pounds only']])
    const boxed = xlsxOf([
      {
        name: 'Form',
        rows: row(1, c('A1', 'Aim'), c('B1', '', 2)),
        more: rules(rule(`${shown} prompt="Up to 50 words" sqref="A1"`)),
      },
    ])
    expect(fieldsOf(boxed).map(({ anchor, help }) => [anchor, help])).to.deep.equal([["'Form'!B1", 'Up to 50 words']])
  })

  it('name no place in rows that are hidden or say nothing', () => {
    const rows = row(1, c('A1', 'Kind')) + '<row r="2" hidden="1"><c r="A2" t="inlineStr"><is><t>Old</t></is></c></row>'
    const bytes = xlsxOf([{ name: 'Form', rows, more: rules(rule('type="list" sqref="B1:B400"', '"Yes,No"')) }])

    expect(fieldsOf(bytes).map(({ anchor }) => anchor)).to.deep.equal(["'Form'!B1"])
  })

  it('hold when an answer is written', () => {
    const whole = formWith(rule('type="whole" sqref="B1"', '1', '9'))
    const day = formWith(rule('type="date" operator="greaterThanOrEqual" sqref="B1"', 'DATE(2027,1,1)'))
    const long = formWith(rule('type="textLength" operator="lessThanOrEqual" sqref="B1"', '5'))

    expect(fillFirst(whole, '7').cell).to.contain('<v>7</v>')
    expect([fillFirst(whole, '12'), fillFirst(whole, '2.5')].map(({ outcome }) => outcome)).to.deep.equal([
      'unwritable',
      'unwritable',
    ])
    expect(fillFirst(day, '1 December 2026').outcome).to.equal('unwritable')
    expect(fillFirst(day, '2 March 2027').cell).to.match(/s="[1-9]\d*"><v>46448<\/v>/u)
    expect(fillFirst(long, 'A dozen words').outcome).to.equal('too-long')
  })
})
