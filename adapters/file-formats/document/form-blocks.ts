import { isBoxHint } from '../../../core/hand-in/fill-in-line.ts'
import type { FormBlock, FormCell } from '../../../core/proposals/form/form.ts'
import type { Block, Cell, Field, Paragraph, ParsedDocument, Table, TextBox } from './document.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'
import { aField, blocksOfLine, headingOf, mayAsk, softLines, type FlowBlock, type TextLine } from './form-lines.ts'
import { sheetFormBlocks } from './sheet-form-blocks.ts'

interface EmphasisedRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

interface Emphasis {
  readonly bold: boolean
  readonly italic: boolean
  /** Bold words at the start of a line that continues in plain type. */
  readonly lead?: string
}

function emphasisOf(runs: readonly EmphasisedRun[]): Emphasis {
  const inked = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text))
  const bold = inked.length > 0 && inked.every((run) => run.bold)
  const italic = inked.length > 0 && inked.every((run) => run.italic)
  if (bold || !inked[0]?.bold) return { bold, italic }
  const plain = runs.findIndex((run) => !run.bold && /[\p{L}\p{N}]/u.test(run.text))
  const lead = runs
    .slice(0, plain)
    .map((run) => run.text)
    .join('')
  return /[_\n☐☒]/.test(lead) ? { bold, italic } : { bold, italic, lead }
}

/** This many consecutive blank paragraphs are space for an answer; fewer only separate paragraphs. */
const ROOM_FOR_ANSWER = 3
const MAX_HEADING_WORDS = 40
const MAX_HINT_WORDS = 12
const BLANK = ' _____ '
/** A table of at most this many cells that holds another table is only layout. */
const MAX_LAYOUT_CELLS = 4

/** Reads a document as a form: its prompts, and the places to write or tick that it marks, prints or leaves blank. */
export function formBlocks({ blocks }: ParsedDocument): FormBlock[] {
  const sheets = blocks.filter((block) => block.kind === 'sheet')
  if (sheets.length > 0) return sheetFormBlocks(sheets)
  return new FormFlow().read(blocks.filter((block) => block.kind !== 'sheet'))
}

class FormFlow {
  private readonly blocks: FormBlock[] = []
  private blanks: Paragraph[] = []
  private isInFrame = false
  /** Whether a gap may answer the text before it; below a title it only separates. */
  private mayAsk = false

  read(blocks: readonly Block[]): FormBlock[] {
    for (const block of blocks) this.readBlock(block)
    this.closeGap()
    return this.blocks
  }

  private readBlock(block: Block): void {
    if (block.kind === 'paragraph') {
      if (block.isFor !== 'library') this.readParagraph(block)
    } else {
      this.closeGap()
      this.isInFrame = false
      if (block.kind === 'field') this.blocks.push(formField(block, block.label))
      else this.readTable(block)
    }
  }

  private readParagraph(paragraph: Paragraph): void {
    const wasInFrame = this.isInFrame
    this.isInFrame = false
    if (paragraph.inlines.length + paragraph.boxes.length === 0 && !paragraph.isContents) {
      if (paragraph.isFramed) this.readFrame(paragraph, wasInFrame)
      else this.blanks.push(paragraph)
      return
    }
    this.closeGap()
    const hint = hintOf(paragraph)
    if (hint !== null) return this.addHintedFrame(paragraph, hint)
    const blocks = paragraph.isContents || paragraph.inlines.length === 0 ? [] : blocksOfParagraph(paragraph)
    this.mayAsk = mayAsk(blocks.at(-1))
    this.add(blocks)
    for (const box of paragraph.boxes) this.readBox(box)
  }

  /** An empty frame is space for an answer; its further lines belong to it. */
  private readFrame({ anchor, page }: Paragraph, isWithin: boolean): void {
    this.closeGap()
    if (!isWithin) this.blocks.push(aField(anchor, { page, control: 'multiline' }))
    this.isInFrame = true
  }

  /** A frame that only hints at its entry is a field; the answer replaces the hint. */
  private addHintedFrame({ anchor, page }: Paragraph, value: string): void {
    this.mayAsk = false
    this.isInFrame = true
    this.blocks.push(aField(anchor, { page, control: 'multiline', value }))
  }

  private closeGap(): void {
    const [first] = this.blanks
    if (this.blanks.length >= ROOM_FOR_ANSWER && this.mayAsk)
      this.blocks.push(aField(first!.anchor, { page: first!.page, control: 'multiline' }))
    this.blanks = []
  }

  /** An empty text box is space for an answer. */
  private readBox({ anchor, page, blocks }: TextBox): void {
    const inside = new FormFlow().read(blocks)
    this.add(inside.length === 0 ? [aField(anchor, { page, control: 'multiline' })] : inside)
  }

