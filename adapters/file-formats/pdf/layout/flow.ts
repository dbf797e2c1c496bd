import type { Box } from '../box.ts'
import { heightOf, overlap, unite, widthOf } from '../box.ts'
import type { Grid, GridCell } from './grids.ts'
import type { Blank, Tick, Widget } from '../pdf-page.ts'
import type { Line, RowPiece } from './rows.ts'

export interface FlowParagraph extends Box {
  readonly kind: 'paragraph'
  readonly lines: Line[]
}

export interface FlowField extends Box {
  readonly kind: 'field'
  readonly label: FlowParagraph | null
  readonly place: Blank | Tick | Widget
  /** A unit or a hint printed after the place, such as "€" or "(dd/mm/yyyy)". */
  readonly after: string | null
  /** Number of lines to write on. */
  readonly lines: number
}

export interface FlowTable extends Box {
  readonly kind: 'table'
  readonly grid: Grid
  readonly cells: readonly { readonly cell: GridCell; readonly flow: readonly Flow[] }[]
}

export type Flow = FlowParagraph | FlowField | FlowTable

const NOTHING_BUT_SIGNS = /^[\s/.,:;\-–|€$£%()]{1,4}$/u
const HINT = 14
const IN_BRACKETS = /^\([^()]{1,50}\)$/u
/** Words between two places of one answer: from … to …. */
const CONNECTING = /^(to|until|and|bis|und|au|à|et|al|hasta|y|a|até|e|tot|en|do|i|–|-)$/iu

/** Contents of a row: texts, and places with their labels. */
export function flowOfRow(row: readonly RowPiece[]): (FlowParagraph | FlowField)[] {
  const ticks = row.some(isTick) ? ticksOfRow(row) : new Map<RowPiece, Line>()
  const labels = new Set<RowPiece>([...ticks.values()])
  const out: (FlowParagraph | FlowField)[] = []
  row.forEach((piece, index) => {
    const next = row[index + 1]
    const last = out.at(-1)
    if (piece.kind === 'line') {
      if (isSeparator(piece, last, next)) return
      const isHint = last?.kind === 'field' && last.after === null && !isTick(last.place) && next === undefined
      if (isHint && (piece.text.length <= HINT || IN_BRACKETS.test(piece.text)) && piece.left - last.right < 24)
        out[out.length - 1] = { ...last, after: piece.text }
      else if (!labels.has(piece) && !(next && !isTick(next) && next.kind !== 'line')) out.push(paragraphOf(piece))
      return
    }
    if (isTick(piece)) {
      out.push(fieldOf(piece, ticks.get(piece) ?? null))
      return
    }
    const before = row[index - 1]
    if (last?.kind === 'field' && goesOnBeside(last, piece, before)) {
      const place = { ...last.place, ...unite([last.place, piece]) } as Blank
      out[out.length - 1] = { ...last, ...unite([last, piece]), place }
    } else out.push(fieldOf(piece, before?.kind === 'line' ? before : null))
  })
  return out
}

function isSeparator(piece: Line, last: Flow | undefined, next: RowPiece | undefined): boolean {
  return last?.kind === 'field' && next !== undefined && next.kind === 'blank' && NOTHING_BUT_SIGNS.test(piece.text)
}

/** Several places for one answer: day, month and year, or from and to. */
function goesOnBeside(last: FlowField, piece: RowPiece, before: RowPiece | undefined): boolean {
  if (!isBlank(last.place) || !isBlank(piece)) return false
  if (before?.kind === 'line') return NOTHING_BUT_SIGNS.test(before.text)
  const isClose = piece.left - last.right < 25
  return isClose && (last.place.drawn !== 'box' || widthOf(piece) < 80)
}

function isTick(piece: RowPiece): piece is Tick | Widget {
  return piece.kind === 'tick' || (piece.kind === 'widget' && piece.control === 'tick')
}

function isBlank(piece: RowPiece): piece is Blank {
  return piece.kind === 'blank'
}

/** Boxes are printed before or after their labels; the end of the row shows which. */
function ticksOfRow(row: readonly RowPiece[]): Map<RowPiece, Line> {
  const labels = new Map<RowPiece, Line>()
  const lastTick = row.findLastIndex(isTick)
  const labelFirst = !row.slice(lastTick + 1).some((piece) => piece.kind === 'line')
  row.forEach((piece, index) => {
    const label = row[index + (labelFirst ? -1 : 1)]
    if (isTick(piece) && label?.kind === 'line') labels.set(piece, label)
  })
  return labels
}

