import '../pages/dom.ts'
import { expect } from 'chai'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { richHtml } from '../../../apps/web/src/shared/editor/rich-html.ts'
import { Prose } from '../../../apps/web/src/shared/ui/Prose.tsx'

/** As people, models and other people's documents may write them. */
const SCRIPTS = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](<\u0001javascript:alert(1)>)',
  '[a](javascript&#58;alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '<javascript:alert(1)>',
]
const PLACES = {
  'a text that is read': (text: string) => renderToStaticMarkup(createElement(Prose, { text })),
  'the editor, and what is copied from it': richHtml,
}

function addresses(html: string): string[] {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return [...holder.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '').filter(Boolean)
}

describe('a link', () => {
  for (const [place, show] of Object.entries(PLACES)) {
    it(`leads to no script in ${place}`, () => {
      expect(SCRIPTS.map((text) => [text, addresses(show(text))])).to.deep.equal(SCRIPTS.map((text) => [text, []]))
    })

    it(`leads to pages and mailboxes in ${place}`, () => {
      const followed = ['https://example.org/a?b=c:d', 'mailto:ada@example.org', '/help#top']

      expect(followed.flatMap((url) => addresses(show(`[a](${url})`)))).to.deep.equal(followed)
    })
  }
})
