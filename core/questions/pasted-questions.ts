import { normaliseWords } from '../shared/normalise-text.ts'
import { NO_LIMIT } from '../shared/text-limit.ts'
import { boundForm } from '../forms/bound-form.ts'
import { boundFound } from '../forms/bound-found.ts'
import type { Form, FormBlock, FormField, FormHeading, FormParagraph } from '../proposals/form/form.ts'
import type { LimitReader } from '../proposals/ports.ts'
import type { FoundItem, FoundQuestion, FoundQuestions } from '../forms/ports/question-finder.ts'

type Line = FormHeading | FormParagraph

/** "How do volunteers help? (100 words)" */
const ASKS = /[?？؟][\s"'”’»)*]*(?:\([^()]*\)\s*)?$/u
const SAYS = /[.!。]\s*$/u
/** In a text with at most this many lines, each line may be a question. */
const FEW_LINES = 3

/** Readers for a pasted text: of its form, questions and limits. */
export interface PasteReaders {
  read(text: string): Promise<Form>
  find(form: Form): Promise<FoundQuestions>
  readonly limits: LimitReader
}

/**
 * The questions of a pasted text, within the limits of an application. Too slow for the thread that handles requests.
 */
export async function findPasted(text: string, { read, find, limits }: PasteReaders): Promise<FoundQuestion[]> {
  const form = boundForm(await read(text))
  const found = await find(form)
  const { questions } = boundFound({ ...found, questions: pastedQuestions(form, found, limits) })
  // Anchors refer to the file of a form, which does not exist here.
  return questions.map((question) => ({ ...question, anchor: null }))
}

/**
 * The findings in a pasted text and every other line that asks something, in the order of the text. If there are none,
 * each line of a short text that isn't a plain statement.
 */
function pastedQuestions(form: Form, found: FoundQuestions, limits: LimitReader): FoundQuestion[] {
  const blocks = form.blocks.flatMap(flowOf)
  const lines = blocks.filter((block) => block.kind !== 'field')
  const asked = lines.filter((line) => ASKS.test(line.text) && !isFound(line, lines, found))
  const others =
    asked.length + found.questions.length > 0 || lines.length > FEW_LINES ? asked : lines.filter(isNoStatement)
  const isNew = ({ anchor }: FoundItem) => !found.questions.some((one) => one.anchor === anchor)
  const picks = found.items.filter((item) => isNew(item) && isPicked(item, blocks)).map(questionToPick)
  const placed = [
    ...[...found.questions, ...picks].map((question) => ({ question, at: placeOf(question, blocks) })),
    ...others.map((line) => ({ question: questionOf(line, limits), at: blocks.indexOf(line) })),
  ]
  return placed.sort((a, b) => a.at - b.at).map(({ question }) => question)
}

/** A field with options: it is pasted in order to be answered, like the question beside it. */
function isPicked({ kind, anchor }: FoundItem, blocks: readonly (Line | FormField)[]): boolean {
  const isField = blocks.some((block) => block.kind === 'field' && block.isControl && block.anchor === anchor)
  return isField && (kind === 'choice' || kind === 'yes-no')
}

function questionToPick({ text, section, options, anchor }: FoundItem): FoundQuestion {
  return { text, guidance: options.join('; ') || null, section, number: null, limit: NO_LIMIT, kind: 'text', anchor }
}

function flowOf(block: FormBlock): readonly (Line | FormField)[] {
  return block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block]
}

/**
 * Whether the line was already found: as one of equally many lines with its words, or as part of a longer question or
 * item. A numbered line is never taken as guidance of another.
 */
function isFound(line: Line, lines: readonly Line[], { questions, items }: FoundQuestions): boolean {
  const words = normaliseWords(line.text)
  const hasWords = ({ text }: { readonly text: string }) => normaliseWords(text) === words
  const alike = lines.filter(hasWords)
  const asked = questions.filter(hasWords)
  const isPlaced = ({ anchor }: { readonly anchor: string | null }) => asked.some((one) => one.anchor === anchor)
  const elsewhere = asked.filter(({ anchor }) => !alike.some((one) => one.anchor === anchor))
  if (isPlaced(line) || alike.filter((one) => !isPlaced(one)).indexOf(line) < elsewhere.length) return true
  const isIn = (other: string | null) => other !== null && normaliseWords(other).includes(words)
  const isLine = (other: string) => lines.some(({ text }) => normaliseWords(text) === normaliseWords(other))
  if ([...questions, ...items].some((one) => (!isLine(one.text) && isIn(one.text)) || isIn(one.section))) return true
  return items.some(hasWords) || (line.number === null && questions.some(({ guidance }) => isIn(guidance)))
}

/** Index of the line or field that it is in, or begins with. */
function placeOf({ text, anchor }: FoundQuestion, blocks: readonly (Line | FormField)[]): number {
  const words = normaliseWords(text)
  const hasWords = (block: Line | FormField) =>
    normaliseWords(block.kind === 'field' ? (block.label ?? '') : block.text).includes(words)
  const at = blocks.findIndex((block) => block.anchor === anchor && hasWords(block))
  return at >= 0 ? at : blocks.findIndex(hasWords)
}

function isNoStatement({ text }: Line): boolean {
  return !SAYS.test(text)
}

function questionOf({ text, number }: Line, limits: LimitReader): FoundQuestion {
  return { text, guidance: null, section: null, number, limit: limits.limitIn(text), kind: 'text', anchor: null }
}
