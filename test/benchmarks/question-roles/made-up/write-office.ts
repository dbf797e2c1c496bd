import { c, docxOf, p, run, table, tc, xlsxOf } from '../../../adapters/file-formats/form-files.ts'
import { textOf, type Sheet, type SheetCell, type SheetLine, type SheetSpace, type SheetTable } from './sheet.ts'

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

const RULE = '_'.repeat(30)
const DOTS = '.'.repeat(40)

/** The text of a line as typed: number, words, and what is left to write on. */
export function typed(line: SheetLine, withNumber = true): string {
  const number = withNumber && line.number !== null ? `${line.number} ` : ''
  const room = line.room === 'none' ? '' : ` ${line.room === 'dots' ? DOTS : RULE}`
  return `${number}${textOf(line.words)}${room}`
}

/** A Word file. */
export function writeDocx(sheet: Sheet): Uint8Array {
  const lists = new ListCount()
  const body = sheet.map((block) => {
    if (block.kind === 'line') return paragraph(block, lists)
    return block.kind === 'space' ? docxSpace(block) : docxTable(block, lists)
  })
  return docxOf(body.join(''), { 'word/numbering.xml': NUMBERING })
}

const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const LISTS = [level('bullet', '•'), ...Array.from({ length: 20 }, () => level('decimal', '%1.'))]

/** A bulleted list, and as many numbered ones as a form may begin. */
const NUMBERING = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${LISTS.map(
  (list, id) => `<w:abstractNum w:abstractNumId="${id}">${list}</w:abstractNum>`,
).join(
  '',
)}${LISTS.map((_, id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`

/** A plain number that the word processor can count. */
export function isListNumber({ number, autoNumber, as }: SheetLine): boolean {
  return autoNumber && as === 'text' && number !== null && /^\d+[.)]?$/u.test(number)
}

/** Which numbered list a paragraph belongs to: a new one begins wherever the count does. */
class ListCount {
  private lists = 0

  idOf(line: SheetLine): number | null {
    if (line.bullet) return 1
    if (!isListNumber(line)) return null
    if (Number.parseInt(line.number!) === 1) this.lists = (this.lists % 20) + 1
    return Math.max(1, this.lists) + 1
  }
}

const STYLES = { title: 'Title', h1: 'Heading1', h2: 'Sub', h3: 'Sub', text: '' } as const

function paragraph(line: SheetLine, lists: ListCount): string {
  const style = STYLES[line.as] === '' ? '' : `<w:pStyle w:val="${STYLES[line.as]}"/>`
  const id = lists.idOf(line)
  const list = id === null ? '' : `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr>`
  const emphasis = `${line.bold ? '<w:b/>' : ''}${line.italic ? '<w:i/>' : ''}`
  return `<w:p><w:pPr>${style}${list}</w:pPr>${run(escaped(typed(line, id === null || line.bullet)), emphasis)}</w:p>`
}

function docxSpace({ as, lines }: SheetSpace): string {
  if (as === 'box') return table([[tc(p(''))]])
  return Array.from({ length: lines }, () => p(as === 'rules' ? RULE.repeat(2) : '')).join('')
}

function docxTable({ rows }: SheetTable, lists: ListCount): string {
  return table(
    rows.map((row) =>
      row.map(({ lines, span }) =>
        tc(
          lines.length === 0 ? p('') : lines.map((line) => paragraph(line, lists)).join(''),
          span > 1 ? `<w:gridSpan w:val="${span}"/>` : '',
        ),
      ),
    ),
  )
}

/** A workbook of one sheet: a table's cells in its columns, a line across the first. */
export function writeXlsx(sheet: Sheet): Uint8Array {
  const rows: string[] = []
  const merges: string[] = []
  const add = (cells: readonly SheetCell[]) => {
    const row = rows.length + 1
    let column = 0
    const written = cells.map(({ lines, span }) => {
      const reference = `${columnName(column)}${row}`
      column += span
      const style = lines.some(({ bold }) => bold) ? 1 : lines.length === 0 ? 2 : 0
      return c(reference, escaped(lines.map((line) => typed(line)).join('\n')), style)
    })
    if (cells.length === 1 && (cells[0]!.lines[0]?.words.length ?? 0) > 0) merges.push(`A${row}:E${row}`)
    rows.push(`<row r="${row}">${written.join('')}</row>`)
  }
  for (const block of sheet) {
    if (block.kind === 'line') add([{ lines: [block], span: 1 }])
    else if (block.kind === 'table') for (const row of block.rows) add(row)
    else for (let blank = 0; blank < Math.min(2, block.lines); blank++) add([{ lines: [], span: 1 }])
  }
  const more =
    merges.length === 0 ? '' : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
  return xlsxOf([{ name: 'Form', rows: rows.join(''), more }])
}

function columnName(index: number): string {
  return String.fromCharCode(65 + index)
}
