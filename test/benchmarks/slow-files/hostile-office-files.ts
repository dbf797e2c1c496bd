import { strToU8, zipSync } from 'fflate'
import { c, docxOf, odtOf, p, run, table, tc, xlsxOf } from '../../adapters/file-formats/form-files.ts'
import { pptx, shape } from '../../adapters/file-formats/office-files.ts'
import { repeated, type HostileFile } from './hostile-file.ts'

const word = (what: string, size: number, body: (size: number) => string): HostileFile => ({
  what: `DOCX of ${what}`,
  fileName: 'a.docx',
  size,
  make: (of) => docxOf(body(of)),
})

const open = (what: string, size: number, body: (size: number) => string, styles = ''): HostileFile => ({
  what: `ODT of ${what}`,
  fileName: 'a.odt',
  size,
  make: (of) => odtOf(body(of), styles),
})

const sheet = (
  what: string,
  size: number,
  rows: (size: number) => string,
  more: (size: number) => string = () => '',
): HostileFile => ({
  what: `XLSX of ${what}`,
  fileName: 'a.xlsx',
  size,
  make: (of) => xlsxOf([{ name: 'Form', rows: rows(of), more: more(of) }]),
})

const nestedTables = (depth: number) =>
  `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${p('text')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`

const nestedOdtTables = (depth: number) =>
  `${'<table:table><table:table-row><table:table-cell>'.repeat(depth)}<text:p>a</text:p>${'</table:table-cell></table:table-row></table:table>'.repeat(depth)}`

const PATTERNS = [
  ' ',
  '\u00a0',
  '_',
  '.',
  '[',
  '(',
  'a',
  'a ',
  '☐ ',
  '\t',
  ': ',
  'Yes / ',
  'A ',
  '1. ',
  '? ',
  'Please name ',
]

