import type { List, ListItem, Nodes, Paragraph, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { MOST_BLOCKS } from '../../../core/proposals/bound-form.ts'
import type { Form, FormBlock, FormCell } from '../../../core/proposals/form.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { decodeForm } from '../decode-form.ts'
import { foldSpace } from '../../file-formats/document/fold-space.ts'
import { blocksOfLine, headingOf, softLines, type FlowBlock } from '../../file-formats/document/form-lines.ts'
import { markdownParts } from './markdown-parts.ts'

/** Anchors are offset ranges of the decoded text. */
export function readMarkdownForm(bytes: Uint8Array): Form {
  return { mediaType: MEDIA_TYPES.markdown, title: null, blocks: readMarkdown(decodeForm(bytes, 'Markdown document')) }
}

/** Text with more blocks than a form may have is read no further. */
export function readMarkdown(text: string): FormBlock[] {
  const blocks: FormBlock[] = []
  for (const { source, start } of markdownParts(withoutFrontMatter(text))) {
    const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    if (start > 0) shift(tree, start)
    for (const node of tree.children) blocks.push(...blocksOf(node, 0))
    if (blocks.length > MOST_BLOCKS) break
  }
  return blocks
}

function shift(node: Nodes, by: number): void {
  for (const end of [node.position?.start, node.position?.end]) if (end?.offset !== undefined) end.offset += by
  if ('children' in node) for (const child of node.children) shift(child, by)
}

/** The settings of a page generator before the text are blanked, so that places in the file stay as they are. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^\ufeff?---\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/u, (matter) => matter.replace(/[^\n]/g, ' '))
}

interface Piece {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
}

function blocksOf(node: RootContent, listLevel: number): FormBlock[] {
  const anchor = anchorOf(node)
  switch (node.type) {
    case 'heading': {
      const heading = headingOf({ text: plainText(node.children), anchor }, node.depth)
      return heading.text === '' ? [] : [heading]
    }
    case 'paragraph':
      return pipedRows(node, anchor) ?? linesOf(node.children, anchor, { listLevel })
    case 'list':
      return listBlocks(node, listLevel)
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, listLevel))
    case 'table':
      return [tableOf(node)]
    case 'code':
      return softLines(node.value).flatMap((text) => blocksOfLine({ text, anchor }))
    case 'html':
      return remarksOf(node.value).flatMap((text) => blocksOfLine({ text, anchor, italic: true, listLevel }))
    default:
      return []
  }
}

const MIN_REMARK_WORDS = 3

/** Templates help whoever fills them in by comments that do not show once they are sent. */
function remarksOf(html: string): string[] {
  return [...html.matchAll(/<!--([\s\S]*?)-->/g)]
    .map((comment) => foldSpace(comment[1]!))
    .filter((remark) => /\p{L}/u.test(remark) && remark.split(' ').length >= MIN_REMARK_WORDS)
}

/** Lines between upright strokes, as in a table without a row of headings. */
function pipedRows(paragraph: Paragraph, anchor: string): FormBlock[] | null {
  const lines = plainLines(paragraph.children)
  if (!lines.every((line) => /^\|.*\|$/u.test(line))) return null
  return lines.flatMap((line) => {
    const cells = line.slice(1, -1).split('|').map(foldSpace)
    return cells.flatMap((text) => blocksOfLine({ text, anchor }))
  })
}

function plainLines(nodes: readonly PhrasingContent[]): string[] {
  return nodes
    .map((node) => ('value' in node ? node.value : node.type === 'break' ? '\n' : plainText([node])))
    .join('')
    .split('\n')
    .map((line) => line.trim())
}

function listBlocks(list: List, listLevel: number): FormBlock[] {
  return list.children.flatMap((item, index) =>
    itemBlocks(item, list.ordered ? String((list.start ?? 1) + index) : null, listLevel + 1),
  )
}

/** Further paragraphs of an item stand one level below it. */
function itemBlocks(item: ListItem, number: string | null, listLevel: number): FormBlock[] {
  return item.children.flatMap((node, index) => {
    if (node.type !== 'paragraph') return blocksOf(node, listLevel)
    const level = index === 0 ? listLevel : listLevel + 1
    const tick = index === 0 && item.checked !== null && item.checked !== undefined ? (item.checked ? '☒ ' : '☐ ') : ''
    return linesOf(node.children, anchorOf(node), { listLevel: level, number: index === 0 ? number : null }, tick)
  })
}

function linesOf(
  nodes: readonly PhrasingContent[],
  anchor: string,
  place: { listLevel: number; number?: string | null },
  mark = '',
): FlowBlock[] {
  const lines: Piece[][] = [[]]
  for (const piece of piecesOf(nodes, false, false)) {
    if (piece.text === '\n') lines.push([])
    else lines.at(-1)!.push(piece)
  }
  return lines.flatMap((pieces, index) => {
    const own = index === 0 ? place : { listLevel: place.listLevel }
    return lineOf(pieces, anchor, own, index === 0 ? mark : '')
  })
}

function lineOf(
  pieces: readonly Piece[],
  anchor: string,
  place: { listLevel: number; number?: string | null },
  mark: string,
): FlowBlock[] {
  const text = mark + foldSpace(pieces.map((piece) => piece.text).join(''))
  const inked = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece.text))
  if (inked.length === 0) return blocksOfLine({ text, anchor, ...place })
  const bold = inked.every((piece) => piece.bold)
  const italic = inked.every((piece) => piece.italic)
  const plain = pieces.findIndex((piece) => !piece.bold && !piece.italic && /[\p{L}\p{N}]/u.test(piece.text))
  const lead = foldSpace(
    pieces
      .slice(0, Math.max(0, plain))
      .map((piece) => piece.text)
      .join(''),
  )
  return blocksOfLine({ text, anchor, bold, italic, ...place, ...(lead === '' || mark !== '' ? {} : { lead }) })
}

