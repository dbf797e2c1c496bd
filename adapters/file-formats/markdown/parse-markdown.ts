import type { List, ListItem, Nodes, Paragraph as MarkdownParagraph, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Block, Cell, ListPlace, Paragraph, ParsedDocument } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { tableOf } from '../document/table-of.ts'
import { TextRuns } from '../document/text-runs.ts'
import { wrapWidth } from '../document/wrapped-lines.ts'
import { decodeBounded } from '../decode-text.ts'
import { tooLarge } from '../unreadable.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { inlineLines, type InlineLine } from './markdown-inlines.ts'
import { markdownParts } from './markdown-parts.ts'

const WHAT = 'Markdown document'
const MIN_REMARK_WORDS = 3
const MAX_BLOCKS = 500_000

/**
 * Parses Markdown. Anchors are offsets "start-end" in the decoded text. Throws `unsupported` if it is larger than
 * `bounds`.
 */
export function parseMarkdown(bytes: Uint8Array, { mostCharacters }: ParseBounds): ParsedDocument {
  return { title: null, pageCount: null, blocks: markdownBlocks(decodeBounded(bytes, WHAT, mostCharacters), WHAT) }
}

/** Parses decoded Markdown into blocks; `what` names the file in the error for too many. */
export function markdownBlocks(text: string, what: string): Block[] {
  const blocks: Block[] = []
  const width = wrapWidth(text.split('\n'))
  for (const { source, start, isPlain } of markdownParts(withoutFrontMatter(text))) {
    if (isPlain) blocks.push(paragraphOf({ text: source, anchor: `${start}-${start + source.length}` }))
    else {
      const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
      if (start > 0) shift(tree, start)
      for (const node of tree.children) for (const block of blocksOf(node, { listLevel: 0, width })) blocks.push(block)
    }
    if (blocks.length > MAX_BLOCKS) throw tooLarge(what, MAX_BLOCKS, 'paragraphs-and-tables')
  }
  return blocks
}

function shift(node: Nodes, by: number): void {
  for (const end of [node.position?.start, node.position?.end]) if (end?.offset !== undefined) end.offset += by
  if ('children' in node) for (const child of node.children) shift(child, by)
}

/** Blanks the front matter of page generators without moving offsets. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\ufeff?---\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/u, (matter) => matter.replace(/[^\n]/g, ' '))
}

interface Around {
  /** 0 outside lists. */
  readonly listLevel: number
  /** See `wrapWidth`. */
  readonly width: number
}

function blocksOf(node: RootContent, around: Around): Block[] {
  const anchor = anchorOf(node)
  const { listLevel, width } = around
  switch (node.type) {
    case 'heading': {
      const runs = inlineLines(node.children, { width }).map(({ inlines }) => inlines)
      const inlines = runs.flatMap((line, index) => (index === 0 ? line : [SPACE, ...line]))
      return inlines.length === 0 ? [] : [{ ...EMPTY, anchor, headingLevel: node.depth, inlines }]
    }
    case 'paragraph':
      return (
        rowsBetweenStrokes(node, anchor) ?? linesOf(inlineLines(node.children, { width }), anchor, further(listLevel))
      )
    case 'list':
      return listBlocks(node, around)
    case 'blockquote':
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child, around))
    case 'table':
      return [tableBlockOf(node, around)]
    case 'code':
      return node.value.split('\n').map((text) => paragraphOf({ text, anchor }))
    case 'html':
      return remarksOf(node.value).map((text) =>
        paragraphOf({ text, anchor, list: further(listLevel), isRemark: true }),
      )
    default:
      return []
  }
}

const EMPTY = {
  kind: 'paragraph',
  page: null,
  headingLevel: null,
  list: null,
  isContents: false,
  boxes: [],
  notes: [],
} as const
const SPACE = { kind: 'text', text: ' ', bold: false, italic: false, isRule: false } as const

/** Width for an indented paragraph, whose lines lack their indent. */
function widthAt({ position }: MarkdownParagraph, width: number): number {
  return Math.max(0, width - ((position?.start.column ?? 1) - 1))
}

interface PlainParagraph {
  readonly text: string
  readonly anchor: string
  readonly list?: ListPlace | null
  /** A hidden remark for people who fill in a template. */
  readonly isRemark?: boolean
}

