import { expect } from 'chai'
import { readXml } from '../../../../adapters/file-formats/xml/read-xml.ts'
import { childElements, textOf } from '../../../../adapters/file-formats/xml/xml-element.ts'
import { refusal } from '../refusal.ts'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
const sourceOf = (xml: string, mostElements = 1_000) => ({ xml, what: 'Word document', mostElements })

describe('readXml', () => {
  it('gives elements with their attributes, text and offsets', () => {
    const xml = '\ufeff<?xml version="1.0"?>\r\n<a>é😀<b c="&lt;1&gt;"/>x &amp; y<![CDATA[<z>]]></a>'.slice(1)

    const root = readXml(sourceOf(xml))

    const [b] = childElements(root)
    expect(textOf(root)).to.equal('é😀x & y<z>')
    expect(b!.attributes['c']).to.equal('<1>')
    expect(xml.slice(b!.start, b!.end)).to.equal('<b c="&lt;1&gt;"/>')
    expect(xml.slice(root.start, root.end)).to.equal(xml.slice(xml.indexOf('<a>')))
  })

  it('names elements and attributes by the usual prefixes, whatever a file declares', () => {
    for (const namespace of [MAIN, STRICT]) {
      const prefixed = readXml(sourceOf(`<n:p xmlns:n="${namespace}" n:val="1"><n:r id="2"/></n:p>`))
      const unprefixed = readXml(sourceOf(`<p xmlns="${namespace}" xmlns:q="${namespace}" q:val="1"><r id="2"/></p>`))

      for (const root of [prefixed, unprefixed]) {
        expect([root.name, root.attributes['w:val']]).to.deep.equal(['w:p', '1'])
        expect(childElements(root).map(({ name, attributes }) => [name, attributes['id']])).to.deep.equal([
          ['w:r', '2'],
        ])
      }
    }
  })

  it('hands over the children of an element one at a time, and keeps the rest', () => {
    const taken: string[] = []
    const xml = '<d><head/><body>\n<p>one</p> <p><body><p>two</p></body></p></body><tail/></d>'

    const root = readXml(sourceOf(xml), { body: (element) => taken.push(textOf(element)) })

    expect(taken).to.deep.equal(['one', 'two'])
    expect(childElements(root).map(({ name, children }) => [name, children.length])).to.deep.equal([
      ['head', 0],
      ['body', 0],
      ['tail', 0],
    ])
  })

  it('refuses tags that do not match, and reads characters that XML does not allow', async () => {
    for (const xml of ['', '<a><b></a>', '<a><b>', '<a></b></a>', '<a', 'text'])
      expect((await refusal(() => readXml(sourceOf(xml)))).code, xml).to.equal('file.broken')

    expect(textOf(readXml(sourceOf('<a>x\u0001y &#2; &nbsp;</a>')))).to.match(/^x.y/)
  })

  it('takes no element for another whose name every object knows', () => {
    expect(childElements(readXml(sourceOf('<constructor><toString/></constructor>'), {})).length).to.equal(1)
  })

  it('refuses more and deeper elements than a document has', async () => {
    const deep = '<a>'.repeat(20_000)

    for (const xml of [deep, `<d>${'<p/>'.repeat(1_000)}</d>`])
      expect((await refusal(() => readXml(sourceOf(xml)))).code).to.equal('file.too-large-inside')
  })
})
