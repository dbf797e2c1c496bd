import { expect } from 'chai'
import type { FormTable } from '../../../../../core/proposals/form/form.ts'
import { p, run, tc } from '../../form-files.ts'
import { entry, fieldSlots, fillBody } from './docx-filling.ts'

const CLICK = 'Click here to enter text.'
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`
const tbl = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const prompt = tc(p('Why is the work needed?'))
const styled = (words: string) => `<w:p>${run(words, '<w:rStyle w:val="Prompting"/>')}</w:p>`
const styles = {
  'word/styles.xml':
    '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="character" w:styleId="Prompting"><w:name w:val="Placeholder Text"/></w:style></w:styles>',
}
const PROMPTED = '<w:showingPlcHdr/>'

const wrapped: readonly [string, string][] = [
  ['a cell', tbl(row(prompt, control(PROMPTED, tc(p(CLICK)))))],
  ['a cell, with plain text', tbl(row(prompt, control(`${PROMPTED}<w:text/>`, tc(p(CLICK)))))],
  ['a row', tbl(control(PROMPTED, row(prompt, tc(p(CLICK)))))],
  ['a row, with the words of another language', tbl(control(PROMPTED, row(prompt, tc(styled('Kirjuta siia.')))))],
  ['a table', control(PROMPTED, tbl(row(prompt, tc(p(CLICK)))))],
  ['a row in another control', control('', tbl(control(PROMPTED, row(prompt, tc(p(CLICK))))))],
  [
    'a row that repeats',
    tbl(
      control(
        '<w15:repeatingSection/>',
        control('<w15:repeatingSectionItem/>', row(prompt, tc(control(PROMPTED, p(CLICK))))),
      ),
    ),
  ],
  ['what another control holds', tbl(control(PROMPTED, row(prompt, control(PROMPTED, tc(p(CLICK))))))],
]

describe('content controls around cells of a Word document', () => {
  for (const [what, body] of wrapped)
    it(`writes where a control around ${what} shows its placeholder`, () => {
      const { places, blocks } = fillBody(
        body,
        (form) => {
          const slots = fieldSlots(form)
          expect(slots).to.have.length(1)
          return [entry(slots[0]!, 'Because it is.')]
        },
        styles,
      )

      expect(places[0]).to.include({ state: 'filled' })
      const [table] = blocks as [FormTable]
      expect(
        table.cells.map((cell) => cell.blocks.map((block) => (block.kind === 'field' ? block.value : block.text))),
      ).to.deep.equal([['Why is the work needed?'], ['Because it is.']])
    })

  it('fills two cells that one control holds, and shows no placeholder any more', () => {
    const body = tbl(control(PROMPTED, row(prompt, tc(p(CLICK)), tc(p(CLICK)))))

    const filled = fillBody(body, (form) => fieldSlots(form).map((slot, at) => entry(slot, `Answer ${at}`, `${at}`)))

    expect(filled.places.map(({ state }) => state)).to.deep.equal(['filled', 'filled'])
    expect(filled.body).to.not.match(/showingPlcHdr|Click here/u)
    expect(filled.body).to.include('Why is the work needed?').and.to.include('Answer 0').and.to.include('Answer 1')
  })

  it('leaves the cells of a control that is locked', () => {
    const body = tbl(control(`<w:lock w:val="sdtContentLocked"/>${PROMPTED}`, row(prompt, tc(p(CLICK)))))

    const filled = fillBody(body, (form) => [entry(fieldSlots(form)[0]!, 'Because')])

    expect(filled.places[0]).to.include({ state: 'left', reason: 'protected' })
    expect(filled.body).to.equal(body)
  })
})
