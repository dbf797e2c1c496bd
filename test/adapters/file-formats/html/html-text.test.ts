import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseHtml } from '../../../../adapters/file-formats/html/parse-html.ts'
import { LIBRARY_BOUNDS } from '../../../../adapters/file-formats/parse-bounds.ts'
import { outline } from '../outline.ts'

const readText = (bytes: Uint8Array) => ({
  blocks: libraryText(parseHtml(bytes, LIBRARY_BOUNDS), 'web page'),
})

describe('a web page as text', () => {
  it('keeps raised digits apart from the number before them', () => {
    const page = Buffer.from('<p>It cost £5<sup>1</sup> for 10 m<sup>2</sup></p><table><tr><td>12<sup>3</sup></table>')

    expect(outline(readText(page))).to.deep.equal(['It cost £5¹ for 10 m²', '12³'])
  })

  it('reads headings, paragraphs, lists and tables, and no scripts', () => {
    const page = Buffer.from(`<!doctype html><title>x</title><script>alert(1)</script><style>p{}</style>
      <h2>Our <em>work</em></h2><p>We help<br>people&nbsp;&amp; pets.</p><div>Loose <b>text</b><p>and more</p></div>
      <ul><li>one<ul><li>two</ul></ul>
      <table><tr><th>Year<th>Income<tr><td>2023<td>1,200</table><p hidden>gone<p style="display:none">gone`)

    expect(outline(readText(page))).to.deep.equal([
      '## Our work',
      'We help people & pets.',
      'Loose text',
      'and more',
      '- one',
      '-- two',
      '| Year | Income',
      '| 2023 | 1,200',
    ])
  })

  it('decodes as the page declares', () => {
    const page = Buffer.from('<meta charset="windows-1251"><p>\xcf\xee\xec\xee\xf9\xfc', 'latin1')

    expect(outline(readText(page))).to.deep.equal(['Помощь'])
  })

  it('reads elements nested thousands deep', () => {
    const page = Buffer.from(`${'<div>'.repeat(20_000)}below`)

    expect(outline(readText(page))).to.deep.equal(['below'])
  })

  it('keeps what the foot of a page says, and the labels of its fields', () => {
    const page = Buffer.from(
      '<label for=a>Your aims</label><textarea id=a></textarea><footer><p>Registered charity 1234567</footer>',
    )

    expect(outline(readText(page))).to.deep.equal(['Your aims', 'Registered charity 1234567'])
  })

  it('reads a table of more cells than a function takes arguments', () => {
    const { blocks } = readText(Buffer.from(`<table>${'<tr><td>a<td>b'.repeat(80_000)}</table>`))

    expect(blocks).to.have.length(80_000)
    expect(blocks.at(-1)!.text).to.equal('a | b')
  })
})
