import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Form, FormBlock, FormCell } from '../../../core/proposals/form.ts'
import { decodeText } from '../../file-formats/decode-text.ts'
import { MEDIA_TYPES } from '../../file-formats/recognise-format.ts'
import { blocksOfLine, foldSpace, headingOf, softLines, type FlowBlock } from '../form-blocks.ts'

/** Anchors are offset ranges of the decoded text. */
export function readMarkdownForm(bytes: Uint8Array): Form {
  return { mediaType: MEDIA_TYPES.markdown, title: null, blocks: readMarkdown(decodeText(bytes)) }
}

export function readMarkdown(text: string): FormBlock[] {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return tree.children.flatMap((node) => blocksOf(node, 0))
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
      return linesOf(node.children, anchor, { listLevel })
    case 'list':
      return listBlocks(node, listLevel)
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, listLevel))
    case 'table':
      return [tableOf(node)]
    case 'code':
      return softLines(node.value).flatMap((text) => blocksOfLine({ text, anchor }))
    default:
      return []
  }
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

function piecesOf(nodes: readonly PhrasingContent[], bold: boolean, italic: boolean): Piece[] {
  return nodes.flatMap((node, index): Piece[] => {
    if (startsLabel(node, nodes[index - 1])) return [{ text: '\n', bold, italic }, ...piecesOf([node], bold, italic)]
    if (node.type === 'break') return [{ text: '\n', bold, italic }]
    if (node.type === 'strong') return piecesOf(node.children, true, italic)
    if (node.type === 'emphasis') return piecesOf(node.children, bold, true)
    if ('children' in node) return piecesOf(node.children, bold, italic)
    return 'value' in node && node.type !== 'html' ? [{ text: node.value.replace(/\s*\n\s*/g, ' '), bold, italic }] : []
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
