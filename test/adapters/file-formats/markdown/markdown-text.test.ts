import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseMarkdown } from '../../../../adapters/file-formats/markdown/parse-markdown.ts'
import { LIBRARY_BOUNDS } from '../../../../adapters/file-formats/parse-bounds.ts'
import { outline } from '../outline.ts'

const readText = (bytes: Uint8Array) => ({
  blocks: libraryText(parseMarkdown(bytes, LIBRARY_BOUNDS), 'Markdown document'),
})
const lines = (...text: string[]) => Buffer.from(text.join('\n'))

describe('Markdown as text', () => {
  it('reads footnotes', () => {
    const text = lines('We helped 412 people[^1] and more.', '', '[^1]: Counted by the door, in 2025.')

    expect(outline(readText(text))).to.deep.equal(['We helped 412 people and more.', 'Counted by the door, in 2025.'])
  })

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

    expect(outline(readText(text))).to.deep.equal([
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
    expect(outline(readText(lines('```', '# no heading', '```')))).to.deep.equal(['# no heading'])
  })

  it('reads marks that have no end, by the hundred thousand, as text', () => {
    for (const mark of ['[', '![', '[a](', '<', '<a ', '<!--', '*a ', '**a ', '~~a ', '`', '\\[', '# a', '- ', '| ']) {
      const text = `Words before ${mark.repeat(400_000 / mark.length)}`

      const { blocks } = readText(Buffer.from(`${text}\n\n# a${' '.repeat(100_000)}x\n`))

      expect(
        blocks.some((block) => block.text.includes('Words before')),
        mark,
      ).to.equal(true)
    }
  })
})
