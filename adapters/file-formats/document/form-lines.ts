import { readFillInLine } from '../../../core/hand-in/fill-in-line.ts'
import type { FormField, FormHeading, FormParagraph } from '../../../core/proposals/form/form.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { LONGEST_FORM_TEXT } from '../../../core/proposals/question/question-bounds.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

export type FlowBlock = FormHeading | FormParagraph | FormField

/** A line of text from a format, before ordinals and places to write are found in its words. */
export interface TextLine {
  readonly text: string
  readonly anchor: string
  /** Automatic number without its closing mark. */
  readonly number?: string | null
  readonly listLevel?: number
  readonly bold?: boolean
  readonly italic?: boolean
  /** Whether it directly follows the line before, without a blank line or new paragraph. */
  readonly isNextLine?: boolean
  /** Emphasised words at the start of a line that continues in plain type. */
  readonly lead?: string
}

export function aField(anchor: string, parts: Partial<Omit<FormField, 'kind' | 'anchor'>> = {}): FormField {
  return {
    kind: 'field',
    page: null,
    anchor,
    control: 'text',
    label: null,
    help: null,
    value: null,
    maxCharacters: null,
    options: [],
    ...parts,
  }
}

/** Spaces beyond this add no meaning, and rules for line ends would scan them repeatedly. */
const WIDE_BLANK = /[^\S\n]{41,}/gu

/** Limits the length of a line and of its runs of spaces. */
function boundedLine(text: string): string {
  return text.replace(WIDE_BLANK, (run) => run.slice(0, 40)).slice(0, LONGEST_FORM_TEXT + 1)
}

export function headingOf(whole: TextLine, level: number): FormHeading {
  const line = { ...whole, text: boundedLine(whole.text) }
  const { number, text } = numbered(line)
  return { kind: 'heading', page: null, anchor: line.anchor, level, text: collapseWhitespace(text), number }
}

/** Returns a paragraph, or the labels, text and fields of the line; empty for a line without words. */
export function blocksOfLine(whole: TextLine): FlowBlock[] {
  const line = { ...whole, text: boundedLine(whole.text) }
  if (line.lead !== undefined) return runInBlocks(line, boundedLine(line.lead))
  const { number, text } = numbered(line)
  const parts = readFillInLine(text)
  const blocks: FlowBlock[] = []
  for (const part of parts) {
    if (part.kind === 'text') blocks.push(paragraphOf(line, part.text, blocks.length === 0 ? number : null))
    else {
      const label = part.label === null ? null : collapseWhitespace(part.label)
      if (number !== null && blocks.length === 0 && label !== null) blocks.push(paragraphOf(line, label, number))
      blocks.push(aField(line.anchor, { control: part.control, label, value: part.value, options: part.options }))
    }
  }
  return blocks.length === 0 && number !== null ? [paragraphOf(line, '', number)] : blocks
}

const MAX_FILLED_LABEL_WORDS = 8
const MAX_FILLED_VALUE_WORDS = 15

/** "**Label:** value" is a filled field, "**Question?** help" two paragraphs, "**Some** words" one. */
function runInBlocks(line: TextLine, lead: string): FlowBlock[] {
  const { lead: _, ...whole } = line
  const rest = line.text.trim().slice(lead.trim().length)
  const first = blocksOfLine({ ...whole, text: lead, bold: true })
  const closed = /[:?.!)]\s*$/u.test(lead) || /^\s*[:(–—\n-]/u.test(rest) || /^\s+\p{Lu}/u.test(rest)
  if (!closed || lead.trim().split(/\s+/u).length < 2 || first.length !== 1) {
    return isFilledLabel(lead, rest) ? filled(line, lead, rest) : blocksOfLine(whole)
  }
  if (isFilledLabel(lead, rest)) return filled(line, lead, rest)
  const after = rest.replace(/^[\s:–—-]+/u, '')
  if (readFillInLine(after).some((part) => part.kind === 'field')) return blocksOfLine(whole)
  return after.split(/\s+/u).length < 3
    ? blocksOfLine(whole)
    : [...first, ...blocksOfLine({ ...whole, text: after, number: null, listLevel: 0, bold: false, italic: false })]
}

function isFilledLabel(lead: string, rest: string): boolean {
  const words = (text: string) => text.trim().split(/\s+/u).length
  const colon = /[:：]\s*$/u.test(lead) || /^\s*[:：]/u.test(rest)
  const value = rest.replace(/^[\s:：]+/u, '')
  const plain = value !== '' && readFillInLine(value).every((part) => part.kind === 'text')
  return colon && plain && words(lead) <= MAX_FILLED_LABEL_WORDS && words(value) <= MAX_FILLED_VALUE_WORDS
}

function filled(line: TextLine, lead: string, rest: string): FlowBlock[] {
  const { number, text } = numbered({ ...line, text: lead })
  const label = collapseWhitespace(text).replace(/[\s:：*]+$/u, '')
  const field = aField(line.anchor, { label, value: collapseWhitespace(rest.replace(/^[\s:：]+/u, '')) })
  return number === null ? [field] : [paragraphOf(line, label, number), field]
}

/** Whether blank lines below a block may be space for its answer. */
export function mayAsk(block: FlowBlock | undefined): boolean {
  if (block === undefined || block.kind === 'field') return false
  return block.number !== null || /[?:.)]\s*$/u.test(block.text)
}

const LEFT_OPEN = /[\p{L}\p{N},;-]$/u

/** Splits a paragraph at soft line breaks; a break within a sentence only wraps. */
export function softLines(text: string): string[] {
  const lines: string[][] = []
  for (const line of text.split('\n')) {
    const before = lines.at(-1)
    const joins = before !== undefined && LEFT_OPEN.test(before.at(-1)!.trimEnd()) && /^\s*[\p{Ll}(]/u.test(line)
    if (joins) before.push(line)
    else lines.push([line])
  }
  return lines.map((parts) => parts.join(' ')).filter((line) => line.trim() !== '')
}

function numbered(line: TextLine): { number: string | null; text: string } {
  if (line.number !== undefined && line.number !== null) return { number: line.number, text: line.text }
  return splitOrdinal(line.text)
}

export function paragraphOf(line: TextLine, text: string, number: string | null): FormParagraph {
  const { anchor, listLevel = 0, bold = false, italic = false, isNextLine = false } = line
  const paragraph = { kind: 'paragraph', page: null, anchor, text: collapseWhitespace(text), number } as const
  return { ...paragraph, listLevel, bold, italic, ...(isNextLine && { isNextLine }) }
}