function paragraphOf({ text, anchor, list = null, isRemark = false }: PlainParagraph): Paragraph {
  const runs = new TextRuns()
  runs.addText(text, false, isRemark)
  return { ...EMPTY, anchor, list, inlines: runs.inlines, ...(isRemark ? { isFor: 'forms' } : {}) }
}

/** Templates help people with comments that are not shown once sent. */
function remarksOf(html: string): string[] {
  return [...html.matchAll(/<!--([\s\S]*?)-->/g)]
    .map((comment) => collapseWhitespace(comment[1]!))
    .filter((remark) => /\p{L}/u.test(remark) && remark.split(' ').length >= MIN_REMARK_WORDS)
}

/** Reads lines between bars as rows, such as in a table without a header. */
function rowsBetweenStrokes(paragraph: MarkdownParagraph, anchor: string): Block[] | null {
  const lines = inlineLines(paragraph.children, { keepsLines: true, width: 0 }).map(({ inlines }) =>
    inlines
      .map((inline) => (inline.kind === 'text' ? inline.text : ''))
      .join('')
      .trim(),
  )
  if (!lines.every((line) => /^\|.*\|$/u.test(line))) return null
  const rows = lines.map((line) => line.slice(1, -1).split('|').map(collapseWhitespace))
  return [
    tableBlock(
      anchor,
      rows.map((row) => row.map((text) => ({ anchor, blocks: [paragraphOf({ text, anchor })] }))),
    ),
  ]
}

function listBlocks(list: List, { listLevel, width }: Around): Block[] {
  return list.children.flatMap((item, index) => {
    const number = list.ordered ? String((list.start ?? 1) + index) : null
    return itemBlocks(item, { level: listLevel + 1, number, isBulleted: !list.ordered }, width)
  })
}

/** Continuation paragraphs of an item are one level below it. */
function itemBlocks(item: ListItem, place: ListPlace, width: number): Block[] {
  return item.children.flatMap((node, index) => {
    if (node.type !== 'paragraph') return blocksOf(node, { listLevel: place.level, width })
    const lines = inlineLines(node.children, { width: widthAt(node, width) })
    const isTicked = index === 0 ? (item.checked ?? null) : null
    const ticked = isTicked === null ? lines : withTick(lines, isTicked)
    return linesOf(ticked, anchorOf(node), index === 0 ? place : further(place.level))
  })
}

function further(listLevel: number): ListPlace | null {
  return listLevel === 0 ? null : { level: listLevel + 1, number: null, isBulleted: false, isContinued: true }
}

function withTick([first, ...others]: readonly InlineLine[], isTicked: boolean): InlineLine[] {
  const mark = isTicked ? '☒ ' : '☐ '
  const runs = new TextRuns()
  runs.addText(mark, false, false)
  return [{ inlines: [...runs.inlines, ...(first?.inlines ?? [])] }, ...others]
}

/** Each line that its author started is a paragraph; the automatic number is on the first. */
function linesOf(lines: readonly InlineLine[], anchor: string, list: ListPlace | null): Paragraph[] {
  return lines
    .filter(({ inlines }) => inlines.length > 0)
    .map(({ inlines }, index) => ({
      ...EMPTY,
      anchor,
      list: list === null || index === 0 ? list : { ...list, number: null, isBulleted: false, isContinued: true },
      inlines,
      ...(index > 0 && { isNextLine: true }),
    }))
}

function tableBlockOf(table: Table, { width }: Around): Block {
  const rows = table.children.map((row) =>
    row.children.map((cell) => {
      const lines = linesOf(inlineLines(cell.children, { width }), anchorOf(cell), null)
      const isRule = lines.every(({ inlines }) =>
        inlines.every((one) => one.kind === 'text' && /^[\s:-]*$/.test(one.text)),
      )
      return { anchor: anchorOf(cell), blocks: isRule ? [] : lines }
    }),
  )
  return tableBlock(anchorOf(table), rows, true)
}

function tableBlock(
  anchor: string,
  rows: readonly (readonly Pick<Cell, 'anchor' | 'blocks'>[])[],
  isHeaded = false,
): Block {
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((cell, column): Cell => ({
      ...cell,
      page: null,
      row: rowIndex,
      column,
      rowSpan: 1,
      columnSpan: 1,
      header: isHeaded && rowIndex === 0,
    })),
  )
  return tableOf(anchor, rows.length, cells)
}

function anchorOf(node: { position?: { start: { offset?: number }; end: { offset?: number } } }): string {
  return `${node.position?.start.offset ?? 0}-${node.position?.end.offset ?? 0}`
}
