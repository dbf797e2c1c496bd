import type { PastAnswer } from '../../../core/answer-library/ports.ts'
import { findPlaces } from '../../../core/forms/find-places.ts'
import type { FoundQuestion, FoundQuestions } from '../../../core/forms/ports/question-finder.ts'
import { linesOf, type FormLine } from '../../../core/proposals/form/form-lines.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import { countWords } from '../../../core/shared/text-limit.ts'
import { SPEAKS_TO_APPLICANTS } from '../page/said-in.ts'

interface Line extends FormLine {
  readonly isItem: boolean
}

/** A question with the lines below it. */
interface Entry {
  readonly question: FoundQuestion
  readonly below: Line[]
}

/** Minimum questions with answers in a form; other documents have a few questions too. */
const FEWEST_ANSWERS = 3
const FEWEST_WORDS = 8
/** Longer lines are more than options to tick. */
const LONGEST_OPTION = 12
const LONGEST_QUESTION = 300
/** A longer line that asks nothing is a sentence of the applicant. */
const LONGEST_LABEL = 14
/** An answer this far over its limit contains other text too. */
const MOST_OVER_LIMIT = 1.4
/** Number of lines that may hold a document's title. */
const OPENING_LINES = 3
/** More lines than any application has. */
const MOST_LINES = 2_000
const NOTHING_SAID =
  /^(?:n\/?a|not applicable|none|tb[ac]|to be (?:completed|confirmed|added|decided)|see (?:above|below|attached)|as above)\b|\[(?:insert|add|to be|tbc|xx)|lorem ipsum|click or tap/iu
/** Names and titles of applications. */
const NAMED_APPLICATION =
  /application|proposal|(?<!\p{L})grant(?!\p{L})|(?<!\p{L})(?:bid|loi|eoi|enquiry|expression of interest|letter of intent)(?!\p{L})|antrag|demande|dossier/iu
const OWN_VOICE = /(?<!\p{L})(?:we|our|my|wir|unser\p{L}*|nous|notre|nos)(?!\p{L})/iu
const NO_ANSWER =
  /^(?:examples?|e\.g\.|note|hint|tip|maximum|max\.?|please|bitte|veuillez|merci de)\b|^(?:i|we) (?:confirm|certify|agree|declare)\b/iu

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
  if (lines.length > MOST_LINES || lines.filter(({ text }) => asks(text)).length < FEWEST_ANSWERS) return []
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
    const value = block?.kind === 'field' && block.value !== line.text ? (block.value ?? '') : ''
    const own = { ...line, isItem: block?.kind === 'paragraph' && block.listLevel > 0 }
    return [own, { ...own, place: '', text: value }].filter(({ text }) => text.trim() !== '')
  })
}

function entriesOf(questions: readonly FoundQuestion[], lines: readonly Line[]): Entry[] {
  const asked = new Map(findPlaces(questions, lines).map((place, at) => [place, questions[at]!]))
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const line of lines) {
    const question = asked.get(line.place)
    if (question !== undefined) entries.push((open = { question, below: [] }))
    else if (line.isHeading || (open !== null && isAsked(line.text, open.question))) open = null
    else open?.below.push(line)
  }
  return entries
}

/** A question that is not of the form's questions, such as one to tick, ends an answer. */
function isAsked(text: string, { guidance }: FoundQuestion): boolean {
  return /[?？]["'”’)]*$/u.test(text) && !normaliseWords(guidance ?? '').includes(normaliseWords(text))
}

function pastAnswerOf({ question: { text: asked, guidance, limit }, below }: Entry): PastAnswer[] {
  if (countWords(asked) > LONGEST_LABEL && !/[?？]/u.test(asked) && !SPEAKS_TO_APPLICANTS.test(asked)) return []
  const help = normaliseWords(`${asked} ${guidance ?? ''}`)
  const own = below.filter(({ text }) => !isOfForm(text, help))
  const text = own.map(markdownOf).join('\n\n').trim()
  if (countWords(text) < FEWEST_WORDS || !own.some(isSentence) || NOTHING_SAID.test(text)) return []
  const { words, characters } = limit
  const isFarBeyond =
    countWords(text) > (words ?? Infinity) * MOST_OVER_LIMIT || text.length > (characters ?? Infinity) * MOST_OVER_LIMIT
  const question = asked.slice(0, LONGEST_QUESTION)
  return isFarBeyond ? [] : [{ question, text, limit, page: own[0]?.page ?? null }]
}

/** Help, examples and declarations. */
function isOfForm(text: string, help: string): boolean {
  if (help.includes(normaliseWords(text)) || NO_ANSWER.test(text)) return true
  return SPEAKS_TO_APPLICANTS.test(text) && !OWN_VOICE.test(text)
}

/** Budget figures, options to tick and addresses are not text answers. */
function isSentence({ text }: Line): boolean {
  return countWords(text) >= (/[.!;:]["'”’]?$/u.test(text) ? FEWEST_WORDS : LONGEST_OPTION)
}

function markdownOf({ text, isItem }: Line): string {
  return isItem ? `- ${text.trim().replace(/^[•●○▪*-]\s*/u, '')}` : text.trim()
}
