import { expect } from 'chai'
import { formBlocks } from '../../../../adapters/file-formats/document/form-blocks.ts'
import { parseHtml } from '../../../../adapters/file-formats/html/parse-html.ts'
import type { FormBlock, FormField, FormTable } from '../../../../core/proposals/form/form.ts'

const read = (html: string) => {
  const document = parseHtml(new TextEncoder().encode(html), { mostElements: 10_000 })
  return { title: document.title, blocks: formBlocks(document) }
}
const fields = (blocks: readonly FormBlock[]) => blocks.filter((block): block is FormField => block.kind === 'field')

describe('a web page as a form', () => {
  it('reads headings, paragraphs and lists in order', () => {
    const { blocks, title } = read(
      '<title>T</title><h2>1. Aims</h2><p>Say <b>why</b>.<ul><li>a<ul><li>b</ul></ul><ol start=3><li>c</ol>',
    )

    expect(title).to.equal('T')
    expect(blocks[0]).to.include({ kind: 'heading', level: 2, number: '1', text: 'Aims' })
    expect(
      blocks.slice(1).map((block) => block.kind === 'paragraph' && [block.text, block.listLevel, block.number]),
    ).to.deep.equal([
      ['Say why.', 0, null],
      ['a', 1, null],
      ['b', 2, null],
      ['c', 1, '3'],
    ])
  })

  it('parts the hint within a label from its words', () => {
    const [name, note] = fields(
      read(
        '<div><label for=a>Full name <span class=form-hint>As in your passport.</span></label><input id=a></div>' +
          '<div><label><span class=note>Notes</span><input></label></div>',
      ).blocks,
    )

    expect(name).to.include({ label: 'Full name', help: 'As in your passport.' })
    expect(note).to.include({ label: 'Notes', help: null })
  })

  it('joins a control to its label, hint and limit', () => {
    const { blocks } = read(
      '<label for=a>Aims *</label><span id=h>Up to 50 words</span><textarea id=a aria-describedby=h maxlength=400></textarea>',
    )

    expect(blocks).to.have.length(1)
    expect(blocks[0]).to.include({ control: 'multiline', label: 'Aims *', help: 'Up to 50 words', maxCharacters: 400 })
  })

  it('takes the words between a label and its control for help', () => {
    const [field] = fields(read('<div><label for=a>Name</label><p>As registered</p><input id=a></div>').blocks)

    expect(field).to.include({ control: 'text', label: 'Name', help: 'As registered' })
  })

  it('reads the label that holds its control, and aria-label', () => {
    const { blocks } = read('<label>E-mail <input type=email></label><input aria-label="Start" type=date>')

    expect(fields(blocks).map((field) => [field.label, field.control])).to.deep.equal([
      ['E-mail', 'text'],
      ['Start', 'date'],
    ])
  })

  it('reads the count of words that the design system of GOV.UK prints by script', () => {
    const { blocks } = read('<div data-maxwords=150><label for=a>Aims</label><textarea id=a></textarea></div>')

    expect(fields(blocks)[0]!.help).to.equal('Maximum 150 words')
  })

  it('reads editors for formatted text as places with their labels, and none of their tools', () => {
    const quill = `<label for=a>Aims</label><div id=a><div class="ql-toolbar"><select><option>Heading</option></select></div>
      <div class="ql-editor" contenteditable="true" data-placeholder="Up to 90 words"><p><br></p></div>
      <div contenteditable="true" tabindex="-1"></div></div>`
    const frame = `<label for=b>Need</label><textarea id=b style="display: none"></textarea>
      <div class="tox-tinymce"><div class="tox-toolbar">Bold</div><iframe id=b_ifr title="Rich Text Area"></iframe></div>`
    const box = '<p>Team</p><div role=textbox contenteditable=plaintext-only aria-label="Who runs it?">We do.</div>'

    const { blocks } = read(quill + frame + box)

    expect(
      blocks.map((block) => (block.kind === 'field' ? [block.control, block.label, block.value] : block)),
    ).to.deep.equal([
      ['multiline', 'Aims', 'Up to 90 words'],
      ['multiline', 'Need', null],
      { ...blocks[2]!, text: 'Team' },
      ['multiline', 'Who runs it?', 'We do.'],
    ])
  })

  it('leaves out fields that only programs find, with their labels', () => {
    const { blocks } = read(
      '<div style="position: absolute; left: -5000px"><label>Fax <input name=b1></label></div>' +
        '<p class="hp-field"><label>Homepage <input></label></p><label for=t>Leave this field empty</label><input id=t>' +
        '<div aria-hidden=true><label for=u>Title</label><input id=u tabindex=-1></div><label>Town <input></label>',
    )

    expect(fields(blocks).map(({ label }) => label)).to.deep.equal(['Town'])
    expect(blocks).to.have.length(1)
  })

  it('says as help what a control takes', () => {
    const rules = fields(
      read(
        '<label>Cost <input type=number min=250 max=5000></label><label>Start <input type=date min=2027-01-01></label>' +
          '<label>Code <input pattern="[A-Z]{4}" title="Four letters" required></label><label>Staff <input inputmode=numeric></label>',
      ).blocks,
    )

    expect(rules.map(({ control, help }) => [control, help])).to.deep.equal([
      ['number', 'From 250 to 5000.'],
      ['date', 'At least 2027-01-01.'],
      ['text', 'Required. Four letters'],
      ['number', null],
    ])
  })

  it('reads a fieldset of radio buttons as one field with options', () => {
    const { blocks } = read(
      '<fieldset><legend>VAT?</legend><label><input type=radio> Yes</label><label><input type=radio> No</label></fieldset>',
    )

    expect(blocks).to.have.length(1)
    expect(blocks[0]).to.include({ control: 'choice', label: 'VAT?' }).and.have.deep.property('options', ['Yes', 'No'])
  })

  it('keeps the legend of a fieldset of text fields', () => {
    const { blocks } = read('<fieldset><legend>Contact</legend><label for=n>Name</label><input id=n></fieldset>')

    expect(blocks[0]).to.include({ kind: 'paragraph', text: 'Contact', bold: true })
    expect(blocks[1]).to.include({ kind: 'field', label: 'Name' })
  })

  it('leaves out menus, scripts, hidden parts, buttons and contents', () => {
    const { blocks } = read(
      '<nav>Home</nav><script>x</script><p hidden>h</p><p style="display:none">n</p><input type=hidden><button>Go</button>' +
        '<ul><li><a href="#a">A</a><li><a href="#b">B</a></ul><footer>f</footer><p>Text</p>',
    )

    expect(blocks.map((block) => block.kind === 'paragraph' && block.text)).to.deep.equal(['Text'])
  })

  it('reads tables with spans, and the fields in their cells', () => {
    const [block] = read('<table><tr><th colspan=2>Risk<tr><td rowspan=2>a<td><input><tr><td></table>').blocks as [
      FormTable,
    ]

    expect(block.cells.map(({ row, column, rowSpan, columnSpan }) => [row, column, rowSpan, columnSpan])).to.deep.equal(
      [
        [0, 0, 1, 2],
        [1, 0, 2, 1],
        [1, 1, 1, 1],
        [2, 1, 1, 1],
      ],
    )
    expect(block.cells[0]!.header).to.equal(true)
    expect(block.cells[2]!.blocks[0]).to.include({ kind: 'field' })
  })

  it('anchors by offsets of the source', () => {
    const html = '<p>One</p><textarea></textarea>'
    const [start, end] = read(html).blocks[1]!.anchor.split('-').map(Number)

    expect(html.slice(start, end)).to.equal('<textarea></textarea>')
  })
})
