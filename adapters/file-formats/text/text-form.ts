import type { FormBlock, FormCell, FormTable } from '../../../core/proposals/form/form.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { decodeBounded } from '../decode-text.ts'
import { docTexts } from '../doc/doc-text.ts'
import { formBlocks } from '../document/form-blocks.ts'
import { aField, blocksOfLine, headingOf } from '../document/form-lines.ts'
import { isWrapped, wrapWidth } from '../document/wrapped-lines.ts'
import { markdownBlocks } from '../markdown/parse-markdown.ts'
import { FORM_BOUNDS } from '../parse-bounds.ts'
import { columnsAt, type Line } from './text-columns.ts'
import { isOfWebForm, webParts } from './web-form.ts'

const WHAT = 'text file'

/**
 * Reads a form in plain text. Anchors are offset ranges of the decoded text. Text with Markdown's marks is read as
 * Markdown.
 */
export function textForm(bytes: Uint8Array): FormBlock[] {
  const text = decodeBounded(bytes, WHAT, FORM_BOUNDS.mostCharacters)
  if (isOfWebForm(text)) return webForm(text)
  if (!usesMarkdown(text)) return linesForm(text)
  return formBlocks({ title: null, pageCount: null, blocks: markdownBlocks(text, WHAT) })
}

/** Reads the text of a Word 97–2003 document. Anchors are offset ranges of that text. */
export async function docForm(bytes: Uint8Array): Promise<FormBlock[]> {
  const [body = '', boxes = ''] = await docTexts(bytes)
  return linesForm(`${body}\n${boxes}`.replace(/[\r\v\f\u0007]/g, '\n'), { isWrapped: () => false })
}

export function usesMarkdown(text: string): boolean {
  return (text.match(/^#{1,6} \S/gm) ?? []).length >= 2 || (text.match(/^[^\S\n]*\*\*[^*\n]+\*\*/gm) ?? []).length >= 3
}

const BULLET = /^\s*(?:[-*+•●▪◦‣–—]|o(?=\s{2,}))\s+/u
/** "Section 2 – Your project" */
const SECTION =
  /^(?:section|part|abschnitt|teil|partie|rubrique|sección|parte|secção|sezione|deel|osa|del|avsnitt|adran|rhan|część)\s+(?:\d{1,2}|[A-Z]|[IVX]+)\s*[:.–—-]\s*\S.{1,70}$/iu
const RULE = /^\s*([=_*~-])(?:\s*\1){5,}\s*$/
const ROOM_FOR_ANSWER = 3

interface Wrapping {
  readonly isWrapped: (line: string, next: string) => boolean
}

function wrappingOf(text: string): Wrapping {
  const width = wrapWidth(text.split('\n'))
  return { isWrapped: (line, next) => isWrapped(line, next, width) }
}

function linesForm(text: string, wrapping = wrappingOf(text)): FormBlock[] {
  return blocksOfLines(linesOf(text), wrapping)
}

/** Lines between fields are read in the same way as other text. */
function webForm(text: string): FormBlock[] {
  const wrapping = wrappingOf(text)
  const blocks: FormBlock[] = []
  let lines: Line[] = []
  for (const part of webParts(linesOf(text))) {
    if ('line' in part) lines.push(part.line)
    else {
      blocks.push(...blocksOfLines(lines, wrapping), part.block)
      lines = []
    }
  }
  return [...blocks, ...blocksOfLines(lines, wrapping)]
}

function blocksOfLines(lines: readonly Line[], wrapping: Wrapping): FormBlock[] {
  const blocks: FormBlock[] = []
  let blank = 0
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!
    if (line.text.trim() === '') {
      if (++blank === ROOM_FOR_ANSWER && blocks.length > 0)
        blocks.push(aField(`${line.start}-${line.end}`, { control: 'multiline' }))
      index++
      continue
    }
    blank = 0
    const next = lines[index + 1]
    if (isUnderlined(line, next)) {
      blocks.push(headingOf({ text: line.text, anchor: `${line.start}-${line.end}` }, next!.text.includes('=') ? 1 : 2))
      index += 2
      continue
    }
    const columns = columnsAt(lines, index)
    if (columns !== null) {
      blocks.push(...columnBlocks(columns.rows))
      index += columns.length
      continue
    }
    const end = endOfParagraph(lines, index, wrapping)
    if (!RULE.test(line.text)) blocks.push(...paragraphBlocks(lines.slice(index, end), isBelowText(lines, index)))
    else if (line.text.includes('_')) blocks.push(aField(`${line.start}-${line.end}`))
    index = end
  }
  return blocks
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const text_ of text.split('\n')) {
    const clean = text_.replace(/\r$/, '')
    lines.push({
      text: clean,
      start,
      end: start + clean.length,
      indent: /^\s*/.exec(clean)![0].replace(/\t/g, '    ').length,
    })
    start += text_.length + 1
  }
  return lines
}

function isUnderlined(line: Line, next: Line | undefined): boolean {
  return (
    next !== undefined &&
    /^\s*(={3,}|-{3,})\s*$/.test(next.text) &&
    next.text.trim().length >= line.text.trim().length / 2 &&
    !RULE.test(line.text)
  )
}

