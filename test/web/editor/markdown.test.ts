import { expect } from 'chai'
import { EditorState } from 'prosemirror-state'
import { editorSchema } from '../../../apps/web/src/shared/editor/editor-schema.ts'
import { readMarkdown } from '../../../apps/web/src/shared/editor/read-markdown.ts'
import { writeMarkdown } from '../../../apps/web/src/shared/editor/write-markdown.ts'

/** The text as it is after every block was touched, so that nothing is written back as it was. */
const rewritten = (markdown: string) => writeMarkdown(editorSchema.nodeFromJSON(readMarkdown(markdown).toJSON()))

/** Types these words in front of the first occurrence of others. */
function typed(markdown: string, before: string, words: string): string {
  const state = EditorState.create({ doc: readMarkdown(markdown) })
  let place = -1
  state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(before) ?? -1
    if (place < 0 && at >= 0) place = position + at
  })
  return writeMarkdown(state.tr.insertText(words, place).doc)
}

const paragraph = (text: string) =>
  writeMarkdown(editorSchema.node('doc', null, [editorSchema.node('paragraph', null, [editorSchema.text(text)])]))

describe('the Markdown of a text that is edited', () => {
  const ANSWERS = [
    'We reached **412 families** in 2025, 18% more than the year before.\n\nMost of them (61%) live in *Harbour Ward*.',
    '## Our aims\n\n- Food for 90 households & more\n- Advice on debt, rent and heating\n- A garden\n\nMore in our plan.',
    '1. We write to the school.\n2. We call each family.\n3. We review it in March.',
    '3. The third\n4. The fourth',
    '- Staff\n  - Two advisers\n  - One driver\n- Volunteers',
    '1. First:\n   - one\n   - two\n2. Second',
    '- A loose item\n\n- Another, with more:\n\n  A second paragraph of it.',
    'See [our report](https://example.org/a_b(c)) or <https://example.org>, and write to info@example.org.',
    'Address:  \n12 Quay Street  \nTidewell',
    'R&D at Smith & Sons; AT&T; 5 * 3 = 15; snake_case_name; a_b; 2 < 3 > 1; ~50 people; £1,200.50; `',
    '#1 priority, and C# too. 50% + 20 - 3. [Name of the chair] will sign!',
    '\\# not a heading\n\n\\- not an item\n\n1\\. not a list\n\n\\*not\\* italic, \\_nor\\_ this',
    'Nested **bold and *italic* words** and ***both***, then **bold**, **bold again**.',
    'Ends in **bold**\n\n**Starts** bold: *italic*; f**o**o.',
    'Mae’r grŵp yn cwrdd — “bob dydd” … naïve 😀 日本語',
    'https://www.example.org/path_with_underscores?a=b&c=d and www.example.org',
    '**Reach:** 412\n\n- one\n\n* another list\n\n+ a third',
  ]

  it('means the same after every block was written anew', () => {
    for (const answer of ANSWERS)
      expect(readMarkdown(rewritten(answer)).eq(readMarkdown(answer)), answer).to.equal(true)
  })

  it('is the same to the letter where the product wrote it', () => {
    for (const answer of ANSWERS.slice(0, 6)) expect(rewritten(answer)).to.equal(answer)
  })

  it('has no escapes where none are needed', () => {
    for (const text of [
      'R&D',
      '5 * 3 = 15',
      'a snake_case_name',
      '~50 people',
      '[Name] & Co.',
      '2 < 3',
      'C# and 1. more',
    ])
      expect(paragraph(text)).to.equal(text)
  })

  it('keeps what was typed from being taken for Markdown', () => {
    for (const text of ['# no heading', '- no item', '1. no list', '*no* italic', '_no_', '[no](link)', '> no quote'])
      expect(readMarkdown(paragraph(text)).textContent, text).to.equal(text)
    for (const text of [
      '***',
      '---',
      '+ x',
      '~~no~~',
      '`no`',
      '&amp;',
      '<b>',
      '![no](image)',
      '| a | b |',
      '1) x',
      '\\*',
    ])
      expect(readMarkdown(paragraph(text)).textContent, text).to.equal(text)
  })

  it('leaves blocks that were not touched as they are', () => {
    const table = '| Year | Families |\n|---|--:|\n| 2025 | 412 |'
    const text = `# Reach\nIn *short*:\n\n\n${table}\n\n* odd\n* bullets\n\n> quoted\n\n\`\`\`\ncode *x*\n\`\`\``

    expect(writeMarkdown(readMarkdown(text))).to.equal(text)
    expect(typed(text, 'hort', 'h')).to.equal(
      text.replace('\nIn *short*:', '\n\nIn *shhort*:').replace('\n\n\n|', '\n\n|'),
    )
  })

  it('keeps what the editor does not know within words that were touched', () => {
    const text = 'Run `npm` with ~~old~~ ![a plan](plan.png) and<br>HTML in it.'

    expect(typed(text, 'in it', 'still ')).to.equal(text.replace('in it', 'still in it'))
  })

  it('puts no white space at the edges of bold words or paragraphs', () => {
    const { strong } = editorSchema.marks
    const words = [
      editorSchema.text('  We '),
      editorSchema.text('helped ', [strong.create()]),
      editorSchema.text('people '),
    ]
    const doc = editorSchema.node('doc', null, [editorSchema.node('paragraph', null, words)])

    expect(writeMarkdown(doc)).to.equal('We **helped** people')
  })

  it('is empty for a text without words', () => {
    expect(writeMarkdown(readMarkdown(''))).to.equal('')
    expect(paragraph('   ')).to.equal('')
  })
})
