import type { Candidate } from './candidates.ts'
import { printedLength } from '../../../core/languages/printed-length.ts'
import { findLimit, hasLimit, isOnlyLength, isOnlyLimit, endsWithLimit } from './limits.ts'
import { YOU } from './line-words.ts'
import { takesTicks, takesWords, type AnswerSpace, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import type { QuestionDraft } from './question-drafts.ts'
import type { ReadForm } from './read-form.ts'
import { levelOfNumber } from './sections.ts'

const SIGNED_SHARE = 0.25

/** Web pages split a date into fields. */
const DATE_PART = /^(?:day|month|year|tag|monat|jahr|jour|mois|année|día|mes|año|giorno|mese|anno|dag|maand|jaar)$/iu

/** Whether a text control of the file has a label, which makes it a question in any case. */
export function labelsControl(space: AnswerSpace | null): boolean {
  return space?.isControl === true && takesWords(space) && space.label !== null && !DATE_PART.test(space.label)
}

/**
 * Share of the usual likelihood, from 0 to 1, that a candidate below the open question needs to be a question: each
 * sign of one lowers it.
 */
export function shareNeeded(form: ReadForm, index: number, open: QuestionDraft | null): number {
  if (isHeadOfLimited(form, index) || asksAloneBelowHeading(form, index) || asksOutright(form, index, open)) return 0
  const signs = [
    requestsAboveSpace(form, index, open),
    hasLimitOfItsOwn(form, index, open),
    asksBesidePlace(form, index, open),
  ]
  return signs.filter((one) => one).reduce((share) => share * SIGNED_SHARE, 1)
}

/** Requests in lists, if most in the lists of the form that ask are questions: entries of one list are of one kind. */
export function listedQuestions({ items, candidates, roles, thresholds }: ReadForm): ReadonlySet<number> {
  const asks = (index: number) => roles.question[index]! >= thresholds.question
  const lists: number[][] = []
  candidates.forEach((one, index) => {
    const before = candidates[index - 1]
    if (before !== undefined && goesOn(before, one)) lists.at(-1)!.push(index)
    else if (isEntry(one.line)) lists.push([index])
  })
  const isBelowName = ([first]: readonly number[]) => {
    const { at, line } = candidates[first!]!
    const above = items[at - 1]
    return above?.kind === 'line' && above.listLevel < line!.listLevel && !asks(first! - 1)
  }
  const prompts = lists
    .filter(isBelowName)
    .map((list) => list.filter((index) => /^(?:open|request|prose)$/.test(askingOf(candidates[index]!.text))))
    .filter((list) => list.some(asks))
    .flat()
  return new Set(prompts.filter(asks).length * 2 >= prompts.length ? prompts : [])
}

function isEntry(line: PrintedLine | null): line is PrintedLine {
  return line?.level === null && line.number === null && line.listLevel > 0 && line.cell === 'none'
}

function goesOn(one: Candidate, next: Candidate): boolean {
  return isEntry(one.line) && isEntry(next.line) && next.at === one.at + 1 && next.line.listLevel === one.line.listLevel
}

function asksOutright(form: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { text } = form.candidates[index]!
  if (!/[?？؟]\s*$/u.test(text) || !YOU.test(text) || askingOf(text) !== 'open') return false
  return isNumberedAlone(form.candidates, index) || (open === null && isParagraph(form, index))
}

/** Whether it is numbered, and the line below is no numbered part of it. */
function isNumberedAlone(candidates: readonly Candidate[], index: number): boolean {
  const line = candidates[index]!.line
  if (line?.number == null || line.level !== null) return false
  const below = candidates[index + 1]?.line?.number
  return below == null || levelOfNumber(below) <= levelOfNumber(line.number)
}

/** Whether it is a paragraph of its own, with nothing to tick below. */
function isParagraph({ items, candidates }: ReadForm, index: number): boolean {
  const { line, at } = candidates[index]!
  if (line === null || line.level !== null || line.number !== null || line.cell !== 'none') return false
  return line.listLevel === 0 && !line.isNextLine && !takesTicks(items[at + 1])
}

/** Whether it is the first line below a heading without other likely questions. */
function asksAloneBelowHeading(form: ReadForm, index: number): boolean {
  const { candidates } = form
  const line = candidates[index]!.line
  const above = candidates[index - 1]
  if (line === null || line.level !== null || line.listLevel > 0 || !addressesApplicant(line.text)) return false
  if (above?.at !== candidates[index]!.at - 1 || !isNameOfPart(form, index - 1)) return false
  const next = candidates.findIndex((one, at) => at > index && (isLikely(form, at) || isLikelyHeading(form, at)))
  return next < 0 || !isLikely(form, next)
}

function isNameOfPart(form: ReadForm, index: number): boolean {
  return askingOf(form.candidates[index]!.text) === 'label' && isLikelyHeading(form, index) && !isLikely(form, index)
}

/** Whether a request has a table or a place for text directly below, without its own label. */
function requestsAboveSpace({ items, candidates }: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { line, at } = candidates[index]!
  if (line === null || askingOf(line.text) !== 'request' || open?.answered === false) return false
  const next = items[at + 1]
  return next?.kind === 'grid' || (takesWords(next) && next.label === null)
}

/** A prompt of a table with its own place for text, below a question that already has a place, is not help. */
function asksBesidePlace({ items, candidates }: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { line, at } = candidates[index]!
  const next = items[at + 1]
  if (line?.cell !== 'label' || open?.answered === false || !takesWords(next) || next.label !== null) return false
  return /^(?:open|request)$/.test(askingOf(line.text))
}

/**
 * Whether a limit shows a question for text: in the line, or directly below it, unless another question waits for the
 * limit.
 */
function hasLimitOfItsOwn(form: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { line } = form.candidates[index]!
  if (line === null || isOnlyLimit(line.text) || isOnlyLength(line.text) || isContinued(line)) return false
  const isNumberedPrompt = line.number !== null && isPrompt(askingOf(line.text))
  const isLimited = open !== null && (hasLimit(open.limit) || printedLength(open.text) !== null)
  const isWanted = open !== null && !isLimited && !endsWithLimit(line.text) && !isNumberedPrompt
  if (isWanted && line.level === null && !isLikelyHeading(form, index)) return false
  if (!isPrompt(askingOf(line.text)) && askingOf(line.text) !== 'label') return false
  return hasLimit(findLimit(line.text)) || printedLength(line.text) !== null || hasLimitBelow(form, index, line)
}

/** Help, and below a heading also a request, gives its limit to the line above. */
function hasLimitBelow(form: ReadForm, index: number, line: PrintedLine): boolean {
  const below = textBelow(form, index)
  if (below === null || /[?？؟]\s*$/u.test(below.text)) return false
  const last = textBelow(form, index + 1)
  if (!hasLimit(findLimit(below.text))) return last !== null && isOnlyLimit(last.text) && !isLikely(form, index + 1)
  const isOfNext = !isPrompt(askingOf(line.text)) && isPrompt(askingOf(last?.text ?? ''))
  if (isOnlyLimit(below.text) && isOfNext) return false
  return line.level !== null || !isLikely(form, index + 1)
}

const MAX_SHORT_PROMPT = 12

/** "Work plan" above "Describe the work (maximum of 750 words)", with no other limit below. */
function isHeadOfLimited(form: ReadForm, index: number): boolean {
  const { line } = form.candidates[index]!
  const below = textBelow(form, index)
  if (line?.level == null || below === null || askingOf(line.text) !== 'label' || /[?？؟]/u.test(below.text))
    return false
  if (wordsIn(below.text) <= MAX_SHORT_PROMPT || !hasLimit(findLimit(below.text))) return false
  return !hasLimit(findLimit(textBelow(form, index + 1)?.text ?? ''))
}

/** The plain line directly below a candidate: not a heading, without a number, and not an entry of its list. */
function textBelow({ candidates }: ReadForm, index: number): PrintedLine | null {
  const { line, at } = candidates[index]!
  const below = candidates[index + 1]
  if (line === null || below?.at !== at + 1 || below.line === null) return null
  const { level, number, listLevel } = below.line
  return level === null && number === null && listLevel <= line.listLevel ? below.line : null
}

/** The rest of a sentence that begins on the line above. */
function isContinued(line: PrintedLine): boolean {
  return line.listLevel === 0 && line.number === null && /^\p{Ll}/u.test(line.text)
}

/** A filled-in form also contains the applicant's own questions. */
function addressesApplicant(text: string): boolean {
  const asking = askingOf(text)
  return asking === 'request' || (asking === 'open' && YOU.test(text))
}

function isLikely({ roles, thresholds }: ReadForm, index: number): boolean {
  return roles.question[index]! >= thresholds.question
}

function isLikelyHeading({ roles, thresholds }: ReadForm, index: number): boolean {
  return roles.heading[index]! >= thresholds.heading
}