/** Many sheets that are one part of the file. */
function oneSheetManyTimes(count: number): Uint8Array {
  const rows = Array.from(
    { length: 2_000 },
    (_, row) => `<row r="${row + 1}">${c(`A${row + 1}`, 'some words')}</row>`,
  ).join('')
  const names = Array.from({ length: count }, (_, index) => index)
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name) => `<sheet name="S${name}" r:id="r1"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="worksheets/s.xml"/></Relationships>',
    ),
    'xl/worksheets/s.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  })
}

export const hostileOfficeFiles: readonly HostileFile[] = [
  word('tables, nested', 1_000, nestedTables),
  word('tables, nested deeply', 20_000, nestedTables),
  word('empty paragraphs', 1_000_000, (count) => `${p('text')}${'<w:p/>'.repeat(count)}`),
  word('paragraphs', 100_000, (count) => p('Some words here').repeat(count)),
  word('runs', 100_000, (count) => `<w:p>${run('word ').repeat(count)}</w:p>`),
  word(
    'bold and plain runs',
    100_000,
    (count) => `<w:p>${(run('word ', '<w:b/>') + run('word ')).repeat(count / 2)}</w:p>`,
  ),
  word('cells in a row', 50_000, (count) => table([Array.from({ length: count }, () => tc(p('a')))])),
  word('rows', 50_000, (count) => table(Array.from({ length: count }, () => [tc(p('a')), tc('<w:p/>')]))),
  word('empty rows', 50_000, (count) => table(Array.from({ length: count }, () => [tc('<w:p/>'), tc('<w:p/>')]))),
  word('merged rows', 20_000, (count) =>
    table(
      Array.from({ length: count }, () => [tc(p('a'), '<w:vMerge/>'), tc(p('b'), '<w:gridSpan w:val="9999999"/>')]),
    ),
  ),
  word(
    'controls, nested',
    5_000,
    (depth) => `${'<w:sdt><w:sdtContent>'.repeat(depth)}${p('a')}${'</w:sdtContent></w:sdt>'.repeat(depth)}`,
  ),
  word(
    'boxes, nested',
    1_000,
    (depth) =>
      `${'<w:p><w:r><w:pict><w:txbxContent>'.repeat(depth)}${p('a')}${'</w:txbxContent></w:pict></w:r></w:p>'.repeat(depth)}`,
  ),
  word(
    'open fields',
    50_000,
    (count) => `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:t>a</w:t></w:r>'.repeat(count)}</w:p>`,
  ),
  word('breaks', 200_000, (count) => `<w:p><w:r>${'<w:t>a</w:t><w:br/>'.repeat(count)}</w:r></w:p>`),
  word('list items', 20_000, (count) =>
    p('item', '<w:numPr><w:ilvl w:val="99999999"/><w:numId w:val="1"/></w:numPr>').repeat(count),
  ),
  ...PATTERNS.map((pattern) =>
    word(`a paragraph of ${JSON.stringify(pattern)}`, 400_000, (size) => p(`a${repeated(pattern, size)} b`) + p('c')),
  ),
  open('tables, nested', 1_000, nestedOdtTables),
  open('tables, nested deeply', 20_000, nestedOdtTables),
  open('empty paragraphs', 1_000_000, (count) => `<text:p>a</text:p>${'<text:p/>'.repeat(count)}`),
  open(
    'lists, nested',
    2_000,
    (depth) =>
      `${'<text:list><text:list-item>'.repeat(depth)}<text:p>a</text:p>${'</text:list-item></text:list>'.repeat(depth)}`,
  ),
  open(
    'sections, nested',
    5_000,
    (depth) => `${'<text:section>'.repeat(depth)}<text:p>a</text:p>${'</text:section>'.repeat(depth)}`,
  ),
  open(
    'spans, nested',
    5_000,
    (depth) => `<text:p>${'<text:span>'.repeat(depth)}a${'</text:span>'.repeat(depth)}</text:p>`,
  ),
  open(
    'columns repeated',
    20_000,
    (count) =>
      `<table:table>${'<table:table-row><table:table-cell table:number-columns-repeated="1000000" table:number-rows-spanned="1000000"><text:p>a</text:p></table:table-cell></table:table-row>'.repeat(count / 10)}</table:table>`,
  ),
  open(
    'levels shown',
    10,
    (count) =>
      '<text:list text:style-name="L"><text:list-item><text:p>a</text:p></text:list-item></text:list>'.repeat(count),
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" text:display-levels="2000000000"/></text:list-style>',
  ),
  open('paragraphs of blanks', 400_000, (size) => `<text:p>a${'<text:s text:c="200"/>'.repeat(size / 200)} b</text:p>`),
  sheet(
    'a merged range of millions of cells',
    1_048_576,
    () => `<row r="1">${c('A1', 'What is your project?')}</row>`,
    (rows) => `<mergeCells><mergeCell ref="A1:XFD${rows}"/></mergeCells>`,
  ),
  sheet(
    'merged ranges',
    10_000,
    (count) => Array.from({ length: count }, (_, row) => `<row r="${row + 1}">${c(`A${row + 1}`, 'a')}</row>`).join(''),
    (count) =>
      `<mergeCells>${Array.from({ length: count }, (_, row) => `<mergeCell ref="A${row + 1}:KZ${row + 5_000}"/>`).join('')}</mergeCells>`,
  ),
  sheet(
    'drop-down ranges',
    10_000,
    () => `<row r="1">${c('A1', 'a')}</row>`,
    (count) =>
      `<dataValidations>${Array.from({ length: count }, (_, row) => `<dataValidation type="list" sqref="A${row + 1}:A${row + 2000}"/>`).join('')}</dataValidations>`,
  ),
  sheet('cells in a row', 200_000, (count) => `<row r="1">${c('A1', 'a').repeat(count)}</row>`),
  sheet('rows', 200_000, (count) =>
    Array.from({ length: count }, (_, row) => `<row r="${row + 1}">${c(`A${row + 1}`, 'Name:')}</row>`).join(''),
  ),
  sheet('full rows', 5_000, (count) =>
    Array.from(
      { length: count },
      (_, row) =>
        `<row r="${row + 1}">${Array.from({ length: 100 }, (_, column) => c(`${String.fromCharCode(65 + Math.floor(column / 26), 65 + (column % 26))}${row + 1}`, 'Name:')).join('')}</row>`,
    ).join(''),
  ),
  sheet('one cell of blanks', 400_000, (size) => `<row r="1">${c('A1', `a${' '.repeat(size)}b`)}</row>`),
  { what: 'XLSX of one sheet many times', fileName: 'a.xlsx', size: 4_000, make: oneSheetManyTimes },
  {
    what: 'XLSX of sheets',
    fileName: 'a.xlsx',
    size: 2_000,
    make: (count) =>
      xlsxOf(
        Array.from({ length: count }, (_, index) => ({
          name: `S${index}`,
          rows: `<row r="1">${['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => c(`${letter}1`, `${letter} ${index}`)).join('')}</row>`,
        })),
      ),
  },
  {
    what: 'PPTX of shapes',
    fileName: 'a.pptx',
    size: 100_000,
    make: (count) => pptx([shape('', 'words').repeat(count)]),
  },
  {
    what: 'PPTX of titles',
    fileName: 'a.pptx',
    size: 20_000,
    make: (count) => pptx([shape('<p:ph type="title"/>', 'words').repeat(count)]),
  },
  {
    what: 'PPTX of slides',
    fileName: 'a.pptx',
    size: 4_000,
    make: (count) => pptx(Array.from({ length: count }, () => shape('', 'words'))),
  },
]
