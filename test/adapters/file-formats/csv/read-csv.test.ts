import { expect } from 'chai'
import { readCsvText } from '../../../../adapters/file-formats/csv/read-csv.ts'
import { outline } from '../outline.ts'

const lines = (...text: string[]) => Buffer.from(text.join('\n'))

describe('readCsvText', () => {
  it('reads quoted cells of any delimiter', () => {
    const comma = lines('Name,Town', '"Smith, Ann","He said ""yes""', 'and left"', '', 'Bob,')
    const semicolon = lines('Jahr;Betrag', '2023;1,5')

    expect(outline(readCsvText(comma))).to.deep.equal([
      '| Name | Town',
      '| Smith, Ann | He said "yes" and left',
      '| Bob',
    ])
    expect(outline(readCsvText(semicolon))).to.deep.equal(['| Jahr | Betrag', '| 2023 | 1,5'])
  })

  it('takes the first line for what parts the cells where it says so, and for no row', () => {
    expect(outline(readCsvText(lines('sep=|', 'Name|Note', 'Ann|one, two, three; four; five')))).to.deep.equal([
      '| Name | Note',
      '| Ann | one, two, three; four; five',
    ])
  })

  it('reads on where quotes do not match', () => {
    expect(outline(readCsvText(lines('a,b', '"open,c', 'd,e')))).to.deep.equal(['| a | b', '| open | c', '| d | e'])
  })
})
