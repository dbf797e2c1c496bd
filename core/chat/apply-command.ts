import { textOfPart, withPart, type AnswerPart } from '../proposals/answer/answer-part.ts'
import type { ChatCommand, Replacement } from './chat-command.ts'
import type { ChatReply } from './chat-replies.ts'
import { isYear } from '../languages/dates.ts'
import { currencyNamedIn, figuresIn, type Figure } from '../languages/figures.ts'

const LETTER_BEFORE = /[\p{L}\p{N}]$/u
const LETTER_AFTER = /^[\p{L}\p{N}]/u

interface Replaced {
  readonly text: string
  readonly count: number
}

/** Replaces `from` everywhere, as whole words and ignoring case; null if the text does not contain it. */
function replaceWords(text: string, { from, to }: Replacement): Replaced | null {
  const places = placesOf(text, from)
  if (places.length === 0) return null
  let [replaced, after] = ['', 0]
  for (const start of places) {
    replaced += text.slice(after, start) + inCaseOf(to, text.slice(start, start + from.length), from)
    after = start + from.length
  }
  return { text: replaced + text.slice(after), count: places.length }
}

function placesOf(text: string, words: string): number[] {
  const [lowText, lowWords] = [text.toLowerCase(), words.toLowerCase()]
  if (lowText.length !== text.length || lowWords === '') return []
  const places: number[] = []
  for (let at = lowText.indexOf(lowWords); at >= 0; at = lowText.indexOf(lowWords, at + lowWords.length))
    if (isWhole(text, at, at + words.length)) places.push(at)
  return places
}

/** Whether neither end is inside a word or a number. */
function isWhole(text: string, start: number, end: number): boolean {
  const cutsFirst = LETTER_BEFORE.test(text.slice(0, start)) && LETTER_AFTER.test(text.slice(start))
  const cutsLast = LETTER_BEFORE.test(text.slice(0, end)) && LETTER_AFTER.test(text.slice(end))
  return !cutsFirst && !cutsLast
}

/** Keeps the capital of a word at the beginning of a sentence if the command named it without one. */
function inCaseOf(to: string, found: string, named: string): string {
  const isRaised = found.charAt(0) !== named.charAt(0) && found.charAt(0) === found.charAt(0).toUpperCase()
  return isRaised ? to.charAt(0).toUpperCase() + to.slice(1) : to
}

type FigureKind = 'amount' | 'percentage' | 'number'

/** The new text, or the figures between which it cannot choose; no choices if there is no figure of the kind. */
type FigureReplaced = { readonly text: string; readonly old: string } | { readonly choices: readonly string[] }

/** Replaces the only figure of the same kind. A bare number may replace an amount, which keeps its currency sign. */
function replaceFigure(text: string, figure: string): FigureReplaced {
  const [said] = figuresIn(figure)
  const wanted = said === undefined ? 'number' : kindOf(said)
  const isBare = wanted === 'number'
  const figures = figuresIn(text).filter((found) =>
    isBare ? kindOf(found) !== 'percentage' && isYear(found.text) === isYear(figure) : kindOf(found) === wanted,
  )
  const [only] = figures
  const values = new Set(figures.map(({ text: found }) => found))
  if (only === undefined || values.size > 1) return { choices: [...values] }
  const put = isBare && only.currency !== null ? withCurrencyOf(only, figure) : figure
  return { text: text.split(only.text).join(put), old: only.text }
}

/** Replaces the scale ("million") with the figure; keeps the currency sign before or behind it. */
function withCurrencyOf({ text, digits }: Figure, figure: string): string {
  const [before = '', behind = ''] = text.split(digits)
  return `${before}${figure}${before === '' ? ` ${currencyNamedIn(behind)?.written ?? ''}`.trimEnd() : ''}`
}

function kindOf({ isPercent, currency }: Figure): FigureKind {
  if (isPercent) return 'percentage'
  return currency === null ? 'number' : 'amount'
}

const WORDS = String.raw`\p{Lu}[\p{L}'’&-]*(?:\s+(?:(?:of(?: the)?|and|for|in|&)\s+)?\p{Lu}[\p{L}'’&-]*)*`
const KINDS =
  'Trust|Foundation|Charity|Club|Centre|Center|Association|Society|CIC|CIO|Ltd|Limited|Group|Project|Network|Church|School|Fund|Partnership|Alliance|Council|Committee|Co-operative|Cooperative|Collective|Community|Kitchen|Gardens?|Hub|Forum|League|Union|Institute|Academy|Company|Theatre|Choir|Orchestra'
const ORGANISATION = new RegExp(String.raw`${WORDS}`, 'gu')
const ENDS_AS_ONE = new RegExp(String.raw`(?:^|\s)(?:${KINDS})$`, 'u')
const ARTICLE = /^(?:The|Our|At|In|From|For|With)\s+/u

/**
 * The text with the organisation's new name, or the names between which it cannot choose; no choices if it contains
 * none.
 */
type Renamed = { readonly text: string; readonly old: string } | { readonly choices: readonly string[] }