/** "<Project name>" looks like a tag and is none. */
const PLACEHOLDER =
  /^<(?!(?:a|abbr|b|big|br|code|del|details|div|em|font|h[1-6]|hr|i|img|input|ins|kbd|label|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video)\b)\p{L}[^<>=]*>$/iu

function piecesOf(nodes: readonly PhrasingContent[], bold: boolean, italic: boolean): Piece[] {
  return nodes.flatMap((node, index): Piece[] => {
    if (startsLabel(node, nodes[index - 1])) return [{ text: '\n', bold, italic }, ...piecesOf([node], bold, italic)]
    if (node.type === 'html' && PLACEHOLDER.test(node.value)) return [{ text: node.value, bold, italic }]
    if (node.type === 'break') return [{ text: '\n', bold, italic }]
    if (node.type === 'strong') return piecesOf(node.children, true, italic)
    if (node.type === 'emphasis') return piecesOf(node.children, bold, true)
    if ('children' in node) return piecesOf(node.children, bold, italic)
    return 'value' in node && node.type !== 'html' ? sourceLines(node.value, bold, italic) : []
  })
}

/** Lines fold into one, except after a label or two strokes, where the author began a new one. */
function sourceLines(value: string, bold: boolean, italic: boolean): Piece[] {
  return value.split(/(?<=:)[ \t]*\n\s*|\\+\n\s*/u).flatMap((line, index): Piece[] => {
    const piece = { text: line.replace(/\s*\n\s*/g, ' '), bold, italic }
    return index === 0 ? [piece] : [{ text: '\n', bold, italic }, piece]
  })
}

/** A bold label at the start of a source line begins a line of its own, though Markdown would let it run on. */
function startsLabel(node: PhrasingContent, before: PhrasingContent | undefined): boolean {
  return (
    node.type === 'strong' &&
    before?.type === 'text' &&
    /\n\s*$/.test(before.value) &&
    /:\s*$/.test(plainText(node.children))
  )
}

function plainText(nodes: readonly PhrasingContent[]): string {
  return foldSpace(
    piecesOf(nodes, false, false)
      .map((piece) => piece.text)
      .join(''),
  )
}

function tableOf(table: Table): FormBlock {
  const rows = table.children.map((row) => row.children)
  const cells = rows.flatMap((row, rowIndex) =>
    row.map((cell, column): FormCell => ({
      row: rowIndex,
      column,
      rowSpan: 1,
      columnSpan: 1,
      header: rowIndex === 0,
      page: null,
      anchor: anchorOf(cell),
      blocks: /^[\s:-]*$/.test(plainText(cell.children))
        ? []
        : linesOf(cell.children, anchorOf(cell), { listLevel: 0 }),
    })),
  )
  return {
    kind: 'table',
    page: null,
    anchor: anchorOf(table),
    rows: rows.length,
    columns: Math.max(0, ...rows.map((row) => row.length)),
    cells,
  }
}

function anchorOf(node: { position?: { start: { offset?: number }; end: { offset?: number } } }): string {
  return `${node.position?.start.offset ?? 0}-${node.position?.end.offset ?? 0}`
}
