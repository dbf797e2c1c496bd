import { expect } from 'chai'
import { formBlocks } from '../../../adapters/file-formats/document/form-blocks.ts'
import { parseDocx } from '../../../adapters/file-formats/docx/parse-docx.ts'
import { fillDocx } from '../../../adapters/file-formats/filling/docx/fill-docx.ts'
import { parseOdt } from '../../../adapters/file-formats/odt/parse-odt.ts'
import { openZip } from '../../../adapters/file-formats/open-zip.ts'
import { docxOf, numberingOf, odtOf, p, run } from './form-files.ts'
import { entry } from './filling/docx/docx-filling.ts'

const BOUNDS = { mostElements: 10_000 }
const ITEM = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
const bullets = (sign: string, font: string) =>
  numberingOf(
    `<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="${sign}"/><w:rPr><w:rFonts w:ascii="${font}"/></w:rPr></w:lvl>`,
  )
const inFont = (font: string, text: string) => run(text, `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`)
const wordBlocks = (body: string, parts = {}) => formBlocks(parseDocx(docxOf(body, parts), BOUNDS))
const seen = (blocks: ReturnType<typeof formBlocks>) =>
  blocks.map((block) => (block.kind === 'field' ? [block.control, block.label] : 'text' in block && block.text))

describe('signs that a file names and does not print', () => {
  for (const [font, sign] of [
    ['Wingdings', '\uf0a8'],
    ['Wingdings 2', '\uf0a3'],
    ['Webdings', 'c'],
    ['Arial', '□'],
  ] as const)
    it(`are boxes to tick as the bullets of a Word list in ${font}`, () => {
      expect(seen(wordBlocks(p('Charity', ITEM), bullets(sign, font)))).to.deep.equal([['tick', 'Charity']])
    })

  it('are no boxes where they are dots, ticks or letters of other fonts', () => {
    for (const [font, sign] of [
      ['Symbol', '\uf0b7'],
      ['Wingdings', '\uf0fc'],
      ['Courier New', 'o'],
    ] as const)
      expect(seen(wordBlocks(p('Charity', ITEM), bullets(sign, font)))).to.deep.equal(['Charity'])
  })

  it('are boxes to tick as the bullets of an OpenDocument list', () => {
    const styles = `<text:list-style style:name="N"><text:list-level-style-bullet text:level="1" text:bullet-char="o">
      <style:text-properties style:font-name="Wingdings"/></text:list-level-style-bullet></text:list-style>`
    const list = '<text:list text:style-name="N"><text:list-item><text:p>Charity</text:p></text:list-item></text:list>'

    expect(seen(formBlocks(parseOdt(odtOf(list, styles), BOUNDS)))).to.deep.equal([['tick', 'Charity']])
  })

  it('are read by the font of their run', () => {
    const body = `<w:p>${inFont('Wingdings', 'o')}${run(' Charity')}</w:p><w:p>${run('At most ')}${inFont('Symbol', 'm')}${run('g; ')}<w:r><w:sym w:font="Symbol" w:char="F0A3"/></w:r>${run(' 5')}</w:p>`

    expect(seen(wordBlocks(body))).to.deep.equal([['tick', 'Charity'], 'At most μg; ≤ 5'])
  })

  it('are ticked in Word: the bullet gives way to a ticked box, and so does a letter of a font of signs', () => {
    const form = docxOf(
      p('Charity', ITEM) + p('CIC', ITEM) + `<w:p>${inFont('Wingdings', 'o')}${run(' Trust')}</w:p>`,
      bullets('\uf0a8', 'Wingdings'),
    )
    const [, cic, trust] = formBlocks(parseDocx(form, BOUNDS))
    const room = (block: typeof cic, text: string) =>
      ({ kind: 'options', options: [{ text, anchor: block!.anchor, nth: 0, page: null }] }) as const

    const filled = fillDocx(form, [
      entry(room(cic, 'CIC'), { text: null, chosen: ['CIC'] }, 'a'),
      entry(room(trust, 'Trust'), { text: null, chosen: ['Trust'] }, 'b'),
    ])

    const body = openZip(filled.bytes).readText('word/document.xml')!
    expect(filled.places.map(({ state }) => state)).to.deep.equal(['filled', 'filled'])
    expect(body).to.contain('<w:numPr><w:numId w:val="0"/></w:numPr>').and.to.contain('☒ CIC')
    expect(body).to.contain('<w:sym w:font="Wingdings" w:char="F0FE"/>')
    expect(seen(formBlocks(parseDocx(filled.bytes, BOUNDS)))[0]).to.deep.equal(['tick', 'Charity'])
  })
})