function paragraphOf(line: Line): FlowParagraph {
  return { kind: 'paragraph', lines: [line], left: line.left, right: line.right, top: line.top, bottom: line.bottom }
}

/** Points by which a continuation line may be longer. */
const LONGER = 40

function fieldOf(place: FlowField['place'], label: Line | null): FlowField {
  const box = label ? unite([place, label]) : place
  const { left, right, top, bottom } = box
  return {
    kind: 'field',
    place,
    label: label ? paragraphOf(label) : null,
    after: null,
    lines: 1,
    left,
    right,
    top,
    bottom,
  }
}

/** Joins lines into paragraphs, lines to write on into one place, and places with the text above or below them. */
export function joinedFlow(flow: readonly Flow[], leading: number, width: number): Flow[] {
  const out: Flow[] = []
  for (const item of flow) {
    const open = out.slice(-6).reverse()
    if (item.kind === 'paragraph') {
      const line = item.lines[0]
      const before = line && open.find((other) => continues(textOf(other), line, leading, width))
      if (line && before) extend(before, line)
      else out.push({ ...item, lines: [...item.lines] })
    } else if (item.kind === 'field') addField(out, item, leading, width)
    else out.push(item)
  }
  return withNamesBelow(withPlacesUnderTheirLabels(out))
}

function textOf(item: Flow): FlowParagraph | null {
  if (item.kind === 'paragraph') return item
  return item.kind === 'field' ? item.label : null
}

function extend(item: Flow, line: Line): void {
  textOf(item)?.lines.push(line)
  Object.assign(item, unite([item, line]))
}

function addField(out: Flow[], field: FlowField, leading: number, width: number): void {
  const last = out.at(-1)
  const label = field.label?.lines[0]
  if (label && last?.kind === 'field' && !last.after && isBlank(last.place) && CONNECTING.test(label.text)) return
  if (!label && last?.kind === 'field' && goesOn(last, field)) {
    const place = { ...last.place, ...unite([last.place, field.place]) } as Blank
    out[out.length - 1] = { ...last, ...unite([last, field]), place, lines: last.lines + 1 }
    return
  }
  if (
    label &&
    last?.kind === 'paragraph' &&
    (field.place.kind !== 'tick' || label.right <= field.place.left) &&
    continues(last, label, leading, width)
  ) {
    last.lines.push(label)
    out[out.length - 1] = { ...field, ...unite([last, field]), label: last }
    return
  }
  out.push(field.label ? { ...field, label: { ...field.label, lines: [...field.label.lines] } } : field)
}

/** Lines to write on, one below the other. */
function goesOn(last: FlowField, next: FlowField): boolean {
  if (
    last.place.kind !== 'blank' ||
    next.place.kind !== 'blank' ||
    last.place.drawn === 'box' ||
    next.place.drawn === 'box'
  )
    return false
  const apart = next.place.bottom - last.place.bottom
  const shared = overlap([last.left, last.right], [next.left, next.right])
  const isShared = shared > 0.5 * Math.min(widthOf(last.place), widthOf(next.place))
  return apart > 5 && apart < 40 && isShared && (last.label === null || endsAlike(last.place, next.place))
}

/** A line after a label continues in one that ends level with it or earlier. */
function endsAlike(first: Box, next: Box): boolean {
  return next.right < first.right + LONGER
}

