import type { PastAnswer } from '../../../core/answer-library/ports.ts'
import { findPlaces } from '../../../core/forms/find-places.ts'
import type { FoundQuestion, FoundQuestions } from '../../../core/forms/ports/question-finder.ts'
import { linesOf, type FormLine } from '../../../core/proposals/form/form-lines.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { askingOf, isPrompt } from '../questions/prompts.ts'
import { SPEAKS_TO_APPLICANTS } from '../page/said-in.ts'

interface Line extends FormLine {
  readonly listLevel: number
  readonly italic: boolean
  readonly bold: boolean
  /** The label of a control, which is never an answer. */
  readonly isOfControl: boolean
}

/** A question with its own line and the lines below it. */
interface Entry {
  readonly question: FoundQuestion
  readonly line: Line
  readonly below: Line[]
}

/** Minimum questions with answers in a form; other documents have a few questions too. */
const FEWEST_ANSWERS = 3
const FEWEST_WORDS = 8
/** Shorter texts that the finder takes for help are help. */
const FEWEST_WORDS_OF_HELP = 30
/** Longer lines are more than options to tick. */
const LONGEST_OPTION = 12
const LONGEST_QUESTION = 300
const LONGEST_REQUEST = 20
/** A longer line that asks nothing is a sentence of the applicant. */
const LONGEST_LABEL = 14
/** An answer this far over its limit contains other text too. */
const MOST_OVER_LIMIT = 1.4
/** Number of lines that may hold a document's title. */
const OPENING_LINES = 3
/** More lines than any application has. */
const MOST_LINES = 1_200
/** More characters than any application has. */
const MOST_CHARACTERS = 300_000
const NOTHING_SAID =
  /^(?:n\/?a|not applicable|none|tb[ac]|to be (?:completed|confirmed|added|decided)|see (?:above|below|attached)|as above)\b|\[(?:insert|add|to be|tbc|xx)|lorem ipsum|click or tap/iu
/** Names and titles of applications. */
const NAMED_APPLICATION =
  /application|proposal|(?<!\p{L})grant(?!\p{L})|(?<!\p{L})(?:bid|loi|eoi|enquiry|expression of interest|letter of intent)(?!\p{L})|antrag|demande|dossier/iu
const OWN_VOICE = /(?<!\p{L})(?:we|our|my|i|wir|unser\p{L}*|nous|notre|nos)(?!\p{L})/iu
const NO_ANSWER =
  /^(?:examples?|e\.g\.|note|hint|tip|maximum|max\.?|please|bitte|veuillez|merci de)\b|^(?:i|we) (?:confirm|certify|agree|declare)\b/iu

const PLAIN = { listLevel: 0, bold: false, italic: false }

/** Questions with their answers in a filled-in form; empty for other documents. */
export async function findPastAnswers(
  form: Form,
  fileName: string,
  find: (form: Form) => Promise<FoundQuestions>,
): Promise<PastAnswer[]> {
  const lines = writtenLines(form)
  const opening = lines.slice(0, OPENING_LINES).map(({ text }) => text)
  const isNamed = NAMED_APPLICATION.test([fileName, form.title, ...opening].join('\n'))
  const asks = (text: string) => isNamed || SPEAKS_TO_APPLICANTS.test(text)
  const isTooLong = lines.length > MOST_LINES || lines.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS
  if (isTooLong || lines.filter(({ text }) => asks(text)).length < FEWEST_ANSWERS) return []
  const answers = entriesOf((await find(form)).questions, lines).flatMap(pastAnswerOf)
  return answers.filter(({ question }) => asks(question)).length < FEWEST_ANSWERS ? [] : answers
}

/** Printed and typed text of a form, line by line. */
function writtenLines({ blocks }: Form): Line[] {
  const flow = blocks.flatMap((block) =>
    block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block],
  )
  return linesOf(blocks).flatMap((line, at) => {
    const block = flow[at]
    const { listLevel, bold, italic } = block?.kind === 'paragraph' ? block : PLAIN
    const value = block?.kind === 'field' && block.value !== line.text ? (block.value ?? '') : ''
    const own = { ...line, listLevel, bold, italic, isOfControl: block?.kind === 'field' && block.label !== null }
    return [own, { ...own, place: '', text: value, isOfControl: false }].filter(({ text }) => text.trim() !== '')
  })
}

