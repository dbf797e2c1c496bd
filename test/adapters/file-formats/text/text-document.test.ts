import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { textDocument } from '../../../../adapters/file-formats/text/text-document.ts'
import { outline } from '../outline.ts'
import { refusal } from '../refusal.ts'

const lines = (...text: string[]) => Buffer.from(text.join('\n'))

describe('a plain text as a document', () => {
  it('joins wrapped lines and parts paragraphs at blank lines', () => {
    const text = lines('We help people in the val-', 'ley and in the towns around it.', '', 'They come back.')

    expect(outline(textDocument(text))).to.deep.equal([
      'We help people in the valley and in the towns around it.',
      'They come back.',
    ])
  })

  it('tells headings by underline, by capitals and by standing alone', () => {
    const body = 'We help people in the valley and in the towns around it all year.'
    const text = lines('Annual report', '=============', '', 'OUR WORK', body, '', 'Our aims', '', body)

    expect(outline(textDocument(text))).to.deep.equal(['## Annual report', '## OUR WORK', body, '### Our aims', body])
  })

  it('takes a list of names for no headings', () => {
    const read = textDocument(lines('Board of Trustees', 'Ann Example', 'Bob Sample', 'Cy Testing'))

    expect(read.blocks.filter((block) => block.kind === 'heading')).to.deep.equal([])
  })

  it('keeps lists and rows of figures', () => {
    const text = lines('- one', '- two', '', 'Income\t\t1,200', 'Expenses      900', '1. first', '2. second')

    expect(outline(textDocument(text))).to.deep.equal([
      '- one',
      '- two',
      '| Income | 1,200',
      '| Expenses | 900',
      '- 1. first',
      '- 2. second',
    ])
  })

  it('joins the lines of a paragraph of hundred thousands', () => {
    const text = Buffer.from(`It ${'goes on\nand '.repeat(100_000)}ends.`)

    const [block, ...others] = textDocument(text).blocks

    expect(others).to.deep.equal([])
    expect(block!.text).to.have.length(text.length)
  })

  it('takes form feeds by the million for the ends of lines', () => {
    const read = textDocument(Buffer.from('A page. \f'.repeat(30_000)))

    expect(read.pageCount).to.equal(null)
  })

  it('refuses more paragraphs than any document has', async () => {
    const error = await refusal(() => textDocument(Buffer.from('a.\n\n'.repeat(600_000))))

    expect(sentenceOfError(error)).to.equal(
      'The text file is too large to be read: it holds more than 500,000 paragraphs and rows.',
    )
  })

  it('takes form feeds for pages', () => {
    const read = textDocument(Buffer.from('first page.\fsecond page.\f'))

    expect(read.pageCount).to.equal(2)
    expect(outline(read)).to.deep.equal(['p1 first page.', 'p2 second page.'])
  })

  it('refuses a text of 200 MB at once', async () => {
    const huge = Buffer.alloc(200 * 1024 * 1024, 'a ')

    const error = await refusal(() => textDocument(huge))

    expect(error.code).to.equal('file.too-large-inside')
  })
})
