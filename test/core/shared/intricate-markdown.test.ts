import { expect } from 'chai'
import { readMarkdown } from '../../../adapters/application-files/read-markdown.ts'
import { isIntricateMarkdown } from '../../../core/shared/intricate-markdown.ts'
import { plainTextOf } from '../../../core/texts/rich-text.ts'
import { MAX_TEXT_LENGTH, typedText } from '../../../core/texts/typed-text.ts'
import { INTRICATE_SHAPES } from '../../support/intricate-shapes.ts'

const PARAGRAPH = 'We **opened** a [garden](https://example.org) for *Leeds* — 40 people, `code`, ~~then~~ now. '

/** Texts that people do write, some of them as long as a text may be. */
const USUAL: Readonly<Record<string, string>> = {
  'paragraphs with links and emphasis': `${PARAGRAPH.repeat(5)}\n\n`.repeat(100),
  'a long list': '- An item with **bold** words\n'.repeat(1_500),
  'a list within lists': Array.from({ length: 12 }, (_, level) => `${'  '.repeat(level)}- Level ${level}`).join('\n'),
  'a table of 200 rows': `| a | b | c | d | e |\n|---|---|---|---|---|\n${'| 1 | 2 | 3 | 4 | 5 |\n'.repeat(200)}`,
  'lines to write on': `${'_'.repeat(80)}\n\n`.repeat(500),
  'words alone, as long as a text may be': 'A paragraph about our work.\n\n'.repeat(MAX_TEXT_LENGTH / 29),
  'a quotation within a quotation': '> > They said so.\n> Yes.\n',
}

describe('a text with more marks of Markdown than people write', () => {
  for (const [name, shape] of Object.entries(INTRICATE_SHAPES)) {
    const text = shape(MAX_TEXT_LENGTH)

    it(`is refused when it is saved, and read as plain words: ${name}`, () => {
      expect(() => typedText(text))
        .to.throw()
        .with.property('code', 'texts.too-intricate')
      expect(plainTextOf(readMarkdown(text)).replaceAll(/\s/g, '')).to.equal(text.replaceAll(/\s/g, ''))
    })
  }

  for (const [name, text] of Object.entries(USUAL))
    it(`is not: ${name}`, () => {
      expect(typedText(text)).to.equal(text)
      expect(isIntricateMarkdown(text)).to.equal(false)
    })

  it('is read without its images, of which the description stays', () => {
    expect(plainTextOf(readMarkdown('See ![our garden](https://elsewhere.example/a.png) here.'))).to.equal(
      'See our garden here.',
    )
  })
})
