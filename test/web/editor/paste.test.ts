import '../pages/dom.ts'
import { expect } from 'chai'
import { DOMParser as Reader } from 'prosemirror-model'
import { editorSchema } from '../../../apps/web/src/shared/editor/editor-schema.ts'
import { readablePaste } from '../../../apps/web/src/shared/editor/paste.ts'
import { plainWords } from '../../../apps/web/src/shared/editor/plain-words.ts'
import { richHtml } from '../../../apps/web/src/shared/editor/rich-html.ts'
import { writeMarkdown } from '../../../apps/web/src/shared/editor/write-markdown.ts'

function pasted(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = readablePaste(html)
  return writeMarkdown(Reader.fromSchema(editorSchema).parse(holder))
}

const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('what is pasted into a text', () => {
  it('has the lists of Word as lists, also those within a list', () => {
    const html = [
      '<p class=MsoNormal>We <b style="mso-bidi-font-weight:normal">help</b>:<o:p></o:p></p>',
      wordItem(1, '·', 'families'),
      wordItem(2, 'o', 'with <i>children</i>'),
      wordItem(2, 'o', 'without'),
      wordItem(1, '·', 'schools'),
      '<p class=MsoNormal>In two steps:</p>',
      wordItem(1, '1.', 'first'),
      wordItem(1, '2.', 'second'),
    ]

    expect(pasted(`<html><body><!--StartFragment-->${html.join('\n')}<!--EndFragment--></body></html>`)).to.equal(
      [
        'We **help**:\n\n- families\n  - with *children*\n  - without\n- schools',
        'In two steps:\n\n1. first\n2. second',
      ].join('\n\n'),
    )
  })

  it('has no styles of Google Docs or of a page, but its headings, lists, bold words and links', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr">' +
      '<span style="font-size:16pt;color:#000000">Our aims</span></h2><p dir="ltr"><span style="color:red">We help </span>' +
      '<span style="font-weight:700;font-style:normal">412</span><span style="font-weight:400"> families.</span></p>' +
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Food</span></p></li></ul></b>'
    expect(pasted(docs)).to.equal('## Our aims\n\nWe help **412** families.\n\n- Food')

    const page =
      '<div class="x" onclick="y()"><p style="color:red">See <a href="https://example.org" class="z">this</a>' +
      '<script>bad()</script><br>next line</p><table><tr><td>2025</td><td>412</td></tr></table></div>'
    expect(pasted(page)).to.equal('See [this](https://example.org)  \nnext line\n\n2025 | 412')
  })

  it('has nothing that is deleted, hidden or said beside the text', () => {
    const word =
      '<p class=MsoNormal>We keep <del cite="mailto:a">five</del><ins cite="mailto:a">three</ins> gardens' +
      '<span style="mso-hide:all;display:none">secret</span><a class=msocomanchor href="#_msocom_1">[A1]</a>.' +
      '<a href="#_ftn1" style="mso-footnote-id:ftn1"><sup>[1]</sup></a></p>' +
      '<div style="mso-element:comment-list"><div style="mso-element:comment"><p>Is this right?</p></div></div>' +
      '<div style="mso-element:footnote-list"><p><a href="#_ftnref1">[1]</a> Since May.</p></div>'
    expect(pasted(word)).to.equal('We keep three gardens.[1]\n\n[1] Since May.')

    const docs =
      '<p><span style="text-decoration:line-through">Old</span> New<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>' +
      '<div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a>Who says so?</p></div>'
    expect(pasted(docs)).to.equal('New')
  })

  it('keeps the start, the letters and the depth of lists', () => {
    expect(pasted(wordItem(1, '4.', 'four') + wordItem(1, '5.', 'five'))).to.equal('4. four\n5. five')
    expect(pasted('<ol type="a" start="2"><li>two</li><li>three</li></ol>')).to.equal('b. two\n\nc. three')
    const online = (level: number, text: string) =>
      `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p>${text}</p></li></ul></div>`
    expect(pasted(online(1, 'one') + online(2, 'within') + online(1, 'two'))).to.equal('- one\n  - within\n- two')
  })

  it('has a line for each row of a table', () => {
    const table = '<table><tr><th>Year</th><th>Riders</th></tr><tr><td><p>2025</p></td><td>412</td></tr></table>'
    expect(pasted(`<p>See:</p>${table}`)).to.equal('See:\n\nYear | Riders\n\n2025 | 412')
    expect(pasted('<table><tr><td><p>One</p><p>Two</p></td></tr></table>')).to.equal('One\n\nTwo')
  })
})

describe('what is copied of a text', () => {
  const TEXT =
    '## Aims\n\nWe **help** 412 *families* \\& more at R\\*D.\n\n- Food\n- Rent\n  - and heat\n\n3. x\n4. y\n\na  \nb'

  it('is clean text for forms', () => {
    expect(plainWords(TEXT)).to.equal(
      'Aims\n\nWe help 412 families & more at R*D.\n\n- Food\n- Rent\n  - and heat\n\n3. x\n4. y\n\na\nb',
    )
    expect(plainWords('| Year | Reach |\n|---|---|\n| 2025 | 412 |')).to.equal('Year\tReach\n2025\t412')
    expect(plainWords('[Our report](https://example.org) and https://example.org')).to.equal(
      'Our report and https://example.org',
    )
  })

  it('is rich text for word processors', () => {
    expect(richHtml('We **help**:\n\n1. one\n2. [two](https://example.org)')).to.equal(
      '<p>We <strong>help</strong>:</p><ol><li><p>one</p></li>' +
        '<li><p><a href="https://example.org">two</a></p></li></ol>',
    )
  })
})
