import { attributeOf, scanXml } from './scan-xml.ts'

/** Format codes that Excel knows by number (ECMA-376, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
}

/** The format code of each cell style, by its position. */
export function readCellFormats(xml: string | null): readonly string[] {
  const own = new Map<number, string>()
  const formats: string[] = []
  let inCellStyles = false
  scanXml(xml ?? '', {
    open(name, tag) {
      if (name === 'numFmt') own.set(Number(attributeOf(tag, 'numFmtId')), attributeOf(tag, 'formatCode') ?? '')
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        const id = Number(attributeOf(tag, 'numFmtId') ?? 0)
        formats.push(own.get(id) ?? BUILT_IN[id] ?? '')
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false
    },
    text() {},
  })
  return formats
}
