import type { Passage } from '../../../core/documents/passage.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { withoutInstructions } from '../../../core/documents/without-instructions.ts'
import { roleOf } from '../answer-library/line-roles.ts'

const ROLE =
  /\b(?:chair(?:man|woman|person)?|vice[- ]chair|director|chief [\p{L}]+ officer|chief executive|ceo|president|treasurer|secretary|manager|officer|co-?ordinator|trustee|head of [\p{L}]+|founder|co-founder|principal investigator|vorsitzende[r]?|geschäftsführer(?:in)?|président[e]?|trésori(?:er|ère)|directeur|directrice|presidente|tesorer[oa]|director[a]|presidentessa|voorzitter|penningmeester)\b/iu
const NAME = /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Sir|Dame)\.? )?\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,3}$/u
const NAMED_ROLE = /^(?<name>[^,–|-]{4,40}?)\s*(?:,|–| - |:)\s*(?<role>[^.]{3,60})$/u
const MAX_WORDS = 10
const MAX_WORDS_BELOW = 5

/**
 * People with their roles, as in lists and signature blocks: "Jane Doe, Chair" in one line, a row of names with a row
 * of roles below, or a name with a role below.
 */
function rolesIn(line: string, previous: string): string[] {
  const cells = line.split(' | ')
  const above = previous.split(' | ')
  if (cells.length === 1) return isNamedRole(line) ? [line] : roleBelow(line, previous)
  if (
    cells.length !== above.length ||
    !above.every((cell) => NAME.test(cell)) ||
    !cells.every((cell) => ROLE.test(cell))
  )
    return []
  return cells.map((cell, index) => `${above[index] ?? ''}, ${cell}`)
}

/** "Jane Doe" above "— Chair", as pages list a board. */
function roleBelow(line: string, name: string): string[] {
  const role = line.replace(/^[-–—•,\s]+/u, '')
  const isRole = ROLE.test(role) && !/[.!?:]$/u.test(role) && role.split(/\s+/).length <= MAX_WORDS_BELOW
  return isRole && NAME.test(name) && !ROLE.test(name) && /^\p{Lu}/u.test(name) ? [`${name}, ${role}`] : []
}

function isNamedRole(line: string): boolean {
  if (line.split(/\s+/).length > MAX_WORDS) return false
  const { name, role } = NAMED_ROLE.exec(line)?.groups ?? {}
  if (name === undefined || role === undefined) return false
  return (NAME.test(name) && ROLE.test(role)) || (ROLE.test(name) && NAME.test(role))
}

/** Instructions to visitors of a page. */
const SAID_TO_VISITORS = /^(?:read (?:more|our|the)|click|see (?:the|our)|sign up|download|donate now)\b/iu
/** Handles, hashtags and a final address: a post, not prose. */
const POST =
  /(?:^|\s)[@#]\p{L}[\p{L}\p{N}_]{2,}.*https?:\/\/|(?:^|\s)@\p{L}[\p{L}\p{N}_]{2,}\s.*#\p{L}|https?:\/\/t\.co\//u

/**
 * Whether a text is fit for an answer: no extraction debris (spaced letters, runs of symbols, meaningless glyphs), no
 * notice, nothing addressed to others, and no incomplete quotation.
 */
function isReadable(text: string): boolean {
  if (/^(?:©|copyright\b)|^all rights reserved/iu.test(text)) return false
  if (SAID_TO_VISITORS.test(text) || POST.test(text) || isUnbalancedQuote(text)) return false
  if (/(?:(?<!\p{L})\p{L} ){4}/u.test(text) || /(.)\1{5}/u.test(text)) return false
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters >= text.replace(/\s/g, '').length * 0.7
}

/** Whether a quotation begins or ends outside the text. */
function isUnbalancedQuote(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  if (count(/["«»]/gu) % 2 === 1) return true
  if (text.includes('„')) return count(/„/gu) !== count(/[“”]/gu)
  return text.includes('“') ? count(/“/gu) !== count(/”/gu) : count(/”/gu) % 2 === 1
}

/** Whether a line or sentence is a form's question or explanation, not an answer. */
function isPromptText(text: string): boolean {
  const isItem = text.startsWith('• ')
  const line = { text: text.replace(/^• /, '').replace(ORDINAL, ''), listLevel: isItem ? 1 : 0, ...PLAIN }
  const role = roleOf(line)
  return role === 'prompt' || role === 'guidance'
}

const ORDINAL = /^\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2})*|[a-z])[.)]\s+(?=\S)/u
const PLAIN = { level: null, bold: false, italic: false, number: null, place: 'none', page: null } as const