/** Whether a line continues a paragraph instead of starting another. */
function continues(paragraph: FlowParagraph | null, line: Line, leading: number, width: number): boolean {
  const last = paragraph?.lines.at(-1)
  const first = paragraph?.lines[0]
  if (!paragraph || !last || !first || line.marker) return false
  const apart = line.baseline - last.baseline
  const isLarge = line.size >= 13 && last.size >= 13
  if (
    apart <= 0.5 * line.size ||
    apart > Math.max(/^\p{Ll}/u.test(line.text) ? 1.5 : 1.32, leading) * Math.max(line.size, last.size) + 0.5
  )
    return false
  const second = paragraph.lines[1]
  if (second && apart > 1.25 * (second.baseline - first.baseline) + 1) return false
  if (Math.abs(line.size - last.size) > 0.1 * last.size) return false
  const room = last.limit - last.right
  const isFull = room < line.firstWord + 0.3 * line.size
  const startsLow = /^[\p{Ll}(&\d]/u.test(line.text)
  const hangs = isFull && startsLow && line.left > first.left && line.left - first.left < 120
  if (!hangs && !isAligned(paragraph, first, line)) return false
  if (isLarge && Math.abs(line.bold - last.bold) < 0.5) return true
  if (Math.abs(line.bold - last.bold) > 0.7 && !(startsLow && isFull)) return false
  if (/[.!?]$/.test(last.text) && !isFull) return false
  if (/:$/.test(last.text) && (!startsLow || /:$/.test(line.text))) return false
  return (
    isFull ||
    (startsLow && !/[;:,.]$/.test(last.text) ? room < 0.4 * width : /[,(]$/.test(last.text) && room < 0.3 * width)
  )
}

function isAligned(paragraph: FlowParagraph, first: Line, line: Line): boolean {
  const near = (x: number, slack: number): boolean => Math.abs(line.left - x) <= slack
  if (first.marker) return near(first.textLeft, 9) || near(paragraph.lines[1]?.left ?? first.left, 4)
  if (near(paragraph.lines[1]?.left ?? first.left, 4)) return true
  const indented = paragraph.lines.length === 1 && line.left < first.left && first.left - line.left < 48
  const centred = Math.abs(line.left + line.right - first.left - first.right) <= 8
  return indented || centred
}

/** Labels an unlabelled place with the text directly above it, even if other columns lie between. */
function withPlacesUnderTheirLabels(flow: Flow[]): Flow[] {
  const out = [...flow]
  for (const field of flow) {
    if (field.kind !== 'field' || field.label || isTick(field.place)) continue
    const at = out.indexOf(field)
    const above = out
      .slice(Math.max(0, at - 8), at)
      .filter((item) => item.kind === 'paragraph' && field.top - item.bottom < 20 && field.top >= item.top)
      .filter(
        (item) =>
          overlap([item.left, item.right], [field.left, field.right]) > 0.3 * Math.min(widthOf(item), widthOf(field)),
      )
      .sort((a, b) => b.bottom - a.bottom || Math.abs(a.left - field.left) - Math.abs(b.left - field.left))[0]
    if (!above || out[at - 1] === above) continue
    out.splice(at, 1)
    out.splice(out.indexOf(above) + 1, 0, field)
  }
  return out
}

/** Labels a signature line with the name printed below it. */
function withNamesBelow(flow: readonly Flow[]): Flow[] {
  const used = new Set<Flow>()
  const named = flow.map((item): Flow => {
    if (
      item.kind !== 'field' ||
      item.label ||
      item.place.kind !== 'blank' ||
      item.place.drawn === 'box' ||
      item.lines > 1
    )
      return item
    const names = flow.filter((other) => other.kind === 'paragraph' && isNameBelow(item, other) && !used.has(other))
    const above = flow
      .filter(
        (other) =>
          other.kind === 'paragraph' &&
          other.bottom <= item.bottom &&
          overlap([other.left, other.right], [item.left, item.right]) > 0,
      )
      .at(-1)
    const name = names[0]
    const isClaimed =
      above && (item.bottom - above.bottom < 26 || /[:?]$/.test(lastText(above))) && item.bottom - above.bottom < 40
    if (!name || name.kind !== 'paragraph' || isClaimed) return item
    names.forEach((other) => used.add(other))
    const lines = names.flatMap((other) => (other.kind === 'paragraph' ? other.lines : []))
    return { ...item, label: { ...name, lines } }
  })
  return named.filter((item) => !used.has(item))
}

function lastText(item: Flow): string {
  return textOf(item)?.lines.at(-1)?.text ?? ''
}

function isNameBelow(field: FlowField, item: Flow): boolean {
  const under = item.top - field.bottom
  return (
    under > -3 &&
    under < 13 &&
    heightOf(item) < 20 &&
    !(item.kind === 'paragraph' && (item.lines[0]?.bold ?? 0) > 0.5) &&
    lastText(item).length <= 60 &&
    overlap([item.left, item.right], [field.left, field.right]) > 0.5 * widthOf(item)
  )
}