  private readTable(table: Table): void {
    if (table.cells.length <= MAX_LAYOUT_CELLS && table.cells.some(({ blocks }) => blocks.some(holdsTable)))
      for (const cell of table.cells) this.add(new FormFlow().read(cell.blocks))
    else this.blocks.push({ ...table, cells: table.cells.map(formCell) })
  }

  private add(blocks: readonly FormBlock[]): void {
    for (const block of blocks) this.blocks.push(block)
  }
}

/** Text of a framed paragraph that only hints at the entry; null for any other. */
function hintOf({ isFramed, inlines, boxes, list }: Paragraph): string | null {
  if (isFramed !== true || boxes.length > 0 || list !== null) return null
  const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : BLANK)).join('')
  const isHint = text.split(/\s+/u).length <= MAX_HINT_WORDS && isBoxHint(text)
  return isHint ? collapseWhitespace(text) : null
}

function holdsTable(block: Block): boolean {
  if (block.kind !== 'paragraph') return block.kind === 'table'
  return block.boxes.some((box) => box.blocks.some(holdsTable))
}

function formCell(cell: Cell): FormCell {
  return { ...cell, blocks: new FormFlow().read(cell.blocks).flatMap(flattened) }
}

/** Cells can't hold tables: a nested table is replaced by its cells' content, with a field for each empty cell. */
function flattened(block: FormBlock): FlowBlock[] {
  if (block.kind !== 'table') return [block]
  return block.cells.flatMap((cell) =>
    cell.blocks.length === 0 ? [aField(cell.anchor, { page: cell.page })] : cell.blocks,
  )
}

function blocksOfParagraph(paragraph: Paragraph): FlowBlock[] {
  const { page, anchor, list, isNextLine } = paragraph
  const box = list?.isBoxed === true ? [{ text: '☐ ', bold: false, italic: false }] : []
  const runs = [...box, ...paragraph.inlines.map(emphasisedRun)]
  const text = runs.map((run) => run.text).join('')
  const place = list === null ? {} : { number: list.number, listLevel: list.level }
  const line: TextLine = { text, anchor, ...place, ...emphasisOf(runs), ...(isNextLine && { isNextLine }) }
  const level = list?.isBulleted ? null : paragraph.headingLevel
  const blocks = (level === null ? null : headingBlocks(line, level)) ?? bodyBlocks(line)
  const placed = page === null ? blocks : blocks.map((block) => ({ ...block, page }))
  return withFields(placed, paragraph)
}

/** Writes fields as the blanks and boxes that forms print. */
function emphasisedRun(inline: Paragraph['inlines'][number]): EmphasisedRun {
  if (inline.kind === 'text') return inline.isRule ? { ...inline, text: BLANK } : inline
  const text = inline.control === 'tick' ? (inline.isTicked ? '☒' : '☐') : BLANK
  return { text, bold: false, italic: false }
}

/** Null if the style wrongly says heading: a long text, or a line to fill in. */
function headingBlocks(line: TextLine, level: number): FlowBlock[] | null {
  const [first = '', ...rest] = softLines(line.text)
  if (first.split(/\s+/u).length > MAX_HEADING_WORDS || first.includes('____')) return null
  const heading = headingOf({ ...line, text: first }, level)
  if (heading.text === '') return []
  return [heading, ...rest.flatMap((text) => blocksOfLine({ text, anchor: line.anchor, bold: true, isNextLine: true }))]
}

function bodyBlocks(line: TextLine): FlowBlock[] {
  const lines = softLines(line.text)
  if (lines.length === 1) return blocksOfLine(line)
  return lines.flatMap((text, index) =>
    blocksOfLine({
      ...line,
      text,
      number: index === 0 ? line.number : null,
      lead: leadWithin(line, text, index),
      isNextLine: index > 0 || line.isNextLine === true,
    }),
  )
}

function leadWithin(line: TextLine, text: string, index: number): string | undefined {
  return index === 0 && line.lead !== undefined && line.lead.trim().length < text.trim().length ? line.lead : undefined
}

/** Adds the details of the file's fields to the fields found from blanks. */
function withFields(blocks: FlowBlock[], { inlines }: Paragraph): FlowBlock[] {
  const fields = inlines.filter((inline) => inline.kind === 'field').filter((field) => field.control !== 'tick')
  if (fields.length === 0) return blocks
  const isLabelled = blocks.some((block) => block.kind !== 'field' || block.label !== null)
  let next = 0
  return blocks.map((block) => {
    const field = block.kind === 'field' && block.control === 'text' ? fields[next++] : undefined
    if (field === undefined || block.kind !== 'field') return block
    return formField(field, isLabelled ? block.label : field.label)
  })
}

function formField({ isTicked: _, printed: __, ...field }: Field, label: string | null): FlowBlock {
  return { ...field, label, isControl: true }
}
