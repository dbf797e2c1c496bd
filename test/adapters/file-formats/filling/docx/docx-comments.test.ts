import { expect } from 'chai'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import { p, table, tc } from '../../form-files.ts'
import { relations } from '../../office-files.ts'
import { below, cellSlots, entry, fieldSlots, fillBody } from './docx-filling.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPES = '[Content_Types].xml'
const remark = { remark: 'Say how many people & where.' }

describe('comments on places of a Word document that stay empty', () => {
  it('adds comments with their part, its relation and its type', () => {
    const { bytes, body } = fillBody(table([[tc(p('Name')), tc('<w:p/>')]]), (blocks) => [
      entry(cellSlots(blocks)[0]!, remark),
    ])

    const zip = openZip(bytes)
    expect(body).to.include(
      '<w:p><w:commentRangeStart w:id="0"/><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>',
    )
    expect(zip.readText('word/comments.xml')).to.match(/w:author="Grantwright".*Say how many people &amp; where\./u)
    expect(zip.readText('word/_rels/document.xml.rels')).to.match(/relationships\/comments" Target="comments\.xml"/u)
    expect(zip.readText(TYPES)).to.match(/PartName="\/word\/comments\.xml".*<\/Types>$/u)
  })

  it('adds to the comments that a file has', () => {
    const parts = {
      'word/comments.xml': `<x:comments xmlns:x="${W.slice(9, -1)}"><x:comment x:id="7"/></x:comments>`,
      'word/_rels/document.xml.rels': relations({ rId1: ['comments', 'comments.xml'] }),
    }

    const { bytes, body } = fillBody(p('Why?'), (blocks) => [entry(below(blocks[0]!), remark)], parts)

    const comments = openZip(bytes).readText('word/comments.xml')!
    expect(comments).to.match(/^<x:comments [^>]*><x:comment x:id="7"\/><w:comment xmlns:w="[^"]*" w:id="8"/u)
    expect(body).to.match(/<\/w:pPr><w:commentRangeStart w:id="8"\/><w:r>.*Why\?.*<w:commentReference w:id="8"\/>/u)
  })

  it('sets none where there is an answer, and none beyond what is asked for', () => {
    const { bytes } = fillBody(`${p('Why?')}${p('How?')}`, (blocks) => [
      entry(below(blocks[0]!), { text: 'So', ...remark }, 'a'),
      entry(below(blocks[1]!), {}, 'b'),
    ])

    expect(openZip(bytes).names).to.not.include('word/comments.xml')
  })
})

describe('the protection of a Word document', () => {
  const settings = (edit: string) => ({
    'word/settings.xml': `<w:settings ${W}><w:documentProtection w:edit="${edit}" w:enforcement="1"/></w:settings>`,
  })
  const control = '<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent><w:p/></w:sdtContent></w:sdt>'
  const open = (content: string) => `<w:permStart w:id="1" w:edGrp="everyone"/>${content}<w:permEnd w:id="1"/>`
  const section = '<w:sectPr><w:formProt w:val="0"/></w:sectPr>'
  const cases: readonly [string, string, string, readonly string[]][] = [
    ['fields of a form are filled, and nothing else', 'forms', p('A ______') + control, ['left', 'filled']],
    ['a section of a form that is open is filled', 'forms', p('A ______') + control + section, ['filled', 'filled']],
    ['a file that is read-only stays as it is', 'readOnly', p('A ______') + control, ['left', 'left']],
    ['what everyone may change is filled', 'readOnly', open(p('A ______')) + control, ['filled', 'left']],
    ['a file for comments stays as it is', 'comments', p('A ______') + control, ['left', 'left']],
  ]
  for (const [name, edit, body, states] of cases)
    it(`is kept: ${name}`, () => {
      const filled = fillBody(
        body,
        (blocks) => fieldSlots(blocks).map((slot, index) => entry(slot, 'Jo', `q${index}`)),
        settings(edit),
      )

      expect(filled.places.map(({ state }) => state)).to.deep.equal(states)
      expect(filled.places.flatMap(({ reason }) => reason ?? []).every((reason) => reason === 'protected')).to.equal(
        true,
      )
      expect(openZip(filled.bytes).readText('word/settings.xml')).to.equal(settings(edit)['word/settings.xml'])
    })

  it('lets no comments into a file that takes none', () => {
    const filled = fillBody(p('A ______'), (blocks) => [entry(fieldSlots(blocks)[0]!, remark)], settings('readOnly'))

    expect(filled.body).to.not.include('comment')
  })
})
