import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import type {
  Block,
  Cell,
  Field,
  Inline,
  ListPlace,
  Paragraph,
  ParsedDocument,
  Sheet,
  Table,
  TextRun,
} from './document.ts'
import { TextBlocks } from './text-blocks.ts'

/** Maximum number of columns in which cells that span rows are tracked. */
const MAX_SPANNING = 100

/** Cells of each row from left to right; null where a cell from a row above continues. */
function rowsOf({ cells, rows }: Table): (readonly (Cell | null)[])[] {
  const found: (readonly (Cell | null)[])[] = []
  const spanning = new Map<number, Cell>()
  let next = 0
  for (let row = 0; row < rows && (next < cells.length || spanning.size > 0); row++) {
    const first = next
    while (next < cells.length && cells[next]!.row <= row) next++
    const own = cells.slice(first, next)
    found.push(spanning.size === 0 ? own : withSpanning(own, [...spanning.keys()]))
    for (const cell of own) {
      if (cell.rowSpan > 1 && spanning.size < MAX_SPANNING) spanning.set(cell.column, cell)
    }
    for (const [column, cell] of spanning) if (cell.row + cell.rowSpan <= row + 1) spanning.delete(column)
  }
  return found
}

function withSpanning(own: readonly Cell[], columns: readonly number[]): (Cell | null)[] {
  const placed = [
    ...own.map((cell) => ({ cell, column: cell.column })),
    ...columns.map((column) => ({ cell: null, column })),
  ]
  return placed.sort((a, b) => a.column - b.column).map(({ cell }) => cell)
}

/** Level of headings that only bold type shows, below those of named styles. */
const BOLD_HEADING_LEVEL = 5

/** Whether a bold paragraph reads like a heading: short, without closing punctuation. */
function isTitleLike(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 120 && trimmed.split(/\s+/).length <= 15 && !/[.,;]$/.test(trimmed)
}

/**
 * Returns a document as text for passages: headings, paragraphs, list items and table rows; notes follow their
 * reference. Throws `unsupported`, naming the file as `what`, if there is too much text.
 */
export function libraryText({ blocks }: ParsedDocument, what: string): readonly TextBlock[] {
  const text = new LibraryText(what)
  text.write(blocks)
  return text.blocks.list()
}

class LibraryText {
  readonly blocks: TextBlocks

  constructor(what: string) {
    this.blocks = new TextBlocks(what)
  }

  write(blocks: readonly (Block | Sheet)[]): void {
    for (const block of blocks) {
      this.blocks.page = block.page
      if (block.kind === 'paragraph') {
        if (!block.isContents && block.isFor !== 'forms') this.writeParagraph(block)
      } else if (block.kind === 'field') this.blocks.paragraph(fieldText(block))
      else if (block.kind === 'table') this.writeTable(block)
      else this.writeSheet(block)
    }
  }

  private writeParagraph(paragraph: Paragraph): void {
    const { headingLevel, list, inlines, boxes, notes } = paragraph
    for (const box of boxes) this.write(box.blocks)
    const text = textOf(inlines)
    if (headingLevel !== null) this.blocks.heading(headingLevel, text)
    else if (isBold(inlines) && isTitleLike(text)) this.blocks.heading(BOLD_HEADING_LEVEL, text)
    else if (list !== null && !list.isContinued) this.blocks.listItem(list.level, numberOf(list) + text)
    else for (const line of text.split(LABELLED_LINE)) this.blocks.paragraph(line)
    this.writeNotes(notes)
  }

  private writeTable(table: Table): void {
    for (const row of rowsOf(table)) {
      const cells = row.map((cell) => (cell === null ? [] : paragraphsOf(cell.blocks)))
      const own = row.filter((cell) => cell !== null)
      if (framesText(cells)) for (const cell of own) this.write(cell.blocks)
      else this.writeRow(cells, own)
    }
  }

  private writeRow(cells: readonly (readonly string[])[], own: readonly Cell[]): void {
    this.blocks.page = own[0]?.page ?? this.blocks.page
    this.blocks.tableRow(cells.map((cell) => cell.join(' ')))
    for (const cell of own) this.writeNotes(cell.blocks.flatMap(notesOf))
  }

  /** Writes rows under the sheet's name, without empty cells. */
  private writeSheet({ name, cells }: Sheet): void {
    const shown = cells.filter((cell) => cell.text !== '')
    if (shown.length > 0) this.blocks.heading(1, name)
    let row: string[] = []
    shown.forEach((cell, index) => {
      row.push(cell.text)
      if (shown[index + 1]?.row === cell.row) return
      this.blocks.tableRow(row)
      row = []
    })
  }

  private writeNotes(notes: Paragraph['notes']): void {
    for (const note of notes) for (const text of paragraphsOf(note)) this.blocks.paragraph(text)
  }
}

/** "Label: value" on its own line is a separate paragraph. */
const LABELLED_LINE = /\n(?=\p{Lu}[\p{L} '’./()-]{0,40}:\s)/u

function numberOf({ number }: ListPlace): string {
  return number === null ? '' : `${number}. `
}

/** Characters; a longer cell of several paragraphs is running text, and its table only a frame. */
const LONG_CELL = 400

/** Whether a row frames running text, such as the answer box of a form, instead of being a table row. */
function framesText(cells: readonly (readonly string[])[]): boolean {
  return cells.length === 1 || cells.some((cell) => cell.length > 1 && cell.join(' ').length > LONG_CELL)
}

/** Whether all words are bold; ignores check boxes and text typed into fields. */
function isBold(inlines: readonly Inline[]): boolean {
  const inked = inlines.filter((inline) =>
    inline.kind === 'text' ? /\S/.test(inline.text) : inline.value !== null && inline.control !== 'tick',
  )
  return inked.length > 0 && inked.every((inline) => inline.kind === 'text' && inline.bold)
}

function textOf(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? runText(inline) : fieldText(inline))).join('')
}

function runText({ text, link }: TextRun): string {
  return link === undefined ? text : `${text} (${link})`
}

function fieldText({ control, isTicked, value, printed }: Field): string {
  if (printed !== undefined) return printed
  if (control === 'tick') return isTicked ? '☒' : '☐'
  return value ?? ''
}

/** Lines of text in a cell or note; a nested table gives one line per row. */
function paragraphsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(linesOf).filter((text) => text.trim() !== '')
}

function linesOf(block: Block): string[] {
  if (block.kind === 'field') return [fieldText(block)]
  if (block.kind === 'paragraph')
    return [...block.boxes.flatMap((box) => paragraphsOf(box.blocks)), textOf(block.inlines)]
  return rowsOf(block).map((row) => row.map(cellLine).join(' | '))
}

function cellLine(cell: Cell | null): string {
  return cell === null ? '' : paragraphsOf(cell.blocks).join(' ')
}

function notesOf(block: Block): Paragraph['notes'] {
  if (block.kind === 'paragraph') return block.notes
  return block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks.flatMap(notesOf)) : []
}
