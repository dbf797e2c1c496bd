import { expect } from 'chai'
import { readTextForm } from '../../../../adapters/forms/text/read-text-form.ts'

const blocksOf = (text: string) => readTextForm(new TextEncoder().encode(text)).blocks

describe('readTextForm', () => {
  it('takes capitals and underlined lines for headings', () => {
    const blocks = blocksOf('SECTION A: YOUR GROUP\n\nYour plan\n=========\n\nText here')

    expect(blocks.map((block) => block.kind)).to.deep.equal(['heading', 'heading', 'paragraph'])
  })

  it('joins hard-wrapped lines and keeps short ones apart', () => {
    const blocks = blocksOf(
      'Tell us about the main activities that you are planning for\nthe coming year.\n\nName:\nPhone:\n',
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal([
      'Tell us about the main activities that you are planning for the coming year.',
      'Name:',
      'Phone:',
    ])
  })

  it('reads bullets, ordinals, fill-in lines and room for an answer', () => {
    const blocks = blocksOf('1. Name: ........\n\n2. What is new?\n\n\n\n- one\n   - two\n')

    expect(blocks.map((block) => block.kind)).to.deep.equal([
      'paragraph',
      'field',
      'paragraph',
      'field',
      'paragraph',
      'paragraph',
    ])
    expect(blocks[0]).to.include({ number: '1', text: 'Name' })
    expect(blocks[5]).to.include({ listLevel: 2 })
  })

  it('reads text with the marks of Markdown as Markdown', () => {
    expect(blocksOf('# A\n\nx\n\n## B\n\n_y_')[3]).to.include({ text: 'y', italic: true })
  })

  it('anchors by offsets of the text', () => {
    expect(blocksOf('One\n\nTwo').map((block) => block.anchor)).to.deep.equal(['0-3', '5-8'])
  })
})
