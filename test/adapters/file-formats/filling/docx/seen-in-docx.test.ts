import { expect } from 'chai'
import { p, run, table, tc } from '../../form-files.ts'
import { cellSlots, entry, fieldSlots, fillBody } from './docx-filling.ts'

const SIDES = ['top', 'left', 'bottom', 'right'].map((side) => `<w:${side} w:val="single"/>`).join('')
const framed = (words: string) => `<w:p><w:pPr><w:pBdr>${SIDES}</w:pBdr></w:pPr>${run(words)}</w:p>`
const narrow = (twips: number) => table([[tc(p('Tick')), tc('<w:p/>', `<w:tcW w:w="${twips}" w:type="dxa"/>`)]])
const plain = (xml: string) => xml.replace(/<[^>]*>/gu, '')

const inFirstField = (body: string, answer: string) =>
  fillBody(body, (blocks) => [entry(fieldSlots(blocks)[0]!, answer)]).body
const inFirstCell = (body: string, answer: string) => fillBody(body, (blocks) => [entry(cellSlots(blocks)[0]!, answer)])

describe('what a person sees of answers in Word', () => {
  it('writes over the hint in a frame, and behind the sign in one', () => {
    expect(plain(inFirstField(p('Start date') + framed('DD/MM/YYYY'), '1 May 2027'))).to.equal('Start date1 May 2027')
    expect(plain(inFirstField(p('Type') + framed('Select from drop-down'), 'Charity'))).to.equal('TypeCharity')
    expect(plain(inFirstField(p('Cost') + framed('£'), '£9,800'))).to.equal('Cost£9,800')
  })

  it('answers what is printed in a frame within that frame, and a framed heading below it', () => {
    const last = (body: string) =>
      fillBody(body, (blocks) => [entry({ kind: 'below', anchor: blocks[1]!.anchor, page: null }, 'Ada Brook')]).body
    const isFramed = (body: string) =>
      new RegExp(`<w:pBdr>${SIDES}</w:pBdr></w:pPr>(?:(?!<w:p>).)*Ada Brook`, 'u').test(last(body))
    const heading = framed('The contact').replace('<w:pPr>', '<w:pPr><w:outlineLvl w:val="0"/>')

    expect(isFramed(p('Contact') + framed('Include: name and e-mail') + p('Next'))).to.equal(true)
    expect(isFramed(p('Contact') + heading + p('Next'))).to.equal(false)
    expect(isFramed(p('Contact') + p('Include: name and e-mail') + p('Next'))).to.equal(false)
  })

  it('takes no frame for a place that says something else', () => {
    const body = p('Your accounts') + framed('Upload document')

    expect(fillBody(body, (blocks) => fieldSlots(blocks).map((slot) => entry(slot, 'x'))).body).to.equal(body)
  })

  it('sets words smaller where a cell is too narrow for them, and never a letter a line', () => {
    const sizes = (twips: number, answer: string) => {
      const { body, places } = inFirstCell(narrow(twips), answer)
      const { state, reason } = places[0]!
      const size = /w:sz w:val="(\d+)"/u.exec(body)?.[1] ?? 'usual'
      return reason ?? (state === 'filled' ? size : `${state} ${size}`)
    }

    expect(sizes(2000, 'Brook')).to.equal('usual')
    expect(sizes(1100, 'Registered')).to.equal('18')
    expect(sizes(700, 'Registered')).to.equal('unwritable')
    expect(sizes(1300, 'We are a registered group with twelve volunteers.')).to.equal('small 16')
  })

  it('gives an answer the colour of its label where the style of a table may hide it', () => {
    const black = '<w:color w:val="000000"/>'
    const styled = '<w:cnfStyle w:val="100000000000"/>'
    const cell = (look: string) => table([[tc(`<w:p>${run('Name:', black)}</w:p>${p('')}`, look), tc(p('Signature:'))]])
    const colourIn = (look: string) => {
      const { body } = fillBody(cell(look), ([block]) => {
        const [first] = block?.kind === 'table' ? block.cells : []
        return [entry({ kind: 'below', anchor: first!.blocks[0]!.anchor, page: null }, 'Brook')]
      })
      return /<w:rPr>([^R]*?)<\/w:rPr><w:t[^>]*>Brook/u.exec(body)?.[1] ?? ''
    }

    expect(colourIn(styled)).to.include(black).and.to.include('<w:b w:val="0"/>')
    expect(colourIn('')).to.not.include('w:color')
  })
})
