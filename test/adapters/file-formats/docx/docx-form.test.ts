import { expect } from 'chai'
import { strFromU8, unzipSync } from 'fflate'
import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import { parseDocx } from '../../../../adapters/file-formats/docx/parse-docx.ts'
import type { FormBlock, FormField, FormTable } from '../../../../core/proposals/form/form.ts'
import { isAppError } from '../../../../core/shared/app-error.ts'
import { docxOf, numberingOf, p, run, table, tc, zipOf } from '../form-files.ts'

const BOUNDS = { mostElements: 10_000 }
const blocksOf = (body: string, parts?: Record<string, string>) => formBlocks(parseDocx(docxOf(body, parts), BOUNDS))
const fields = (blocks: readonly FormBlock[]) => blocks.filter((block): block is FormField => block.kind === 'field')
const style = (id: string) => `<w:pStyle w:val="${id}"/>`
const item = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`

describe('a Word document as a form', () => {
  it('takes the level of a heading from its style, the style it is based on, or the paragraph', () => {
    const blocks = blocksOf(
      p('One', style('Heading1')) +
        p('Two', style('Sub')) +
        p('Three', style('Derived')) +
        p('Four', '<w:outlineLvl w:val="3"/>'),
    )

    expect(blocks.map((block) => block.kind === 'heading' && block.level)).to.deep.equal([1, 2, 1, 4])
  })

  it('gives the title and leaves the table of contents out', async () => {
    const bytes = docxOf(p('Our Form', style('Title')) + p('Project 3', style('TOC1')) + p('Text'))

    const form = await new DirectFormReader().read({ fileName: 'a.docx', bytes })

    expect(form.title).to.equal('Our Form')
    expect(form.blocks.map((block) => block.kind)).to.deep.equal(['heading', 'paragraph'])
  })

  it('counts the numbers of automatic lists over their levels', () => {
    const numbering = numberingOf(
      '<w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
        '<w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl>',
    )
    const blocks = blocksOf(
      p('A', item(0)) + p('B', item(1)) + p('C', item(1)) + p('D', item(0)) + p('E', item(1)),
      numbering,
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && block.number)).to.deep.equal([
      '1',
      '1.a',
      '1.b',
      '2',
      '2.a',
    ])
    expect(blocks.map((block) => block.kind === 'paragraph' && block.listLevel)).to.deep.equal([1, 2, 2, 1, 2])
  })

  it('gives bullets a level and no number', () => {
    const bullets = numberingOf('<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl>')

    expect(blocksOf(p('Point', item(0)), bullets)[0]).to.include({ text: 'Point', number: null, listLevel: 1 })
  })

  it('parts a printed ordinal from the text', () => {
    expect(blocksOf(p('3a. Describe your project.'))[0]).to.include({ number: '3a', text: 'Describe your project.' })
  })

  it('keeps the place of cells, spans and empty cells', () => {
    const cells = [
      [tc(p('Wide'), '<w:gridSpan w:val="2"/>')],
      [tc(p('Tall'), '<w:vMerge w:val="restart"/>'), tc(p(''))],
      [tc(p(''), '<w:vMerge/>'), tc(p('Last'))],
    ]
    const [block] = blocksOf(table(cells)) as [FormTable]

    expect([block.rows, block.columns]).to.deep.equal([3, 2])
    expect(block.cells.map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan])).to.deep.equal(
      [
        [0, 0, 1, 2],
        [1, 0, 2, 1],
        [1, 1, 1, 1],
        [2, 1, 1, 1],
      ],
    )
    expect(block.cells[2]!.blocks).to.deep.equal([])
  })

  it('opens a frame of one cell that only lays out another table', () => {
    const inner = table([[tc(p('Name')), tc(p(''))]])

    expect(blocksOf(table([[tc(p('Contact') + inner)]])).map((block) => block.kind)).to.deep.equal([
      'paragraph',
      'table',
    ])
  })

  it('reads content controls with their kind, placeholder and options', () => {
    const control = (kind: string, text: string) =>
      `<w:sdt><w:sdtPr><w:showingPlcHdr/>${kind}</w:sdtPr><w:sdtContent>${run(text)}</w:sdtContent></w:sdt>`
    const blocks = blocksOf(
      `<w:p>${run('Start: ')}${control('<w:date/>', 'Click for a date')}</w:p>` +
        `<w:p>${run('Theme: ')}${control('<w:dropDownList><w:listItem w:displayText="Arts"/></w:dropDownList>', 'Choose')}</w:p>`,
    )

    expect(fields(blocks)[0]).to.include({ control: 'date', label: 'Start', value: 'Click for a date' })
    expect(fields(blocks)[1]!.options).to.deep.equal(['Arts'])
  })

  it('names a control that stands alone by its title', () => {
    const sdt =
      '<w:sdt><w:sdtPr><w:alias w:val="Summary"/><w:text w:multiLine="1"/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>'

    expect(blocksOf(sdt)[0]).to.include({ kind: 'field', control: 'multiline', label: 'Summary' })
  })

  it('reads legacy form fields with their limit', () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:textInput><w:maxLength w:val="500"/></w:textInput></w:ffData></w:fldChar></w:r>
      <w:r><w:instrText>FORMTEXT</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('     ')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

    expect(fields(blocksOf(`<w:p>${run('Aims: ')}${field}</w:p>`))[0]).to.include({
      label: 'Aims',
      value: null,
      maxCharacters: 500,
    })
  })

  it('reads underscores, leader tabs and underlined spaces as places to write', () => {
    const tabs = '<w:tabs><w:tab w:val="left" w:leader="underscore" w:pos="9000"/></w:tabs>'
    const blocks = blocksOf(
      p('Name: ________ Date: ____') +
        `<w:p><w:pPr>${tabs}</w:pPr>${run('Phone')}<w:r><w:tab/></w:r></w:p>` +
        `<w:p>${run('Post')}${run('        ', '<w:u w:val="single"/>')}</w:p>`,
    )

    expect(fields(blocks).map((field) => field.label)).to.deep.equal(['Name', 'Date', 'Phone', 'Post'])
  })

  it('reads ticks, symbols of Wingdings among them, as options', () => {
    const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r>'
    const blocks = blocksOf(`<w:p>${run('Registered? ')}${symbol}${run(' Yes ')}${symbol}${run(' No')}</w:p>`)

    expect(fields(blocks)[0]).to.include({ control: 'choice' }).and.have.deep.property('options', ['Yes', 'No'])
  })

  it('reads the [placeholder] after a label as the value of its field', () => {
    expect(blocksOf(p('Title: [Enter title]'))[0]).to.include({ kind: 'field', label: 'Title', value: '[Enter title]' })
  })

  it('leaves out what is deleted or hidden and keeps what is inserted', () => {
    const body = `<w:p>${run('Keep ')}<w:del>${run('gone ')}</w:del><w:ins>${run('new')}</w:ins>${run(' secret', '<w:vanish/>')}</w:p>`

    expect(blocksOf(body)[0]).to.include({ text: 'Keep new' })
  })

  it('reads a text box once, and an empty one as a place to write', () => {
    const box = (content: string) =>
      `<w:p><w:r><mc:AlternateContent xmlns:mc="mc"><mc:Choice><w:txbxContent>${content}</w:txbxContent></mc:Choice>
       <mc:Fallback><w:txbxContent>${content}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
    const blocks = blocksOf(box(p('Inside')) + box('<w:p/>'))

    expect(blocks.map((block) => block.kind)).to.deep.equal(['paragraph', 'field'])
  })

  it('takes a gap of blank paragraphs below a question for room, and below a title for a gap', () => {
    const gap = '<w:p/><w:p/><w:p/>'

    expect(blocksOf(p('Who will benefit?') + gap).at(-1)).to.include({ kind: 'field', control: 'multiline' })
    expect(blocksOf(p('Our Programme') + gap)).to.have.length(1)
  })

  it('takes an empty frame for one place to write, but no single rule', () => {
    const lines = (...sides: readonly string[]) =>
      `<w:pBdr>${sides.map((side) => `<w:${side} w:val="single" w:sz="4"/>`).join('')}</w:pBdr>`
    const blank = (...sides: readonly string[]) => `<w:p><w:pPr>${lines(...sides)}</w:pPr></w:p>`
    const frame = blank('top', 'left', 'bottom', 'right')
    const kinds = (body: string) => blocksOf(body).map((block) => block.kind)

    expect(kinds(p('Name') + frame + frame + p('Address') + frame)).to.deep.equal([
      ...['paragraph', 'field'],
      ...['paragraph', 'field'],
    ])
    expect(kinds(p('Name') + blank('bottom') + p('Address'))).to.deep.equal(['paragraph', 'paragraph'])
  })

  it('parts a bold prompt from the plain help after it', () => {
    const body = `<w:p>${run('What will you do?', '<w:b/>')}${run(' Tell us about the main activities.')}</w:p>`

    expect(blocksOf(body).map((block) => block.kind === 'paragraph' && [block.text, block.bold])).to.deep.equal([
      ['What will you do?', true],
      ['Tell us about the main activities.', false],
    ])
  })

  it('anchors blocks by their place in the XML of the document', () => {
    const [one, two] = [p('Große Ziele 😀'), table([[tc(p('Two'))]])]
    const xml = strFromU8(unzipSync(docxOf(one + two))['word/document.xml']!)

    const blocks = blocksOf(one + two)

    expect(blocks.map(({ anchor }) => xml.slice(...anchor.split('-').map(Number)))).to.deep.equal([one, two])
  })

  it('refuses a file without a document', () => {
    expect(() => parseDocx(zipOf({ 'a.xml': '<a/>' }), BOUNDS))
      .to.throw()
      .that.satisfies((error: unknown) => isAppError(error, 'unsupported'))
  })
})
