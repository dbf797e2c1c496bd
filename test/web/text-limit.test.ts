import { expect } from 'chai'
import * as web from '../../apps/web/src/shared/text-limit.ts'
import { readMarkdown } from '../../adapters/application-files/read-markdown.ts'
import { portalText } from '../../core/hand-in/portal-text.ts'
import * as core from '../../core/shared/text-limit.ts'

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

describe('The count of words and characters on the page', () => {
  const samples = [
    ...MARKED,
    '',
    '   ',
    'one',
    ' two  words ',
    'a\nb\tc d',
    'naïve café — 3½',
    '👩‍👩‍👧 family',
    'line\r\n\r\nline',
  ]

  for (const text of samples)
    it(`is the one that the server keeps limits by: ${JSON.stringify(text)}`, () => {
      expect(web.countWords(text)).to.equal(core.countWords(text))
      for (const counting of [null, 'characters-without-spaces', 'characters-line-break-as-two'] as const)
        expect(web.countCharacters(text, counting)).to.equal(core.countCharacters(text, counting))
    })

  for (const text of MARKED)
    it(`is that of what is pasted into a web form: ${JSON.stringify(text)}`, () => {
      const pasted = portalText(readMarkdown(text))

      expect([core.countWords(text), core.countCharacters(text)]).to.deep.equal([
        pasted.split(/\s+/).length,
        pasted.length,
      ])
    })
})
