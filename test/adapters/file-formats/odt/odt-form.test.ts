import { expect } from 'chai'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import { parseOdt } from '../../../../adapters/file-formats/odt/parse-odt.ts'
import type { FormBlock, FormField, FormTable } from '../../../../core/proposals/form/form.ts'
import { odtOf } from '../form-files.ts'

const STYLES = `
  <style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
  <style:style style:name="P" style:family="paragraph"><style:text-properties fo:font-style="italic"/></style:style>
  <style:style style:name="L" style:family="paragraph"><style:paragraph-properties><style:tab-stops>
    <style:tab-stop style:leader-style="dotted"/></style:tab-stops></style:paragraph-properties></style:style>
  <text:list-style style:name="N"><text:list-level-style-number text:level="1" style:num-format="1"/>
    <text:list-level-style-number text:level="2" style:num-format="a" text:display-levels="2"/></text:list-style>`
const blocksOf = (body: string) => formBlocks(parseOdt(odtOf(body, STYLES), { mostElements: 10_000 }))
const fields = (blocks: readonly FormBlock[]) => blocks.filter((block): block is FormField => block.kind === 'field')

describe('an OpenDocument text as a form', () => {
  it('reads headings with their level and the emphasis of paragraphs', () => {
    const blocks = blocksOf(
      '<text:h text:outline-level="2">Aims</text:h><text:p text:style-name="P">Say why</text:p><text:p><text:span text:style-name="B">All bold</text:span></text:p>',
    )

    expect(blocks[0]).to.include({ kind: 'heading', level: 2, text: 'Aims' })
    expect(blocks[1]).to.include({ italic: true, bold: false })
    expect(blocks[2]).to.include({ bold: true })
  })

  it('counts list items over their levels', () => {
    const blocks = blocksOf(
      '<text:list text:style-name="N"><text:list-item><text:p>A</text:p><text:list><text:list-item><text:p>B</text:p></text:list-item></text:list></text:list-item>' +
        '<text:list-item><text:p>C</text:p></text:list-item></text:list>' +
        '<text:list text:style-name="N" text:continue-numbering="true"><text:list-item><text:p>D</text:p></text:list-item></text:list>',
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && [block.number, block.listLevel])).to.deep.equal([
      ['1', 1],
      ['1.a', 2],
      ['2', 1],
      ['3', 1],
    ])
  })

  it('reads underscores, leader tabs and placeholders as places to write', () => {
    const blocks = blocksOf(
      '<text:p>Name<text:s text:c="3"/>________</text:p><text:p text:style-name="L">Phone<text:tab/></text:p>' +
        '<text:p>City: <text:placeholder text:placeholder-type="text">&lt;city&gt;</text:placeholder></text:p>',
    )

    expect(fields(blocks).map((field) => [field.label, field.value])).to.deep.equal([
      ['Name', null],
      ['Phone', null],
      ['City', '<city>'],
    ])
  })

  it('reads tables with spans, repeated cells and empty ones', () => {
    const [block] = blocksOf(
      `<table:table><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Wide</text:p></table:table-cell>
        <table:covered-table-cell/></table:table-row>
       <table:table-row><table:table-cell table:number-columns-repeated="2"><text:p/></table:table-cell></table:table-row></table:table>`,
    ) as [FormTable]

    expect([block.rows, block.columns]).to.deep.equal([2, 2])
    expect(block.cells.map((cell) => [cell.row, cell.column, cell.columnSpan, cell.blocks.length])).to.deep.equal([
      [0, 0, 2, 1],
      [1, 0, 1, 0],
      [1, 1, 1, 0],
    ])
  })

  it('names hidden words once, and charts, but no formulas', () => {
    const entry = (path: string, kind: string) =>
      `<manifest:file-entry manifest:full-path="${path}/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/>`
    const object = (path: string) => `<text:p><draw:frame><draw:object xlink:href="./${path}"/></draw:frame></text:p>`
    const secret =
      '<style:style style:name="S" style:family="text"><style:text-properties text:display="none"/></style:style>'
    const hidden = '<text:p>Why? <text:span text:style-name="S">secret words</text:span></text:p>'
    const bytes = odtOf(hidden + hidden + object('Object 1') + object('Object 2'), secret, {
      'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="m">${entry('Object 1', 'chart')}${entry('Object 2', 'formula')}</manifest:manifest>`,
    })

    expect(parseOdt(bytes, { mostElements: 10_000 }).unread).to.deep.equal([
      { kind: 'hidden-text', name: null },
      { kind: 'chart', name: null },
    ])
  })

  it('takes an empty text box for a place to write, also where blank lines leave it room', () => {
    const box = '<text:p><draw:frame><draw:text-box><text:p/></draw:text-box></draw:frame></text:p>'

    expect(
      blocksOf(`<text:p>Who benefits?</text:p>${box}${'<text:p/>'.repeat(4)}`).map(({ kind }) => kind),
    ).to.deep.equal(['paragraph', 'field'])
  })
})