function entriesOf(questions: readonly FoundQuestion[], lines: readonly Line[]): Entry[] {
  const asked = new Map(findPlaces(questions, lines).map((place, at) => [place, questions[at]!]))
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const line of lines) {
    const question = asked.get(line.place)
    if (question !== undefined) entries.push((open = { question, line, below: [] }))
    else if (open !== null && ends(open, line)) open = null
    else open?.below.push(line)
  }
  return entries
}

/** A heading, another question, and the next item of a list of questions end an answer. */
function ends({ question, line: asked }: Entry, line: Line): boolean {
  const { text, isHeading, listLevel } = line
  const isAlike = (line.number === null) === (asked.number === null)
  if (isHeading || (listLevel > 0 && isAlike && listLevel <= asked.listLevel)) return true
  return /[?？]["'”’)]*$/u.test(text) && !normaliseWords(question.guidance ?? '').includes(normaliseWords(text))
}

function pastAnswerOf(entry: Entry): PastAnswer[] {
  const { text: asked, limit } = entry.question
  if (countWords(asked) > LONGEST_LABEL && !/[?？]/u.test(asked) && !SPEAKS_TO_APPLICANTS.test(asked)) return []
  const own = ownLines(entry)
  const text = own.map(markdownOf).join('\n\n').trim()
  if (countWords(text) < FEWEST_WORDS || !isProse(own) || NOTHING_SAID.test(text)) return []
  const { words, characters } = limit
  const isFarBeyond =
    countWords(text) > (words ?? Infinity) * MOST_OVER_LIMIT || text.length > (characters ?? Infinity) * MOST_OVER_LIMIT
  const question = asked.slice(0, LONGEST_QUESTION)
  return isFarBeyond ? [] : [{ question, text, limit, page: own[0]?.page ?? null }]
}

/** The lines of the applicant, without help above them and a label of what follows. */
function ownLines({ question: { text: asked, guidance }, below }: Entry): Line[] {
  const written = below.filter((line) => !line.isOfControl && !isOfForm(line.text) && !isRepeated(line, asked))
  const own = withoutHelp(written, normaliseWords(`${asked} ${guidance ?? ''}`))
  const first = own.findIndex((line) => !isRequest(line))
  return first === -1 ? [] : own.slice(first, own.findLastIndex((line) => !isLabel(line, own[0]!)) + 1)
}

/** In a form that is filled in, the finder takes whole answers for help. */
function withoutHelp(lines: readonly Line[], help: string): readonly Line[] {
  const upright = lines.findIndex(({ italic }) => !italic)
  if (upright > 0) return lines.slice(upright)
  const own = lines.filter(({ text }) => !help.includes(normaliseWords(text)))
  const isAllHelp = own.length === 0 && countWords(lines.map(({ text }) => text).join(' ')) >= FEWEST_WORDS_OF_HELP
  return isAllHelp ? lines : own
}

function isRepeated({ text }: Line, asked: string): boolean {
  return normaliseWords(asked).includes(normaliseWords(text))
}

/** Help in a request of its own, such as "Share names of partners". */
function isRequest({ text }: Line): boolean {
  const asking = askingOf(text)
  return countWords(text) <= LONGEST_REQUEST && !OWN_VOICE.test(text) && (isPrompt(asking) || asking === 'instruction')
}

/** A label without text below it belongs to what follows. */
function isLabel({ text, bold }: Line, first: Line): boolean {
  return countWords(text) <= LONGEST_LABEL && ((bold && !first.bold) || /:\s*$/u.test(text))
}

/** Requests, examples and declarations. */
function isOfForm(text: string): boolean {
  return NO_ANSWER.test(text) || (SPEAKS_TO_APPLICANTS.test(text) && !OWN_VOICE.test(text))
}

/** Budget figures, options to tick, addresses and torn tables are not text answers. */
function isProse(lines: readonly Line[]): boolean {
  const inWords = (some: readonly Line[]) => some.reduce((sum, { text }) => sum + countWords(text), 0)
  const isSentence = ({ text }: Line) =>
    countWords(text) >= (/[.!;:]["'”’]?$/u.test(text) ? FEWEST_WORDS : LONGEST_OPTION)
  const running = lines.filter((line) => line.listLevel === 0 || isSentence(line))
  return inWords(running.filter(isSentence)) * 2 >= Math.max(1, inWords(running))
}

function markdownOf({ text, listLevel }: Line): string {
  return listLevel > 0 ? `- ${text.trim().replace(/^[•●○▪*-]\s*/u, '')}` : text.trim()
}
