import { expect } from 'chai'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import { parseMarkdown } from '../../../../adapters/file-formats/markdown/parse-markdown.ts'
import { FORM_BOUNDS } from '../../../../adapters/file-formats/parse-bounds.ts'

const blocksOf = (text: string) => formBlocks(parseMarkdown(new TextEncoder().encode(text), FORM_BOUNDS))

describe('Markdown as a form', () => {
  it('reads headings, emphasis, lists and tables', () => {
    const blocks = blocksOf('## 2. Aims\n\n_Say why_\n\n- a\n  - b\n\n1. c\n\n| Risk | Plan |\n| - | - |\n| | |\n')

    expect(blocks[0]).to.include({ kind: 'heading', level: 2, number: '2', text: 'Aims' })
    expect(blocks[1]).to.include({ text: 'Say why', italic: true })
    expect(
      blocks.slice(2, 5).map((block) => block.kind === 'paragraph' && [block.text, block.listLevel, block.number]),
    ).to.deep.equal([
      ['a', 1, null],
      ['b', 2, null],
      ['c', 1, '1'],
    ])
    expect(blocks[5]).to.include({ kind: 'table', rows: 2, columns: 2 })
  })

  it('puts further paragraphs of a list item one level below it', () => {
    const blocks = blocksOf('- Title\n\n  More on it.\n')

    expect(blocks.map((block) => block.kind === 'paragraph' && block.listLevel)).to.deep.equal([1, 2])
  })

  it('reads emphasised labels with their values, one a source line', () => {
    const blocks = blocksOf('**Name:** Jo\n**Email:** jo@x.org\n')

    expect(blocks.map((block) => block.kind === 'field' && [block.label, block.value])).to.deep.equal([
      ['Name', 'Jo'],
      ['Email', 'jo@x.org'],
    ])
  })

  it('reads a label in italics like one in bold, also before an address', () => {
    const [field] = blocksOf('* _Website:_ www.example.org\n')

    expect(field).to.include({ kind: 'field', label: 'Website', value: 'www.example.org' })
  })

  it('reads task list items as ticks', () => {
    expect(blocksOf('- [ ] I agree')[0]).to.include({ kind: 'field', control: 'tick', label: 'I agree' })
  })

  it('anchors by offsets of the text', () => {
    expect(blocksOf('# A\n\nBody').map((block) => block.anchor)).to.deep.equal(['0-3', '5-9'])
  })

  it('leaves out the settings of a page generator before the text', () => {
    const [heading, ...others] = blocksOf('---\ntitle: Form\nlabels: grant\n---\n\n# Summary\n')

    expect(heading).to.include({ kind: 'heading', text: 'Summary', anchor: '35-44' })
    expect(others).to.have.length(0)
  })

  it('begins a line anew after a label, and after the strokes of a line break', () => {
    const blocks = blocksOf('Link to code:\nLicence:\n\nWhat will\nyou do?\\\\\n*In a year*\n')

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'Link to code:',
      'Licence:',
      'What will you do?',
      'In a year',
    ])
  })

  it('reads the comments of a template as help, but for marks of a word or two', () => {
    const blocks = blocksOf('## Budget\n\n<!-- In US dollars, with a reason for each item -->\n<!-- end -->\n')

    expect(blocks).to.have.length(2)
    expect(blocks[1]).to.include({ text: 'In US dollars, with a reason for each item', italic: true })
  })

  it('reads lines between strokes without a row of headings', () => {
    const blocks = blocksOf('| First name |\n| Gender | Female/Male |\n')

    expect(blocks).to.have.length(1)
    expect(blocks[0]).to.include({ kind: 'table', rows: 2, columns: 2 })
  })

  it('reads a long text in parts, with places in the whole file', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `## Heading ${at}\n\n- one\n`).join('\n')
    const last = blocksOf(text)
      .filter((block) => block.kind === 'heading')
      .at(-1)!

    expect(last.text).to.equal('Heading 1999')
    expect(text.slice(...(last.anchor.split('-').map(Number) as [number, number]))).to.equal('## Heading 1999')
  })

  it('parts a long text without headings between its paragraphs, and reads deep and long lines by themselves', () => {
    const paragraph = (at: number) => `Paragraph ${at} tells what it is about, in a few words.`
    const prose = Array.from({ length: 1_000 }, (_, at) => paragraph(at)).join('\n\n')
    const text = `${prose}\n\n${'> '.repeat(5_000)}quoted\n\n${'word '.repeat(3_000)}\n\nThe end.`

    const blocks = blocksOf(text)

    const texts = blocks.map((block) => (block.kind === 'paragraph' ? block.text : ''))
    expect(texts.slice(0, 1_000)).to.deep.equal(Array.from({ length: 1_000 }, (_, at) => paragraph(at)))
    expect([texts[1_000], texts.at(-1)]).to.deep.equal(['quoted', 'The end.'])
    for (const block of [blocks[999]!, blocks.at(-1)!]) {
      const [start, end] = block.anchor.split('-').map(Number)
      expect(block).to.include({ text: text.slice(start, end) })
    }
  })

  it('keeps what only looks like a tag', () => {
    expect(
      blocksOf('# <Project name>\n\nA <b>bold</b> word\n').map((block) => 'text' in block && block.text),
    ).to.deep.equal(['<Project name>', 'A bold word'])
  })
})
