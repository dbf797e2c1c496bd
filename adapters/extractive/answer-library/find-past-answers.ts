import type { PastAnswer } from '../../../core/answer-library/ports.ts'
import type { Form } from '../../../core/proposals/form/form.ts'
import type { TextLimit } from '../../../core/shared/text-limit.ts'
import { findLimit, hasLimit } from '../questions/limits.ts'
import { partPrompt } from '../questions/prompt-text.ts'
import { wordsIn } from '../questions/prompts.ts'
import { applicationLines, type ApplicationLine } from './application-lines.ts'
import { roleOf, type LineRole } from './line-roles.ts'

interface RoledLine extends ApplicationLine {
  readonly role: LineRole
}

/** A question with the lines of its answer. */
interface Entry {
  readonly label: RoledLine | null
  readonly prompts: readonly RoledLine[]
  readonly guidance: readonly RoledLine[]
  readonly answer: readonly RoledLine[]
}

/** Minimum prompts with answers in a form; other documents have a few questions too. */
const FEWEST_PROMPTS = 3
const FEWEST_WORDS = 8
/** Longer lines are more than options to tick. */
const LONGEST_OPTION = 12
const LONGEST_QUESTION = 300
/** An answer this far over its limit contains other text too. */
const MOST_OVER_LIMIT = 1.4
/** Three of these common headings make the sections of an application. */
const FEWEST_SECTIONS = 3
/** Number of lines that may hold a document's title. */
const OPENING_LINES = 2
const NOTHING_SAID =
  /^(?:n\/?a|not applicable|none|tb[ac]|to be (?:completed|confirmed|added|decided)|see (?:above|below|attached)|as above)\b|\[(?:insert|add|to be|tbc|xx)|lorem ipsum|click or tap/iu
/** A file with such a name is an application, even without printed prompts. */
const NAMED_APPLICATION =
  /application|proposal|(?<!\p{L})grant(?!\p{L})|(?<!\p{L})(?:bid|loi|eoi|enquiry|expression of interest|letter of intent)(?!\p{L})|antrag|demande|dossier|solicitud|candidatura|domanda|aanvraag/iu
/** Usual labels of questions without a prompt. */
const USUAL_LABEL =
  /(?<!\p{L})(?:summary|abstract|overview|background|purpose|aims?|objectives?|goals?|outcomes?|outputs?|impact|needs?|problem|solution|beneficiar\p{L}+|activities|method\p{L}*|approach|work ?plan|scope of work|timeline|timetable|schedule|milestones?|deliverables?|budget|funding|existing support|sustainab\p{L}+|legacy|evaluation|monitoring|measure\p{L}*|learning|team|staff|personnel|experience|track record|capacity|partner\p{L}*|collaborat\p{L}+|risks?|challenges|diversity|inclusion|equality|equity|safeguarding|governance|dissemination|communication|landscape|value|benefits?|innovation|significance|rationale|description|mission|vision)(?!\p{L})/iu

/** Questions with their answers in a filled-in form; empty for other documents. */
export function findPastAnswers(form: Form, fileName: string): PastAnswer[] {
  const lines = applicationLines(form).map((line) => ({ ...line, role: roleOf(line) }))
  const styles = stylesOfQuestions(lines)
  const prompted = entriesOf(lines, styles)
  const asked = prompted.filter(({ prompts, answer }) => prompts.length > 0 && hasSentence(answer))
  if (asked.length >= FEWEST_PROMPTS) return prompted.flatMap(pastAnswerOf)
  const opening = lines.slice(0, OPENING_LINES).map(({ text }) => text)
  if (!NAMED_APPLICATION.test([fileName, form.title, ...opening].join('\n'))) return []
  return entriesOf(lines, new Set([...styles, ...sectionStyles(lines)])).flatMap(pastAnswerOf)
}

/** Styles of labels above questions or help: other labels of these styles are questions too. */
function stylesOfQuestions(lines: readonly RoledLine[]): ReadonlySet<string> {
  return new Set(lines.filter((line, at) => line.role === 'label' && isFollowedByHelp(lines, at)).map(styleOf))
}

function sectionStyles(lines: readonly RoledLine[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines)
    if (line.role === 'label' && line.level !== null && USUAL_LABEL.test(line.text))
      counts.set(styleOf(line), (counts.get(styleOf(line)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= FEWEST_SECTIONS).map(([style]) => style)
}

function styleOf({ level, bold, number, place }: ApplicationLine): string {
  return `${level ?? 'text'} ${bold} ${number !== null} ${place === 'label'}`
}

function isFollowedByHelp(lines: readonly RoledLine[], at: number): boolean {
  const next = lines[at + 1]?.role
  return next === 'prompt' || next === 'guidance'
}

function entriesOf(lines: readonly RoledLine[], styles: ReadonlySet<string>): Entry[] {
  const entries: Entry[] = [NOTHING]
  for (const [at, line] of lines.entries()) {
    const open = entries.at(-1) ?? NOTHING
    const asks = line.role === 'label' && (asksByItself(line, styles) || isFollowedByHelp(lines, at))
    const grown = grow(open, line, asks)
    if (grown === null) entries.push(grow(NOTHING, line, asks) ?? NOTHING)
    else entries[entries.length - 1] = grown
  }
  return entries
}

const NOTHING: Entry = { label: null, prompts: [], guidance: [], answer: [] }

function asksByItself(line: RoledLine, styles: ReadonlySet<string>): boolean {
  return styles.has(styleOf(line)) || line.place === 'label' || hasLimit(findLimit(line.text))
}

/** The entry with one more line; null if the line begins another entry. */
function grow(open: Entry, line: RoledLine, asks: boolean): Entry | null {
  const isAnswered = open.answer.length > 0
  const answered = { ...open, answer: [...open.answer, line] }
  switch (line.role) {
    case 'own':
      return answered
    case 'remark':
      return isAnswered ? answered : { ...open, guidance: [...open.guidance, line] }
    case 'label':
      if (!asks && (isAnswered || open.prompts.length > 0)) return answered
      return open === NOTHING ? { ...open, label: line } : null
    case 'guidance':
      return isAnswered ? null : { ...open, guidance: [...open.guidance, line] }
    case 'prompt':
      if (isAnswered || asksAnew(open, line)) return null
      if (open.prompts[0]?.bold && !line.bold) return { ...open, guidance: [...open.guidance, line] }
      return { ...open, prompts: [...open.prompts, line] }
  }
}

/** Two prompts in the same style are two questions, the first without an answer. */
function asksAnew({ prompts }: Entry, line: RoledLine): boolean {
  const [first] = prompts
  const standsOut = line.bold || line.number !== null || line.place === 'label'
  return first !== undefined && standsOut && styleOf(first) === styleOf(line)
}

function pastAnswerOf(entry: Entry): PastAnswer[] {
  const question = questionOf(entry)
  const answer = withoutLabelsAtEnd(withoutDefinitions(entry))
  const text = answer.map(markdownOf).join('\n\n').trim()
  if (question === '' || wordsIn(text) < FEWEST_WORDS || !hasSentence(answer) || NOTHING_SAID.test(text)) return []
  const printed = [entry.label, ...entry.prompts, ...entry.guidance].map((line) => line?.text ?? '').join(' ')
  const limit = findLimit(printed)
  return isFarBeyond(text, limit) ? [] : [{ question, text, limit, page: answer[0]?.page ?? null }]
}

function isFarBeyond(text: string, { words, characters }: TextLimit): boolean {
  if (words !== null && wordsIn(text) > words * MOST_OVER_LIMIT) return true
  return characters !== null && text.length > characters * MOST_OVER_LIMIT
}

/** Empty without a known question. */
function questionOf({ label, prompts }: Entry): string {
  const asked = prompts.map(({ text }) => partPrompt(text).text).join(' ')
  const named = label === null ? '' : partPrompt(label.text).text
  if (asked === '') return USUAL_LABEL.test(named) || label?.place === 'label' ? named : ''
  const isSection = named === '' || prompts[0]?.bold === true
  return (isSection ? asked : `${named}: ${asked}`).slice(0, LONGEST_QUESTION).trim()
}

/** Budget figures, options to tick and addresses are not text answers. */
function hasSentence(lines: readonly ApplicationLine[]): boolean {
  const isSentence = ({ text }: ApplicationLine) =>
    wordsIn(text) >= (/[.!;:]["'”’]?$/u.test(text) ? FEWEST_WORDS : LONGEST_OPTION)
  return lines.some(isSentence)
}

/** A list directly below a prompt is help if nothing in it is about anybody. */
function withoutDefinitions({ prompts, guidance, answer }: Entry): readonly RoledLine[] {
  if (prompts.length + guidance.length === 0) return answer
  const first = answer.findIndex((line) => line.listLevel === 0 || FIGURE_OR_NAME.test(line.text))
  return first === -1 ? [] : answer.slice(first)
}

const FIGURE_OR_NAME = /\p{N}|(?<=[\p{Ll},] )\p{Lu}|(?<!\p{L})(?:we|our|wir|unser\p{L}*|nous|notre|nos)(?!\p{L})/u

/** A final heading without text belongs to the next entry. */
function withoutLabelsAtEnd(answer: readonly RoledLine[]): readonly RoledLine[] {
  const last = answer.findLastIndex(({ role }) => role !== 'label')
  return answer.slice(0, last + 1)
}

function markdownOf({ text, listLevel }: ApplicationLine): string {
  return listLevel > 0 ? `- ${text.replace(/^[•●○▪*-]\s*/u, '')}` : text
}
