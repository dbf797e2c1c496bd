import { expect } from 'chai'
import { readMarkdown } from '../../../adapters/application-files/read-markdown.ts'
import { portalText } from '../../../core/hand-in/portal-text.ts'
import { countCharacters, countWords } from '../../../core/shared/text-limit.ts'

/** Answers with all that writers use of Markdown. */
const MARKED = [
  '**We run** a club — for *young* people… and “all” of them.',
  '# About us\n\nWe are ***very*** small.\n\n- **One** club\n- two *halls*\n\n1. First\n2. Second',
  'See [our site](https://example.org) or [https://example.org/](https://example.org), and <https://a.example>.',
  '5 \\* 3 is < 20 & snake_case, 2 * 3 * 4, _so_ it is ~~not~~ `code`',
  '> Quoted **words**\n\n---\n\nEnd &amp; more',
  '| a | b |\n|---|---|\n| c | **d** |',
  'One\n\n\n\ntwo  \nthree',
  '* star\n* list',
  '1) one\n2) two',
  '**bold *and italic* words**',
  'a plan—and a budget − 5',
]

describe('The count of words and characters', () => {
  it('is that of a text as it is read, in words between white space', () => {
    const counts = { '': 0, '   ': 0, one: 1, ' two  words ': 2, 'a\nb\tc d': 4, 'naïve café — 3½': 4, '👩‍👩‍👧 family': 2 }

    for (const [text, words] of Object.entries(counts)) expect(countWords(text), text).to.equal(words)
  })

  it('is that of characters as the form counts them', () => {
    const text = ' a b\r\n\r\nc '

    expect(countCharacters(text)).to.equal(6)
    expect(countCharacters(text, 'characters-without-spaces')).to.equal(3)
    expect(countCharacters(text, 'characters-line-break-as-two')).to.equal(8)
  })

  for (const text of MARKED)
    it(`is that of what is pasted into a web form: ${JSON.stringify(text)}`, () => {
      const pasted = portalText(readMarkdown(text))

      expect([countWords(text), countCharacters(text)]).to.deep.equal([pasted.split(/\s+/).length, pasted.length])
    })
})
