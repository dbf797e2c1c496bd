import { formWords } from '../../../core/languages/languages.ts'
import { splitOrdinal } from '../../../core/proposals/question/printed-ordinal.ts'
import { readFillInLine } from '../../../core/hand-in/fill-in-line.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import type { FormField, FormHeading, FormParagraph } from '../../../core/proposals/form/form.ts'

/** Words as printed, whether a heading, a paragraph or the text of a cell. */
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
  /** In a table: `label` has its place to answer beside or below it, `beside` stands where an answer would. */
  readonly cell: 'none' | 'label' | 'beside' | 'plain'
  /** As of a paragraph of the form. */
  readonly isNextLine: boolean
  /** The label that it begins with, where its help or value follows on the same line. */
  readonly label?: RunInLabel
}

export interface RunInLabel {
  readonly text: string
  /** Null where a value follows, as in a filled-in form. */
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
  /** A control of the file itself, as against a place that is only printed. */
  readonly isControl?: boolean
}

/** A table to be filled row by row. */
export interface Grid {
  readonly kind: 'grid'
  /** Its columns are the parts of one answer, whatever they hold. */
  readonly series: boolean
  /** Its cells are amounts of a budget. */
  readonly money: boolean
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  readonly anchor: string
  readonly columnAnchors: readonly string[]
}

/** A field of a form that is written out as a schema, with all that is known of it. */
export interface FieldRecord {
  readonly kind: 'record'
  readonly text: string
  readonly number: string | null
  readonly help: string | null
  /** Null where the schema names none. */
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

/** What a list to pick from, a field for a date and a file to upload show before anything is entered. */
const UNFILLED: readonly (readonly [FormField['control'], RegExp])[] = [
  ['choice', new RegExp(String.raw`^(?:none|${UNFILLED_CHOICE})[-–—\s.…]*$`, 'iu')],
  ['date', /^(?:click|tap)(?: or tap)?(?: here)? to enter a date\.?$/iu],
  ['file', new RegExp(`^(?:${formWords('unfilledFiles')})$`, 'iu')],
]

const YES_AND_NO = new RegExp(
  String.raw`^[[(]?\s*(${formWords('yes')})\s*(?:[/|,]|or|oder|ou|o|eller|tai|lub)?\s*(${formWords('no')})\s*[\])]?\.?$`,
  'iu',
)

/** A line that is no more than a place to write, or the two words to pick from. */
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

/** What a list shows before anything is picked is no option: "Choose an item.", dashes, "Select a county" as its first. */
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

/** A room that takes words, as against ticks, signatures and files. */
export function takesWords(item: PrintedItem | undefined): item is AnswerSpace {
  return item?.kind === 'answer-space' && /^(text|multiline|date|number)$/.test(item.control)
}

export function takesTicks(item: PrintedItem | undefined): item is AnswerSpace {
  return item?.kind === 'answer-space' && /^(tick|choice)$/.test(item.control)
}

/** With a label of its own for what its options are: what stands before it is about something else. */
export function namesItself(item: PrintedItem | undefined): boolean {
  return takesTicks(item) && item.label !== null && item.options.length > 0
}
