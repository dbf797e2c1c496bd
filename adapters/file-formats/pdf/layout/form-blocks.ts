import type {
  FormBlock,
  FormCell,
  FormField,
  FormHeading,
  FormParagraph,
  FormTable,
} from '../../../../core/proposals/form/form.ts'
import type { Box } from '../box.ts'
import { heightOf } from '../box.ts'
import { joinLines, type Vocabulary } from '../hyphens.ts'
import type { Flow, FlowField, FlowParagraph, FlowTable } from './flow.ts'
import type { PdfPage } from '../pdf-page.ts'
import { anchorOf } from '../pdf-page.ts'
import type { Typography } from './typography.ts'
import { headingLevel, isBold, isItalic } from './typography.ts'

const TWO_LINES = 30
/** Height in points below which a cell is too low to write in. */
const LOWEST_CELL = 6

export interface BlockSource {
  readonly page: PdfPage
  readonly typography: Typography
  readonly words: Vocabulary
}

export function blocksOf(flow: readonly Flow[], source: BlockSource): FormBlock[] {
  const levels = bulletLevels(flow)
  return flow.flatMap((item): FormBlock[] => {
    if (item.kind === 'table') return [tableBlock(item, source)]
    if (item.kind === 'field') return fieldBlocks(item, source)
    if (!/[\p{L}\p{N}]/u.test(textOf(item, source.words))) return []
    const level = headingLevel(item, source.typography)
    return [level === null ? paragraphBlock(item, levels.get(item) ?? 0, source) : headingBlock(item, level, source)]
  })
}

function headingBlock(item: FlowParagraph, level: number, source: BlockSource): FormHeading {
  return { kind: 'heading', level, text: textOf(item, source.words), number: numberOf(item), ...placed(item, source) }
}

function paragraphBlock(item: FlowParagraph, listLevel: number, source: BlockSource): FormParagraph {
  return {
    kind: 'paragraph',
    text: textOf(item, source.words),
    number: numberOf(item),
    listLevel,
    bold: isBold(item),
    italic: isItalic(item),
    ...placed(item, source),
  }
}

function placed(box: Box, { page }: BlockSource): { page: number; anchor: string } {
  return { page: page.number, anchor: anchorOf(page, box) }
}

function numberOf(item: FlowParagraph): string | null {
  return item.lines[0]?.marker?.number ?? null
}

/** Depth of consecutive bullets, by indentation. */
function bulletLevels(flow: readonly Flow[]): Map<Flow, number> {
  const levels = new Map<Flow, number>()
  let stack: number[] = []
  for (const item of flow) {
    if (item.kind !== 'paragraph') continue
    const first = item.lines[0]
    if (!first?.marker?.bullet) {
      const isNested = first?.marker && stack[0] !== undefined && first.left > stack[0] + 4
      if (!isNested) stack = []
      else levels.set(item, stack.filter((left) => left < first.left - 4).length + 1)
      continue
    }
    stack = [...stack.filter((left) => left < first.left - 4), first.left]
    levels.set(item, stack.length)
  }
  return levels
}

function textOf(item: FlowParagraph, words: Vocabulary): string {
  const lines = item.lines.map((line) => line.text)
  return joinLines(lines, words)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A numbered label becomes a paragraph before its field and keeps its number. */
function fieldBlocks(item: FlowField, source: BlockSource): (FormParagraph | FormField)[] {
  if (!item.label || numberOf(item.label) === null || item.place.kind === 'tick') return [fieldBlock(item, source)]
  return [paragraphBlock(item.label, 0, source), fieldBlock({ ...item, label: null }, source)]
}

function fieldBlock(item: FlowField, source: BlockSource): FormField {
  const label = item.label ? textOf(item.label, source.words) : null
  const { place } = item
  const base = { kind: 'field' as const, label, page: source.page.number }
  if (place.kind === 'widget') {
    return {
      ...base,
      control: place.control,
      label: label ?? place.buttonName ?? place.tooltip,
      help: item.after ?? (label !== null && place.tooltip !== label ? place.tooltip : null),
      value: place.value,
      maxCharacters: place.maxCharacters,
      options: place.options,
      anchor: `${anchorOf(source.page, place)};field=${encodeURIComponent(place.name)}`,
    }
  }
  const isTick = place.kind === 'tick'
  return {
    ...base,
    control: isTick ? 'tick' : item.lines > 1 || isTall(place) ? 'multiline' : 'text',
    help: item.after,
    value: isTick && place.ticked ? 'ticked' : null,
    maxCharacters: isTick ? null : place.characters,
    options: [],
    anchor: anchorOf(source.page, place),
  }
}

function isTall(place: FlowField['place']): boolean {
  return place.kind === 'blank' && place.drawn === 'box' && heightOf(place) > TWO_LINES
}

function tableBlock(item: FlowTable, source: BlockSource): FormTable {
  const { grid } = item
  const isHead = headTest(item, source)
  const cells = item.cells
    .filter(({ cell, flow }) => flow.length > 0 || heightOf(cell) >= LOWEST_CELL)
    .map(({ cell, flow }): FormCell => {
      const levels = bulletLevels(flow)
      const blocks = flow.flatMap((part): (FormParagraph | FormField)[] => {
        if (part.kind === 'field') return fieldBlocks(part, source)
        return part.kind === 'paragraph' ? [paragraphBlock(part, levels.get(part) ?? 0, source)] : []
      })
      const { row, column, rowSpan, columnSpan } = cell
      return { row, column, rowSpan, columnSpan, header: isHead(cell), blocks, ...placed(cell, source) }
    })
    .sort((a, b) => a.row - b.row || a.column - b.column)
  return { kind: 'table', rows: grid.rows, columns: grid.columns, cells, ...placed(item, source) }
}

/** The first row is a header if each of its cells has text and it is bold, coloured, or above empty cells. */
function headTest(item: FlowTable, source: BlockSource): (cell: { readonly row: number }) => boolean {
  const first = item.cells.filter(({ cell }) => cell.row === 0)
  const below = item.cells.filter(({ cell }) => cell.row > 0)
  const paragraphs = first.flatMap(({ flow }) => flow.filter((part) => part.kind === 'paragraph'))
  const isWritten = first.length > 1 && below.length > 0 && first.every(({ flow }) => flow.length > 0)
  const isShaded = first.every(({ cell }) =>
    source.page.shades.some(
      (shade) =>
        shade.top < cell.top + 6 && shade.bottom > cell.bottom - 6 && shade.bottom - shade.top < 2 * heightOf(cell),
    ),
  )
  const isEmptyBelow = below.filter(({ flow }) => flow.length === 0).length > 0.5 * below.length
  const isHead = isWritten && ((paragraphs.length > 0 && paragraphs.every(isBold)) || isShaded || isEmptyBelow)
  return (cell) => isHead && cell.row === 0
}