/** `known`: text about the organisation. A name in it is preferred to others. */
function renameOrganisation(
  text: string,
  name: string,
  { known, funderName }: { readonly known: string; readonly funderName: string | null },
): Renamed {
  const names = namesIn(text).filter((found) => found !== name && found !== funderName)
  const own = names.filter((found) => known.includes(found))
  const choices = own.length > 0 ? own : names
  const [only, ...others] = choices
  if (only === undefined || others.length > 0) return { choices }
  return { text: replaceWords(text, { from: only, to: name })?.text ?? text, old: only }
}

function namesIn(text: string): string[] {
  const found = [...text.matchAll(ORGANISATION)]
    .flatMap(([name]) => apart(name))
    .map((name) => name.replace(ARTICLE, ''))
  return [...new Set(found.filter((name) => ENDS_AS_ONE.test(name) && name.includes(' ')))]
}

/** Splits "Oak Trust and Elm Trust" in two; keeps "Youth and Community Trust" as one. */
function apart(name: string): string[] {
  const [first = '', ...others] = name.split(' and ')
  return ENDS_AS_ONE.test(first) && others.length > 0 ? [first, ...apart(others.join(' and '))] : [name]
}

export interface CommandContext {
  /** Empty if there is no answer yet. */
  readonly text: string
  /** The selected part of the answer; null for all of it. */
  readonly part: AnswerPart | null
  /** Text about the organisation. */
  readonly known: string
  readonly funderName: string | null
}

/** The answer after a command, null if unchanged, and the chat's reply. */
export interface Applied {
  readonly text: string | null
  readonly reply: ChatReply
}

type TextCommand = Exclude<ChatCommand, { kind: 'undo' }>

/** Null where the command cannot be carried out word for word and needs a writer. */
export function applyCommand(command: TextCommand, { text, part, ...about }: CommandContext): Applied | null {
  const whole = part ?? { start: 0, end: text.length }
  const applied = text === '' ? begin(command) : change(command, textOfPart(text, whole), part !== null, about)
  if (applied === null || applied.text === null) return applied
  const changed = withPart(text, command.kind === 'cut' ? withSpaceAfter(text, whole) : whole, applied.text)
  return changed === text ? { text: null, reply: { code: 'as-it-is' } } : { ...applied, text: changed }
}

/** Removes the space after a part as well, so that no two spaces remain. */
function withSpaceAfter(text: string, { start, end }: AnswerPart): AnswerPart {
  const follows = text.slice(end).length - text.slice(end).trimStart().length
  return { start, end: start === 0 || /\s$/u.test(text.slice(0, start)) ? end + follows : end }
}

/** Without an answer yet, the given words become the answer. */
function begin(command: TextCommand): Applied | null {
  if (command.kind === 'answer' || command.kind === 'add') return { text: command.text, reply: { code: 'taken' } }
  if (command.kind === 'figure') return { text: command.figure, reply: { code: 'taken' } }
  return command.kind === 'name' ? { text: command.name, reply: { code: 'taken' } } : null
}

function change(
  command: TextCommand,
  text: string,
  isPart: boolean,
  about: Pick<CommandContext, 'known' | 'funderName'>,
): Applied | null {
  switch (command.kind) {
    case 'answer':
      return null
    case 'add':
      return { text: added(text, command.text, isPart), reply: { code: isPart ? 'added-after' : 'added' } }
    case 'put':
      return { text: command.text, reply: { code: 'put' } }
    case 'cut':
      return { text: '', reply: { code: 'cut' } }
    case 'replace':
      return replace(command, text)
    case 'figure':
      return putFigure(command.figure, text)
    case 'name':
      return putName(command.name, text, about)
  }
}

function replace({ readings, isLiteral }: TextCommand & { kind: 'replace' }, text: string): Applied | null {
  for (const reading of readings) {
    const replaced = replaceWords(text, reading)
    if (replaced) return { text: replaced.text, reply: { code: 'replaced', ...reading, count: replaced.count } }
  }
  return isLiteral ? { text: null, reply: { code: 'not-there', words: readings[0]?.from ?? '' } } : null
}

function putFigure(figure: string, text: string): Applied {
  const replaced = replaceFigure(text, figure)
  if ('text' in replaced)
    return { text: replaced.text, reply: { code: 'replaced', from: replaced.old, to: figure, count: 1 } }
  const { choices } = replaced
  if (choices.length === 0) return { text: null, reply: { code: 'no-figure', figure } }
  return { text: null, reply: { code: 'which-figure', figures: choices, figure } }
}

function putName(name: string, text: string, about: Pick<CommandContext, 'known' | 'funderName'>): Applied {
  const renamed = renameOrganisation(text, name, about)
  if ('text' in renamed)
    return { text: renamed.text, reply: { code: 'replaced', from: renamed.old, to: name, count: 1 } }
  const { choices } = renamed
  if (choices.length === 0) return { text: null, reply: { code: 'no-name' } }
  return { text: null, reply: { code: 'which-name', names: choices, name } }
}

/** Adds to the last paragraph, or below a list at the end. */
function added(text: string, words: string, isPart: boolean): string {
  const before = text.trimEnd()
  const lastLine = before.slice(before.lastIndexOf('\n') + 1)
  const isListed = /^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(lastLine)
  return `${before}${isListed && !isPart ? '\n\n' : ' '}${words}`
}
