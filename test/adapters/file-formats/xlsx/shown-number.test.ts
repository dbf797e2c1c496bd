import { expect } from 'chai'
import { numberFormat } from '../../../../adapters/file-formats/xlsx/shown-number.ts'

describe('numberFormat', () => {
  const shown: [number, string, string][] = [
    [1234.5, '', '1234.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1234567, '#,##0', '1,234,567'],
    [1234.567, '#,##0.00', '1,234.57'],
    [0.5, '0%', '50%'],
    [0.1234, '0.0%', '12.3%'],
    [1200000, '[$£-809]#,##0', '£1,200,000'],
    [99.5, '#,##0.00\\ "kr"', '99.50 kr'],
    [-20, '#,##0;(#,##0)', '(20)'],
    [-20, '#,##0', '-20'],
    [0, '#,##0;-#,##0;"nil"', 'nil'],
    [5250000, '0.0,,"m"', '5.3m'],
    [7, '00', '07'],
    [45382, 'dd/mm/yyyy', '2024-03-31'],
    [45382, 'mmm yyyy', '2024-03'],
    [45382.75, 'yyyy-mm-dd hh:mm', '2024-03-31 18:00'],
    [0.5, 'h:mm', '12:00'],
    [-1, 'yyyy-mm-dd', '-1'],
    [26.5, '[h]:mm', '636:00'],
    [0.5, '# ?/?', '1/2'],
    [12345678901234, 'General', '12345678901234'],
    [0, '_-£* #,##0.00_-;-£* #,##0.00_-;_-£* "-"??_-;_-@_-', '£-'],
    [2.5, '0;no format["', '2.5'],
  ]

  for (const [value, code, text] of shown) {
    it(`shows ${value} as ${text} by the code ${code || 'of none'}`, () => {
      expect(numberFormat(code, false)(value)).to.equal(text)
    })
  }

  it('counts days from 1904 where the workbook does', () => {
    expect(numberFormat('yyyy-mm-dd', true)(43920)).to.equal('2024-03-31')
  })
})