/** A piece of a passage that can stand alone in an answer. */
export interface Statement {
  readonly kind: 'sentence' | 'item' | 'field'
  /** Text for an answer: verbatim, except a list number or heading before it. */
  readonly text: string
  /** The original words of the passage. */
  readonly quoted: string
  /** The heading line above it, or null. */
  readonly under: string | null
  /** The heading lines directly above it, outermost first, such as a heading and a subheading. */
  readonly above: readonly string[]
  /** Whether it begins its line. */
  readonly opensLine: boolean
  /** Position of the sentence that introduces this list item, or null. */
  readonly leadIn: number | null
  /** Position in its passage: consecutive statements have consecutive positions. */
  readonly position: number
}

const ENDS = /[.!?…。！？]["'”’»)\]]*$/u
const FIELD = /^\p{Lu}[^:.!?|]{1,60}:\s+\S/u
const NEXT_FIELD = /(?<=\S)\s+(?=(?:\p{Lu}\p{L}+ ){1,3}\p{Lu}?\p{L}+:\s)/u
const LONGEST_FIELD = 25
const LONGEST_LABEL = 7
/** From this many words on, a line without a closing mark is prose, not a heading or a fragment. */
const SHORTEST_OPEN_PROSE = 9
const SHORTEST_LEAD_IN = 4
/** Maximum consecutive headings; more of them are the lines of an address or a list of names. */
const MAX_HEADS = 3
/** Words that nearly every sentence contains, in the languages of the documents. */
const TELLS =
  /\b(?:is|are|was|were|be|been|has|have|had|will|would|can|could|may|must|should|do|does|did|we|they|who|which|ist|sind|war|waren|wird|werden|wurde|hat|haben|wir|est|sont|était|nous|avons|es|son|fue|somos|hemos|è|sono|siamo|abbiamo|é|são|foi|temos|zijn|wordt|worden|wij|hebben|\p{Ll}{3,}ed)\b/iu
/** The address after linked words. */
const LINK = /(?<=\S) \((?:https?:\/\/|mailto:)[^)\s]+\)/gu
const LIST_NUMBER = /^\(?(?:\p{N}{1,2}(?:\.\p{N}{1,2})*|[a-z])[.)]\s+(?=\S)/u

interface Reading {
  readonly statements: Statement[]
  above: readonly string[]
  /** Whether the last line was a heading. */
  isHead: boolean
  leadIn: number | null
  /** The previous line, if no mark closes it. */
  previous: string
}

/** Splits a passage into sentences, list items and fields, without table rows, headings and debris. */
export function statementsOf(passage: Passage): Statement[] {
  const reading: Reading = {
    statements: [],
    above: [],
    isHead: false,
    leadIn: null,
    previous: '',
  }
  const headings = new Set([...passage.headings, passage.question])
  for (const line of withoutInstructions(passage.text).split('\n')) {
    if (isHeading(line, passage, headings) || isPromptLine(line)) headLine(line.replace(/^• /, ''), reading)
    else readLine(line, reading)
  }
  return reading.statements.filter((statement) => isReadable(statement.text))
}

/** Whether a whole line is a form's question; an answer may follow on the same line. */
function isPromptLine(line: string): boolean {
  return splitSentences(line).every(isPromptText)
}

function isHeading(line: string, { question }: Passage, headings: ReadonlySet<string | null>): boolean {
  return (headings.has(line) && !FIELD.test(line)) || (question !== null && line.includes(question))
}

function readLine(line: string, reading: Reading): void {
  const words = line.split(/\s+/).length
  const parts = enumerationIn(line)
  if (parts.length > 0) for (const part of parts) add('item', part.replace(LIST_NUMBER, ''), part, reading)
  else if (line.startsWith('• ')) add('item', line.slice(2).replace(LIST_NUMBER, ''), line.slice(2), reading)
  else if (line.includes(' | ') || !ENDS.test(line)) readOpenLine(line, words, reading)
  else readProse(line, reading)
}

