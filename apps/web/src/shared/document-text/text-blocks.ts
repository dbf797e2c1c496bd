import type { TextLine } from '../../../../../adapters/http-contract/documents.ts'
import { markUsed, type PassagePart } from '../sources/marked-passage.ts'

/** The passage to show, with the words of it that are used. */
export interface InFocus {
  readonly passage: number
  readonly used: readonly string[]
}

interface TextRun {
  readonly parts: readonly PassagePart[]
  readonly isInFocus: boolean
}

/** A part of a page: a heading, a paragraph, all items of a list, or all rows of a table. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly TextRun[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly items: readonly { readonly depth: number; readonly runs: readonly TextRun[] }[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly TextRun[])[] }

interface MarkedLine extends TextLine, TextRun {}

const CELL_BORDER = ' | '

/** Groups the lines of a page into blocks and marks the used words of the focused passage. */
export function blocksOf(lines: readonly TextLine[], focus: InFocus | null): PageBlock[] {
  const whole: MarkedLine[][] = []
  for (const line of marked(lines, focus)) {
    const before = whole.at(-1)
    if (line.isContinued && before !== undefined && before[0]?.kind === line.kind) before.push(line)
    else whole.push([line])
  }
  const blocks: PageBlock[] = []
  for (const runs of whole) add(blocks, runs)
  return blocks
}

function add(blocks: PageBlock[], runs: readonly MarkedLine[]): void {
  const [{ kind, level }] = runs as [MarkedLine]
  const last = blocks.at(-1)
  if (kind === 'heading') blocks.push({ kind, level, runs })
  else if (kind === 'paragraph') blocks.push({ kind, runs })
  else if (kind === 'list-item') {
    const item = { depth: level, runs }
    if (last?.kind === 'list') blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, item] }
    else blocks.push({ kind: 'list', items: [item] })
  } else {
    const cells = runs.flatMap(cellsOf)
    if (last?.kind === 'table') blocks[blocks.length - 1] = { kind: 'table', rows: [...last.rows, cells] }
    else blocks.push({ kind: 'table', rows: [cells] })
  }
}

function cellsOf({ parts, isInFocus }: TextRun): TextRun[] {
  const cells: PassagePart[][] = [[]]
  for (const { text, isUsed } of parts) {
    for (const [at, piece] of text.split(CELL_BORDER).entries()) {
      if (at > 0) cells.push([])
      if (piece !== '') cells.at(-1)?.push({ text: piece, isUsed })
    }
  }
  return cells.map((cell) => ({ parts: cell, isInFocus }))
}

function marked(lines: readonly TextLine[], focus: InFocus | null): MarkedLine[] {
  const plain = (line: TextLine) => ({ ...line, parts: [{ text: line.text, isUsed: false }], isInFocus: false })
  if (focus === null) return lines.map(plain)
  const inFocus = lines.filter(({ passage }) => passage === focus.passage)
  const parts = linesOf(markUsed(inFocus.map(({ text }) => text).join('\n'), focus.used))
  return lines.map((line) => {
    const at = inFocus.indexOf(line)
    return at === -1 ? plain(line) : { ...line, parts: parts[at] ?? [], isInFocus: true }
  })
}

/** Splits the marked text into its lines again. */
function linesOf(parts: readonly PassagePart[]): PassagePart[][] {
  const lines: PassagePart[][] = [[]]
  for (const { text, isUsed } of parts) {
    for (const [at, piece] of text.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (piece !== '') lines.at(-1)?.push({ text: piece, isUsed })
    }
  }
  return lines
}
