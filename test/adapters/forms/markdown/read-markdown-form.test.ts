import { expect } from 'chai'
import { readMarkdownForm } from '../../../../adapters/forms/markdown/read-markdown-form.ts'

const blocksOf = (text: string) => readMarkdownForm(new TextEncoder().encode(text)).blocks

describe('readMarkdownForm', () => {
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

  it('reads task list items as ticks', () => {
    expect(blocksOf('- [ ] I agree')[0]).to.include({ kind: 'field', control: 'tick', label: 'I agree' })
  })

  it('anchors by offsets of the text', () => {
    expect(blocksOf('# A\n\nBody').map((block) => block.anchor)).to.deep.equal(['0-3', '5-9'])
  })
})
