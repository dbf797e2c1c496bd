import type { PhrasingContent } from 'mdast'
import type { Inline } from '../document/document.ts'
import { TextRuns } from '../document/text-runs.ts'
import { isWrapped } from '../document/wrapped-lines.ts'

/** A line that its author started. */
export interface InlineLine {
  readonly inlines: readonly Inline[]
}

interface Piece {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly link?: string
}

interface Reading {
  readonly keepsLines?: boolean
  /** See `wrapWidth`. */
  readonly width: number
}

/**
 * Splits a paragraph into lines at hard breaks and labels; with `keepsLines`, as in the source. Other breaks by the
 * author stay as "\n"; those of wrapped text do not.
 */
export function inlineLines(nodes: readonly PhrasingContent[], { keepsLines = false, width }: Reading): InlineLine[] {
  const lines: TextRuns[] = [new TextRuns()]
  for (const { text, bold, italic, link } of unwrapped(
    withBoldLabels(piecesOf(nodes, { bold: false, italic: false, keepsLines })),
    width,
  )) {
    if (text === '\n') lines.push(new TextRuns())
    else if (link === undefined) lines.at(-1)!.addText(text, bold, italic)
    else lines.at(-1)!.addLink(text, bold, italic, link)
  }
  return lines.map(({ inlines }) => ({ inlines }))
}

/** Marks the end of a source line, which may not end a line of the paragraph. */
const SOURCE_END = '\u2028'

/** Replaces each end of a source line: by a space where the line was full, otherwise by a line break. */
function unwrapped(pieces: readonly Piece[], width: number): Piece[] {
  const whole = pieces.map(({ text }) => text).join('')
  const lines = whole.split(/[\n\u2028]/u)
  let line = 0
  return pieces.map((piece) => {
    const text = piece.text.replace(/[\n\u2028]/gu, (end) => {
      line++
      return end === SOURCE_END && isWrapped(lines[line - 1]!, lines[line]!, width) ? ' ' : '\n'
    })
    return { ...piece, text: text === '\n' && piece.text === SOURCE_END ? ' \n' : text }
  })
}

/** Reads "*Name*: Jo" as "**Name**: Jo", because bold marks labels. */
function withBoldLabels(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const isFirst = index === 0 || pieces[index - 1]!.text === '\n'
    const isLabel = isFirst && piece.italic && goesOnAfterColon(piece, pieces.slice(index + 1))
    return isLabel ? { ...piece, bold: true } : piece
  })
}

function goesOnAfterColon(piece: Piece, others: readonly Piece[]): boolean {
  const end = others.findIndex(({ text }) => text === '\n')
  const after = others
    .slice(0, end < 0 ? others.length : end)
    .map(({ text }) => text)
    .join('')
  return /^\s*:/.test(after) || (/:\s*$/.test(piece.text) && /\S/.test(after))
}

interface Setting {
  readonly bold: boolean
  readonly italic: boolean
  readonly keepsLines: boolean
}

/** "<Project name>" looks like a tag but is a placeholder. */
const PLACEHOLDER =
  /^<(?!(?:a|abbr|b|big|br|code|del|details|div|em|font|h[1-6]|hr|i|img|input|ins|kbd|label|li|mark|ol|p|pre|q|s|small|span|strike|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|video)\b)\p{L}[^<>=]*>$/iu

function piecesOf(nodes: readonly PhrasingContent[], setting: Setting): Piece[] {
  return nodes.flatMap((node, index): Piece[] => {
    const pieces = piecesOfNode(node, setting)
    return startsLabel(node, nodes[index - 1]) || followsBoldLine(nodes, index)
      ? [pieceOf('\n', setting), ...pieces]
      : pieces
  })
}

function piecesOfNode(node: PhrasingContent, setting: Setting): Piece[] {
  if (node.type === 'html') return PLACEHOLDER.test(node.value) ? [pieceOf(node.value, setting)] : []
  if (node.type === 'break') return [pieceOf('\n', setting)]
  if (node.type === 'strong') return piecesOf(node.children, { ...setting, bold: true })
  if (node.type === 'emphasis') return piecesOf(node.children, { ...setting, italic: true })
  if (node.type === 'link') return labelled(piecesOf(node.children, setting), node.url)
  if ('children' in node) return piecesOf(node.children, setting)
  return 'value' in node ? sourceLines(node.value, setting) : []
}

function pieceOf(text: string, { bold, italic }: Setting): Piece {
  return { text, bold, italic }
}

/** The author started a new line after a label or backslashes, and before "Label: value". */
const NEW_LINE = /(?<=:)[ \t]*\n\s*|\\+\n\s*|\n(?=\p{Lu}[\p{L} '’./()-]{0,40}:\s)/u

function sourceLines(value: string, setting: Setting): Piece[] {
  const ends = setting.keepsLines ? /\n/u : NEW_LINE
  return value.split(ends).flatMap((line, index): Piece[] => {
    const piece = pieceOf(line.replace(/[^\S\n]*\n\s*/g, SOURCE_END), setting)
    return index === 0 ? [piece] : [pieceOf('\n', setting), piece]
  })
}

/** A bold label at the start of a source line starts a new line, although Markdown would continue the paragraph. */
function startsLabel(node: PhrasingContent, before: PhrasingContent | undefined): boolean {
  return (
    node.type === 'strong' &&
    before?.type === 'text' &&
    /\n\s*$/.test(before.value) &&
    /:\s*$/.test(
      piecesOfNode(node, { bold: true, italic: false, keepsLines: false })
        .map((piece) => piece.text)
        .join(''),
    )
  )
}

/** Whether a completely bold line comes before, which is a heading. */
function followsBoldLine(nodes: readonly PhrasingContent[], index: number): boolean {
  const [node, bold, before] = [nodes[index], nodes[index - 1], nodes[index - 2]]
  const isAlone = before === undefined || (before.type === 'text' && /\n\s*$/.test(before.value))
  return node?.type === 'text' && /^[ \t]*\n/.test(node.value) && bold?.type === 'strong' && isAlone
}

/** Keeps the address unless the label already shows it. */
function labelled(label: readonly Piece[], url: string): Piece[] {
  const text = label.map((piece) => piece.text).join('')
  const last = label.at(-1)
  if (last === undefined || !/^(https?|mailto):/.test(url) || bareAddress(text).includes(bareAddress(url)))
    return [...label]
  return [...label.slice(0, -1), { ...last, link: url }]
}

function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)/, '')
    .replace(/\/$/, '')
}
