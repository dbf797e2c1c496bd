import { formWords } from '../../../core/languages/languages.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { readFillInLine } from '../../../core/hand-in/fill-in-line.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import type { FormField, FormHeading, FormParagraph } from '../../../core/proposals/form/form.ts'

/** Printed text: a heading, a paragraph or the text of a cell. */
export interface PrintedLine {
  readonly kind: 'line'
  readonly text: string
  readonly number: string | null
  /** The level of a heading; null for other text. */
  readonly level: number | null
  readonly listLevel: number
  readonly bold: boolean
  readonly italic: boolean
  readonly anchor: string
  /** In a table: `label` has its place to answer beside or below it, `beside` is in the place of an answer. */
  readonly cell: 'none' | 'label' | 'beside' | 'plain'
  /** Same as for a paragraph of the form. */
  readonly isNextLine: boolean
  /** The label at its start, if help or a value follows on the same line. */
  readonly label?: RunInLabel
}

export interface RunInLabel {
  readonly text: string
  /** Null if a value follows, as in a filled-in form. */
  readonly help: string | null
}

/** A place to write, tick, sign or upload. */
export interface AnswerSpace {
  readonly kind: 'answer-space'
  readonly control: FormField['control']
  readonly label: string | null
  readonly help: string | null
  readonly value: string | null
  readonly options: readonly string[]
  readonly maxCharacters: number | null
  readonly anchor: string
  /** Whether it is a control of the file itself, not a printed place. */
  readonly isControl?: boolean
}

/** A table to fill in row by row. */
export interface Grid {
  readonly kind: 'grid'
  /** Whether its columns are the parts of one answer. */
  readonly series: boolean
  /** Whether its cells are amounts of a budget. */
  readonly money: boolean
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  readonly anchor: string
  readonly columnAnchors: readonly string[]
}

/** A field of a form written as a schema. */
export interface FieldRecord {
  readonly kind: 'record'
  readonly text: string
  readonly number: string | null
  readonly help: string | null
  /** Null if the schema names none. */
  readonly section: string | null
  readonly control: 'text' | 'choice' | 'file'
  readonly options: readonly string[]
  readonly limit: TextLimit
  readonly anchor: string
}

export type PrintedItem = PrintedLine | AnswerSpace | Grid | FieldRecord

export function flowItems(block: FormHeading | FormParagraph | FormField, cell: PrintedLine['cell']): PrintedItem[] {
  if (block.kind === 'field') return [spaceOf(block)]
  if (block.kind === 'heading') return [lineOf(block, block.text, cell)]
  const space = spaceInWords(block)
  if (space !== null) return [space]
  const parts = readFillInLine(block.text)
  return parts.map((part, index): PrintedItem => {
    if (part.kind === 'text') return lineOf(block, part.text, cell, index === 0)
    return { ...part, kind: 'answer-space', help: null, maxCharacters: null, anchor: block.anchor }
  })
}

/** "Insert text", "Your answer": words that only mark the place of an answer. */
const PLACE = new RegExp(String.raw`^[[<{(]?(?:${formWords('placesToWrite')})[.…]*[\]>})]?\.?$`, 'iu')

const UNFILLED_CHOICE = String.raw`[-–—\s]*(?:${formWords('unfilledChoices')})`

/** Texts of an empty list, date field or file upload. */
const UNFILLED: readonly (readonly [FormField['control'], RegExp])[] = [
  ['choice', new RegExp(String.raw`^(?:none|${UNFILLED_CHOICE})[-–—\s.…]*$`, 'iu')],
  ['date', /^(?:click|tap)(?: or tap)?(?: here)? to enter a date\.?$/iu],
  ['file', new RegExp(`^(?:${formWords('unfilledFiles')})$`, 'iu')],
]

const YES_AND_NO = new RegExp(
  String.raw`^[[(]?\s*(${formWords('yes')})\s*(?:[/|,]|or|oder|ou|o|eller|tai|lub)?\s*(${formWords('no')})\s*[\])]?\.?$`,
  'iu',
)

/** A line that is only a place to write, or the two options of a yes or no. */
function spaceInWords(block: FormHeading | FormParagraph): AnswerSpace | null {
  const space = {
    kind: 'answer-space',
    label: null,
    help: null,
    value: null,
    maxCharacters: null,
    anchor: block.anchor,
  } as const
  if (PLACE.test(block.text)) return { ...space, control: 'multiline', options: [] }
  const unfilled = UNFILLED.find(([, words]) => words.test(block.text))
  if (unfilled !== undefined) return { ...space, control: unfilled[0], options: [] }
  const pick = YES_AND_NO.exec(block.text)
  return pick === null ? null : { ...space, control: 'choice', options: [pick[1]!, pick[2]!] }
}

function spaceOf(field: FormField): AnswerSpace {
  const { control, label, help, value, options: listed, maxCharacters, anchor, isControl = false } = field
  const options = listed.filter((option, at) => !asksToPick(option, at === 0))
  return { kind: 'answer-space', control, label, help, value, options, maxCharacters, anchor, isControl }
}

const PICK = new RegExp(String.raw`^${UNFILLED_CHOICE}[-–—\s.…]*$|^[-–—._…\s]*$`, 'iu')
const PICK_FIRST = new RegExp(String.raw`^${UNFILLED_CHOICE}(?!\p{L})`, 'iu')

/** Whether an option is only a list's prompt: "Choose an item.", dashes, "Select a county" as its first. */
function asksToPick(option: string, isFirst: boolean): boolean {
  return PICK.test(option) || (isFirst && PICK_FIRST.test(option))
}

/** Whether words only mark the place of an answer. */
export function onlyMarksPlace(text: string): boolean {
  return PLACE.test(text)
}

function lineOf(
  block: FormHeading | FormParagraph,
  text: string,
  cell: PrintedLine['cell'],
  first = true,
): PrintedLine {
  const paragraph = block.kind === 'paragraph' ? block : null
  const starred = first && block.number === null && /^\*\s*\d/u.test(text) ? splitOrdinal(text.slice(1).trim()) : null
  return {
    kind: 'line',
    text: starred?.text ?? text,
    number: first ? (starred?.number ?? block.number) : null,
    level: block.kind === 'heading' ? block.level : null,
    listLevel: paragraph?.listLevel ?? 0,
    bold: paragraph?.bold ?? true,
    italic: paragraph?.italic ?? false,
    anchor: block.anchor,
    cell,
    isNextLine: !first || paragraph?.isNextLine === true,
  }
}

/** Whether a place takes text, unlike ticks, signatures and files. */
export function takesWords(item: PrintedItem | undefined): item is AnswerSpace {
  return item?.kind === 'answer-space' && /^(text|multiline|date|number)$/.test(item.control)
}

export function takesTicks(item: PrintedItem | undefined): item is AnswerSpace {
  return item?.kind === 'answer-space' && /^(tick|choice)$/.test(item.control)
}

/** Whether a label of its own explains its options, so that the text before it is about something else. */
export function namesItself(item: PrintedItem | undefined): boolean {
  return takesTicks(item) && item.label !== null && item.options.length > 0
}
