import { sentenceOfError } from '../../../support/sentences.ts'
import { expect } from 'chai'
import { libraryText } from '../../../../adapters/file-formats/document/library-text.ts'
import { parseDocx } from '../../../../adapters/file-formats/docx/parse-docx.ts'
import { refusal } from '../refusal.ts'
import { docx, odt, p } from '../office-files.ts'
import { outline } from '../outline.ts'

const STYLES = `<w:styles>
  <w:style w:type="paragraph" w:styleId="Titel"><w:name w:val="Title"/></w:style>
  <w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Our head"/><w:basedOn w:val="berschrift2"/></w:style>
  <w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
  <w:style w:type="paragraph" w:styleId="Bullets"><w:name w:val="List Bullet"/></w:style>
</w:styles>`

function cell(...paragraphs: string[]): string {
  return `<w:tc><w:tcPr/>${paragraphs.map((text) => p(text)).join('')}</w:tc>`
}

const readText = (bytes: Uint8Array) => ({
  blocks: libraryText(parseDocx(bytes, { mostElements: 1_000_000 }), 'Word document'),
})

describe('a Word document as text', () => {
  it('tells headings by their styles in any language, by inheritance and by outline level', () => {
    const body = [
      p('Report', '<w:pStyle w:val="Titel"/>'),
      p('Aims', '<w:pStyle w:val="Own"/>'),
      p('Plain', '<w:pStyle w:val="Loop"/>'),
      p('Deep', '<w:outlineLvl w:val="2"/>'),
    ]

    const read = readText(docx(body.join(''), { 'word/styles.xml': STYLES }))

    expect(outline(read)).to.deep.equal(['# Report', '## Aims', 'Plain', '### Deep'])
  })

  it('takes a short line in bold for a heading, and a bold sentence for a paragraph', () => {
    const body = p('What we do', '', '<w:b/>') + p('We help.', '', '<w:b/>') + p('Not bold', '', '<w:b w:val="0"/>')

    expect(outline(readText(docx(body)))).to.deep.equal(['##### What we do', 'We help.', 'Not bold'])
  })

  it('joins runs as they stand and keeps tabs and breaks as spaces', () => {
    const body =
      '<w:p><w:r><w:t>Char</w:t></w:r><w:r><w:t xml:space="preserve">ity </w:t><w:tab/><w:t>A &amp; B</w:t><w:br/><w:t>&#8364;5</w:t></w:r></w:p>'

    expect(outline(readText(docx(body)))).to.deep.equal(['Charity A & B €5'])
  })

  it('keeps lists with their depth', () => {
    const numbered = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`
    const body = p('one', numbered(0)) + p('two', numbered(1)) + p('three', '<w:pStyle w:val="Bullets"/>')

    const read = readText(docx(body, { 'word/styles.xml': STYLES }))

    expect(outline(read)).to.deep.equal(['- one', '-- two', '- three'])
  })

  it('joins the cells of a row, also of a table within a cell', () => {
    const inner = `<w:tbl><w:tr>${cell('x')}${cell('y')}</w:tr></w:tbl>`
    const body = `<w:tbl><w:tr>${cell('Year')}${cell('2023')}</w:tr><w:tr><w:tc>${p('Both')}${inner}</w:tc>${cell('z')}</w:tr></w:tbl>`

    expect(outline(readText(docx(body)))).to.deep.equal(['| Year | 2023', '| Both x | y | z'])
  })

  it('writes an answer box of many paragraphs paragraph by paragraph', () => {
    const long = 'We run a food bank in three towns. '.repeat(10)
    const body = `<w:tbl><w:tr>${cell('1. What do you do?')}${cell(long, long)}</w:tr></w:tbl>`

    const blocks = readText(docx(body)).blocks

    expect(blocks.map((block) => block.kind)).to.deep.equal(['paragraph', 'paragraph', 'paragraph'])
    expect(blocks[0]!.text).to.equal('1. What do you do?')
  })

  it('puts footnotes behind their paragraph', () => {
    const body = '<w:p><w:r><w:t>We helped 500</w:t><w:footnoteReference w:id="2"/></w:r></w:p>' + p('Next')
    const notes = `<w:footnotes><w:footnote w:type="separator" w:id="0">${p('---')}</w:footnote><w:footnote w:id="2">${p('Families.')}</w:footnote></w:footnotes>`

    const read = readText(docx(body, { 'word/footnotes.xml': notes }))

    expect(outline(read)).to.deep.equal(['We helped 500', 'Families.', 'Next'])
  })

  it('reads text boxes once, though they stand there twice', () => {
    const box = `<w:txbxContent>${p('In the box')}</w:txbxContent>`
    const body = `<w:p><w:r><w:t>Host </w:t></w:r><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r><w:r><w:t>text</w:t></w:r></w:p>`

    expect(outline(readText(docx(body)))).to.deep.equal(['In the box', 'Host text'])
  })

  it('leaves out what is deleted, hidden or a field code', () => {
    const body = `<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:ins><w:r><w:t>new</w:t></w:r></w:ins></w:p>`

    expect(outline(readText(docx(body)))).to.deep.equal(['new'])
  })

  it('finds a main part of another name', () => {
    const main = `<w:document><w:body>${p('Here')}</w:body></w:document>`
    const rels = '<Relationships><Relationship Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>'
    const bytes = odt('', { 'word/document2.xml': main, '_rels/.rels': rels })

    expect(outline(readText(bytes))).to.deep.equal(['Here'])
  })

  it('expands no declared entities', () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
    const bytes = docx('', {
      'word/document.xml': `${laughs}<w:document><w:body>${p('&c; done')}</w:body></w:document>`,
    })

    expect(outline(readText(bytes))).to.deep.equal(['&c; done'])
  })

  it('refuses XML nested hundreds of thousands deep', async () => {
    const deep = '<w:sdt>'.repeat(300_000)

    const error = await refusal(() => readText(docx(`${deep}${p('below')}`)))

    expect(error.code).to.equal('file.too-large-inside')
  })

  it('refuses a package without a document', async () => {
    const error = await refusal(() => readText(odt('')))

    expect(error.code).to.equal('file.broken')
  })

  it('refuses more than twenty million characters', async () => {
    const text = Array.from({ length: 100_000 }, (_, i) => `word${(i * 7919) % 10_007}`).join(' ')
    const body = p(text).repeat(24)

    const error = await refusal(() => readText(docx(body)))

    expect(error.code).to.equal('file.too-large-inside')
    expect(sentenceOfError(error)).to.contain('20 million characters')
  })
})
