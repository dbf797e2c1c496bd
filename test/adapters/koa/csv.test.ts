import { expect } from 'chai'
import { csvOf } from '../../../adapters/koa/csv.ts'

describe('comma-separated values', () => {
  it('quote what would end a cell, and leave empty what is absent', () => {
    const csv = csvOf([
      ['owner', 'cost'],
      ['Ada "A." Brook, London', 0.25],
      [null, -3],
    ])

    expect(csv).to.equal('owner,cost\r\n"Ada ""A."" Brook, London",0.25\r\n,-3\r\n')
  })

  it('hold no formula that a spreadsheet runs', () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a=1', ' =1', '＝1+1', '＠SUM(A1)']
    const plain = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", `"\t'=1"`, 'a=1', " '=1", "'＝1+1", "'＠SUM(A1)"]

    expect(csvOf([cells])).to.equal(`${plain.join(',')}\r\n`)
  })

  it('hold none either where a spreadsheet parts cells by other signs than commas', () => {
    expect(csvOf([['x', 'a;=1+1', 'b\t@SUM(A1)', 'c\n-1', 'd; e']])).to.equal(
      'x,"a;\'=1+1","b\t\'@SUM(A1)","c\n\'-1","d; e"\r\n',
    )
  })
})