function isBelowText(lines: readonly Line[], at: number): boolean {
  const above = lines[at - 1]?.text ?? ''
  return above.trim() !== '' && !RULE.test(above)
}

/** A hard-wrapped paragraph continues while lines are full and the next one starts nothing new. */
function endOfParagraph(lines: readonly Line[], start: number, wrapping: Wrapping): number {
  let end = start + 1
  if (RULE.test(lines[start]!.text)) return end
  while (end < lines.length && goesOn(lines[end - 1]!, lines[end]!, wrapping)) end++
  return end
}

function goesOn(line: Line, next: Line, { isWrapped }: Wrapping): boolean {
  if (
    next.text.trim() === '' ||
    RULE.test(next.text) ||
    BULLET.test(next.text) ||
    splitOrdinal(next.text).number !== null
  )
    return false
  if (/_{3,}|\.{5,}|…{2,}|[?:]\s*\*?\s*$/.test(line.text)) return false
  return isWrapped(line.text, next.text)
}

function paragraphBlocks(lines: readonly Line[], isNextLine = false): FormBlock[] {
  const first = lines[0]!
  const columns = lines.length === 1 ? columnsOf(first) : []
  if (columns.length > 1) return columns.flatMap((column) => paragraphBlocks([column]))
  const bulleted = BULLET.test(first.text)
  const text = lines
    .map((line) => line.text.trim())
    .join(' ')
    .replace(BULLET, '')
  const anchor = `${first.start}-${lines.at(-1)!.end}`
  if (!bulleted && (isCapitals(text) || SECTION.test(text))) return [headingOf({ text, anchor }, 2)]
  const lead = capitalLead(text)
  if (lead !== null) return blocksOfLine({ text, anchor, lead })
  const listLevel = bulleted ? 1 + Math.min(3, Math.floor(first.indent / 3)) : 0
  return blocksOfLine({ text, anchor, listLevel, isNextLine })
}

const WIDE_GAP = /\t\s*| {3,}/u
/** Text of a label or question, without figures, boxes and leaders. */
const COLUMN_WORDS = /^(?:\d{1,2}[.)] )?\p{Lu}[^\d_.☐☑□[\]]*[?:]?$/u
const MAX_COLUMN_WORDS = 6

/** Labels of a line separated by wide spaces ("Surname        First name"); otherwise the whole line. */
function columnsOf(line: Line): Line[] {
  const parts = line.text.trim().split(WIDE_GAP)
  const isLabels = parts.length > 1 && parts.every((part) => isColumn(part.trim()))
  if (!isLabels || parts.every((part) => part.trim().endsWith(':'))) return [line]
  let from = 0
  return parts.map((text): Line => {
    const at = line.text.indexOf(text, from)
    from = at + text.length
    return { text, start: line.start + at, end: line.start + from, indent: line.indent }
  })
}

function isColumn(text: string): boolean {
  return COLUMN_WORDS.test(text) && text.split(/\s+/u).length <= MAX_COLUMN_WORDS
}

type Row = readonly Line[]

/** Three or more columns form a table; in two columns each cell is a line, except figures beside their words. */
function columnBlocks(rows: readonly Row[]): FormBlock[] {
  if (rows.length > 1 && rows[0]!.length > 2) return [tableOf(rows)]
  return rows.flatMap((row) => {
    const cells = row.filter(({ text }) => text !== '')
    const [first, second] = cells
    const isFigure = cells.length === 2 && !/\p{L}/u.test(second!.text)
    const lines = isFigure ? [{ ...first!, text: `${first!.text} ${second!.text}`, end: second!.end }] : cells
    return lines.flatMap((line) => paragraphBlocks([line]))
  })
}

function tableOf(rows: readonly Row[]): FormTable {
  const filled = rows.flat().filter(({ text }) => text !== '')
  const cells = rows.flatMap((row, at) => row.map((cell, column) => cellOf(cell, at, column)))
  const anchor = `${filled[0]!.start}-${filled.at(-1)!.end}`
  return { kind: 'table', page: null, anchor, rows: rows.length, columns: rows[0]!.length, cells }
}

function cellOf({ text, start, end }: Line, row: number, column: number): FormCell {
  const anchor = `${start}-${end}`
  const blocks = text === '' ? [] : blocksOfLine({ text, anchor })
  return { row, column, rowSpan: 1, columnSpan: 1, header: false, page: null, anchor, blocks }
}

/** "2. OUR NEED (20 points) Describe …": the words in capitals are the heading of the following sentences. */
function capitalLead(text: string): string | null {
  const match =
    /^(?:\d{1,2}[.)]\s+)?(?:\p{Lu}[\p{Lu}’'&/-]*[\s,]+)+(?:\p{Lu}{2,}[:.]?)?\s*(?:\([^)]{1,40}\)\s*)?(?=\p{Lu}\p{Ll})/u.exec(
      text,
    )
  if (match === null) return null
  const lead = match[0].trim()
  return (lead.match(/\p{Lu}{3,}/gu) ?? []).length === 0 ? null : lead
}

/** A short line in capitals, without a colon or a place to write. */
function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  return (
    letters.length >= 4 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    text.length <= 80 &&
    !/:\s*$|[_?]|\.{4,}/.test(text)
  )
}