/** A line without a closing mark: a table row, a field, a lead-in, truncated prose, or a heading. */
function readOpenLine(line: string, words: number, reading: Reading): void {
  const roles = rolesIn(line, reading.previous)
  reading.previous = line
  if (roles.length > 0) for (const role of roles) add('field', role, line, reading)
  else if (fieldsIn(line).length > 0) for (const field of fieldsIn(line)) add('field', field, field, reading)
  else if (line.includes(' | ')) readCells(line, reading)
  else if (line.endsWith(':') && words >= SHORTEST_LEAD_IN) readProse(line, reading)
  else if (words >= SHORTEST_OPEN_PROSE && isMostlyLowerCase(line) && TELLS.test(line)) readProse(line, reading)
  else headLine(line, reading)
}

/** Cells of a layout table may contain whole sentences. */
function readCells(line: string, reading: Reading): void {
  for (const cell of line.split(' | ')) {
    if (ENDS.test(cell) && cell.split(/\s+/).length >= SHORTEST_OPEN_PROSE) readProse(cell, reading)
  }
}

function readProse(line: string, reading: Reading): void {
  splitSentences(line).forEach((sentence, index) => {
    if (isPromptText(sentence)) return headLine(sentence, reading)
    add('sentence', sentence.replace(LIST_NUMBER, ''), sentence, reading, index === 0)
  })
  reading.leadIn = line.endsWith(':') ? reading.statements.length - 1 : null
}

/** "1. One thing 2. Another" is a list that extraction joined into one line; empty for other lines. */
function enumerationIn(line: string): string[] {
  if (!/^\(?1[.)]\s/u.test(line)) return []
  const parts = line.split(/\s+(?=\(?\p{N}{1,2}[.)]\s+\p{Lu})/u)
  return parts.length > 1 && parts.every((part, index) => Number.parseInt(part.replace('(', '')) === index + 1)
    ? parts
    : []
}

function headLine(line: string, reading: Reading): void {
  reading.above = reading.isHead ? [...reading.above, line].slice(-MAX_HEADS) : [line]
  reading.isHead = true
  reading.leadIn = null
}

function add(kind: Statement['kind'], text: string, quoted: string, reading: Reading, opensLine = true): void {
  const { statements, above } = reading
  const leadIn = kind === 'item' ? reading.leadIn : null
  const under = above.at(-1) ?? null
  statements.push({
    kind,
    text: text.replace(LINK, ''),
    quoted,
    under,
    above,
    opensLine,
    leadIn,
    position: statements.length,
  })
  reading.isHead = false
}

/** "Amount requested: £5,000 Start date: 1 May" is two fields that the layout put on one line. */
function fieldsIn(line: string): string[] {
  if (line.includes(' | ') || !FIELD.test(line)) return []
  const fields = line.split(NEXT_FIELD)
  const isShort = (field: string) =>
    field.split(/\s+/).length <= LONGEST_FIELD &&
    field.slice(0, field.indexOf(':')).split(/\s+/).length <= LONGEST_LABEL
  return fields.every((field) => FIELD.test(field) && isShort(field)) ? fields : []
}

/** Joins statements: list items as a list, sentences of a line together; `written` formats each for its target. */
export function textOfStatements(statements: readonly Statement[], written = (text: string): string => text): string {
  return statements.reduce((text, statement, at) => {
    const before = statements[at - 1]
    const said = statement.kind === 'item' ? `- ${written(statement.text)}` : written(statement.text)
    return before === undefined ? said : `${text}${gapBetween(before, statement)}${said}`
  }, '')
}

function gapBetween(before: Statement, { kind, opensLine }: Statement): string {
  if (kind === 'item') return before.kind === 'item' ? '\n' : '\n\n'
  return opensLine || before.kind === 'item' ? '\n\n' : ' '
}

/** True for prose, unlike titles, addresses and lists of names. */
function isMostlyLowerCase(line: string, share = 0.5): boolean {
  const words = line.split(/\s+/).filter((word) => /^["'“‘(]?\p{L}/u.test(word))
  return words.filter((word) => /^["'“‘(]?\p{Ll}/u.test(word)).length >= words.length * share
}
