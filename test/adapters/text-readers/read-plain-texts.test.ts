import { expect } from 'chai'
import { readCsvText } from '../../../adapters/text-readers/read-csv-text.ts'
import { readMarkdownText } from '../../../adapters/text-readers/read-markdown-text.ts'
import { readPlainText } from '../../../adapters/text-readers/read-plain-text.ts'
import { readRtfText } from '../../../adapters/text-readers/read-rtf-text.ts'
import { refusal } from '../file-formats/refusal.ts'
import { outline } from '../file-formats/outline.ts'

const lines = (...text: string[]) => Buffer.from(text.join('\n'))

describe('readPlainText', () => {
  it('joins wrapped lines and parts paragraphs at blank lines', () => {
    const text = lines('We help people in the val-', 'ley and in the towns around it.', '', 'They come back.')

    expect(outline(readPlainText(text))).to.deep.equal([
      'We help people in the valley and in the towns around it.',
      'They come back.',
    ])
  })

  it('tells headings by underline, by capitals and by standing alone', () => {
    const body = 'We help people in the valley and in the towns around it all year.'
    const text = lines('Annual report', '=============', '', 'OUR WORK', body, '', 'Our aims', '', body)

    expect(outline(readPlainText(text))).to.deep.equal(['## Annual report', '## OUR WORK', body, '### Our aims', body])
  })

  it('takes a list of names for no headings', () => {
    const read = readPlainText(lines('Board of Trustees', 'Ann Example', 'Bob Sample', 'Cy Testing'))

    expect(read.blocks.filter((block) => block.kind === 'heading')).to.deep.equal([])
  })

  it('keeps lists and rows of figures', () => {
    const text = lines('- one', '- two', '', 'Income\t\t1,200', 'Expenses      900', '1. first', '2. second')

    expect(outline(readPlainText(text))).to.deep.equal([
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

    const [block, ...others] = readPlainText(text).blocks

    expect(others).to.deep.equal([])
    expect(block!.text).to.have.length(text.length)
  })

  it('takes form feeds by the million for the ends of lines', () => {
    const read = readPlainText(Buffer.from('A page. \f'.repeat(30_000)))

    expect(read.pageCount).to.equal(null)
  })

  it('refuses more paragraphs than any document has', async () => {
    const error = await refusal(() => readPlainText(Buffer.from('a.\n\n'.repeat(600_000))))

    expect(error.message).to.equal(
      'The text file is too large to be read: it holds more than 500,000 paragraphs and rows.',
    )
  })

  it('takes form feeds for pages', () => {
    const read = readPlainText(Buffer.from('first page.\fsecond page.\f'))

    expect(read.pageCount).to.equal(2)
    expect(outline(read)).to.deep.equal(['p1 first page.', 'p2 second page.'])
  })

  it('refuses a text of 200 MB at once', async () => {
    const huge = Buffer.alloc(200 * 1024 * 1024, 'a ')

    const error = await refusal(() => readPlainText(huge))

    expect(error.code).to.equal('file.too-large-inside')
  })
})

describe('readMarkdownText', () => {
  it('reads headings, lists, tables and plain words', () => {
    const text = lines(
      '---',
      'layout: page',
      '---',
      '# Annual *report*',
      'Our work',
      '--------',
      'We **help** [people](https://example.org/p) in `towns`',
      'and villages.',
      '',
      '- one',
      '  - two',
      '1. first',
      '',
      '| Year | Income |',
      '|------|-------:|',
      '| 2023 | 1,200 |',
      '> quoted',
    )

    expect(outline(readMarkdownText(text))).to.deep.equal([
      '# Annual report',
      '## Our work',
      'We help people (https://example.org/p) in towns and villages.',
      '- one',
      '-- two',
      '- 1. first',
      '| Year | Income',
      '| 2023 | 1,200',
      'quoted',
    ])
  })

  it('reads code as it stands', () => {
    expect(outline(readMarkdownText(lines('```', '# no heading', '```')))).to.deep.equal(['# no heading'])
  })

  it('reads marks that have no end, by the hundred thousand, as text', () => {
    for (const mark of ['[', '![', '[a](', '<', '<a ', '<!--', '*a ', '**a ', '~~a ', '`', '\\[', '# a', '- ', '| ']) {
      const text = `Words before ${mark.repeat(400_000 / mark.length)}`

      const { blocks } = readMarkdownText(Buffer.from(`${text}\n\n# a${' '.repeat(100_000)}x\n`))

      expect(
        blocks.some((block) => block.text.includes('Words before')),
        mark,
      ).to.equal(true)
    }
  })
})

describe('readCsvText', () => {
  it('reads quoted cells of any delimiter', () => {
    const comma = lines('Name,Town', '"Smith, Ann","He said ""yes""', 'and left"', '', 'Bob,')
    const semicolon = lines('Jahr;Betrag', '2023;1,5')

    expect(outline(readCsvText(comma))).to.deep.equal([
      '| Name | Town',
      '| Smith, Ann | He said "yes" and left',
      '| Bob',
    ])
    expect(outline(readCsvText(semicolon))).to.deep.equal(['| Jahr | Betrag', '| 2023 | 1,5'])
  })

  it('reads on where quotes do not match', () => {
    expect(outline(readCsvText(lines('a,b', '"open,c', 'd,e')))).to.deep.equal(['| a | b', '| open | c', '| d | e'])
  })
})

describe('readRtfText', () => {
  const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${body}}`, 'latin1')

  it('reads paragraphs, characters of code pages and Unicode', () => {
    const fonts = '{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial Cyr;}}'
    const body = `${fonts}\\f0 Caf\\'e9 \\u8364?5 \\ldblquote ok\\rdblquote\\par {\\f1 \\'cf\\'ee}\\par`

    expect(outline(readRtfText(rtf(body)))).to.deep.equal(['Café €5 “ok”', 'По'])
  })

  it('tells headings by style, lists and table rows', () => {
    const styles = '{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}{\\*\\cs3 Emphasis;}}'
    const body = `${styles}\\pard\\s1 Our work\\par\\pard\\s0 We help.\\par\\pard\\ls1 {\\listtext\\bullet\\tab}one\\par\\pard\\trowd\\intbl Year\\cell 2023\\cell\\row\\pard After it.\\par`

    expect(outline(readRtfText(rtf(body)))).to.deep.equal([
      '# Our work',
      'We help.',
      '- one',
      '| Year | 2023',
      'After it.',
    ])
  })

  it('leaves out pictures, fields, headers and hidden text', () => {
    const body =
      '{\\header Top\\par}{\\pict 00ff00ff}{\\*\\unknown x}{\\field{\\*\\fldinst PAGE}{\\fldrslt seven}} {\\v hidden}left.\\par'

    expect(outline(readRtfText(rtf(body)))).to.deep.equal(['seven left.'])
  })

  it('reads what is left of a broken one', () => {
    expect(outline(readRtfText(Buffer.from('{\\rtf1 One.\\par {{{{ Two.')))).to.deep.equal(['One.', 'Two.'])
    expect(outline(readRtfText(Buffer.from(`{\\rtf1 ${'{'.repeat(200_000)}deep`)))).to.deep.equal(['deep'])
  })
})
