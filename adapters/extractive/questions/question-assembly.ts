import { findLimit, hasLimit, isOnlyLength, isOnlyLimit } from './limits.ts'
import {
  type AnswerSpace,
  namesItself,
  type PrintedItem,
  type PrintedLine,
  takesTicks,
  takesWords,
} from './printed-items.ts'
import { type Asking, askingOf, isPrompt, wordsIn } from './prompts.ts'
import { isHelpBelow } from './help-below.ts'
import { hintLines, type HintLines } from './hint-lines.ts'
import { leadsInQuestions } from './list-intros.ts'
import { cleanPrompt } from './prompt-text.ts'
import { addGuidance, type QuestionDraft } from './question-drafts.ts'
import { QuestionList } from './question-list.ts'
import type { ReadForm } from './read-form.ts'
import { FILE_PROMPT, NOT_ASKED, OPTIONS_LEAD } from './exclusion-words.ts'
import { isFactLabel } from './fact-labels.ts'
import { labelsControl, listedQuestions, shareNeeded } from './question-signs.ts'

/** Lines that a line above introduces ("Please cover:", "…, including"), by index. */
interface LedLines {
  /** Points of one answer, each with the index of its lead-in. */
  readonly points: ReadonlyMap<number, number>
  /** Lead-ins to questions with their own limits only. */
  readonly headings: ReadonlySet<number>
}

const LEAST_POINTS = 2

function ledLines(items: readonly PrintedItem[]): LedLines {
  const points = new Map<number, number>()
  const headings = new Set<number>()
  const addPoints = (lead: number, count: number) => {
    for (let place = lead + 1; place <= lead + count; place++) points.set(place, lead)
  }
  for (let at = 0; at < items.length; at++) {
    const lead = items[at]!
    if (lead.kind !== 'line' || points.has(at)) continue
    const run = runBelow(items, at, (line) => isPoint(line, lead))
    const parts = runBelow(items, at, (line) => isDeeper(line, lead))
    const isLed = run.length >= LEAST_POINTS && leadsIn(lead, run[0]!)
    if (isLed && run.every(({ text }) => hasLimit(findLimit(text)))) headings.add(at)
    else if (isLed && areParts(run, items[at + 1 + run.length])) addPoints(at, run.length)
    else if (parts.length >= LEAST_POINTS && !parts.some(limits) && isClosed(items, at + 1 + parts.length, lead))
      addPoints(at, parts.length)
  }
  return { points, headings }
}

/** Consecutive lines of a kind directly below. */
function runBelow(items: readonly PrintedItem[], at: number, isOf: (line: PrintedLine) => boolean): PrintedLine[] {
  const end = items.findIndex((item, place) => place > at && (item.kind !== 'line' || !isOf(item)))
  return items.slice(at + 1, end < 0 ? undefined : end) as PrintedLine[]
}

function isDeeper(line: PrintedLine, lead: PrintedLine): boolean {
  return line.level === null && line.cell === lead.cell && line.listLevel > lead.listLevel
}

function limits({ text }: PrintedLine): boolean {
  return hasLimit(findLimit(text))
}

const MOST_REMARKS = 3

/** Whether a single place for the whole list follows, below its limit, perhaps after remarks. */
function isClosed(items: readonly PrintedItem[], end: number, lead: PrintedLine): boolean {
  const isRemark = (line: PrintedLine) => line.number === null && line.level === null && line.cell === lead.cell
  const below = runBelow(items, end - 1, isRemark)
  const place = items[end + below.length]
  const last = below.at(-1)
  if (last === undefined || below.length > MOST_REMARKS + 1 || !takesWords(place) || place.label !== null) return false
  return limits(last) && !EACH.test(last.text) && !below.slice(0, -1).some(limits)
}

const BULLET = /^[-*•●▪■◦‣–—·]\s/u
const LETTER = /^\(?(?:[a-z]|[ivx]{1,4})[.)]?$/iu

/** An entry of a nested list, or with a letter or a small Roman number. */
function isPoint(line: PrintedLine, lead: PrintedLine): boolean {
  if (line.level !== null || line.cell !== lead.cell) return false
  if (line.number !== null) return LETTER.test(line.number) && !LETTER.test(lead.number ?? '')
  return line.listLevel > lead.listLevel || (BULLET.test(line.text) && !BULLET.test(lead.text))
}

/** Whether it ends with a colon, or its sentence continues in the points. */
function leadsIn({ text }: PrintedLine, first: PrintedLine): boolean {
  if (/[:：]\s*$/u.test(text)) return true
  return !/[.?!…。？)]\s*$/u.test(text) && /^\p{Ll}/u.test(first.text.replace(BULLET, ''))
}

const EACH = /(?<!\p{L})(?:each|every|per|jeweils|jede[rn]?|chacune?|chaque|cada|ogni|elke?)(?!\p{L})/iu

/** Whether no line has its own limit or place; lines that ask are parts only if one limit follows them all. */
function areParts(run: readonly PrintedLine[], next: PrintedItem | undefined): boolean {
  if (run.some(({ text }) => hasLimit(findLimit(text)) && !isOnlyLimit(text))) return false
  const asking = run.filter(({ text }) => isPrompt(askingOf(text)) && /[?？]\s*$/u.test(text))
  if (asking.length === 0) return true
  return next?.kind === 'line' && next.number === null && hasLimit(findLimit(next.text)) && !EACH.test(next.text)
}

const MAX_HEADING_WORDS = 14

/** Whether a candidate is likely to be a question, below the open one. */
function asks(form: ReadForm, index: number, open: QuestionDraft | null): boolean {
  const { roles, thresholds, candidates } = form
  const told = form.told.get(index)
  if (told !== undefined) return told
  if (labelsControl(candidates[index]!.space)) return true
  return roles.question[index]! >= thresholds.question * shareNeeded(form, index, open)
}

/** Whether it helps with the question before it. */
function helps({ roles, thresholds }: ReadForm, index: number): boolean {
  return roles.guidance[index]! >= thresholds.guidance
}

const LINK = /\b(?:paste|link|url|website)\b/iu

/** A printed number or address, as in a letterhead. */
const REACHED_AT =
  /^(?:e-?mail|(?:tele)?phone|tel|fax|mobile)\.?\s*[:：]?\s*(?:[\d\s()+./–-]{6,}|\S+(?:@|[[(]at[\])])\S+)$/iu

/** Whether the form says not to answer it, a file answers it, or it is the funder's own number or address. */
function isNotAsked({ text, label }: PrintedLine): boolean {
  if (label === undefined && REACHED_AT.test(text)) return true
  return NOT_ASKED.test(text) || (FILE_PROMPT.test(text) && !LINK.test(text))
}

function isPlain({ number, level }: PrintedLine): boolean {
  return number === null && level === null
}

/** A line in brackets, such as "(Describe the mechanisms)", or after "(Optional)" is help with the line above it. */
function isAside(line: PrintedLine): boolean {
  return isPlain(line) && /^\((?:optional\)|[^()]*(?:\([^()]*\)[^()]*)*\)[.\s]*$)/iu.test(line.text)
}

/** Whether a line is a heading by its role or format. */
function isHeading(form: ReadForm, line: PrintedLine, index: number): boolean {
  if (line === form.title || form.roles.heading[index]! >= form.thresholds.heading) return true
  if (helps(form, index) || line.listLevel > 0 || line.cell === 'label' || line.cell === 'beside') return false
  if (wordsIn(line.text) > MAX_HEADING_WORDS || /[.:;]\s*$/u.test(line.text)) return false
  return line.level !== null || line.bold
}

/** Another prompt that is not a question: the next lines don't belong to the question above. */
function endsQuestion({ items }: ReadForm, line: PrintedLine, asking: Asking, at: number): boolean {
  if (asking === 'yes-no') return true
  const isOverTicks = asking === 'open' && takesTicks(items[at + 1])
  return isOverTicks || (line.number !== null && isPrompt(asking))
}

/** Builds questions from the candidates: with their section, guidance, limit and answer place. */
export function assembleQuestions(form: ReadForm): QuestionDraft[] {
  return new Assembly(form).read()
}

interface Asked {
  readonly line: PrintedLine
  readonly at: number
}

/**
 * Maximum number of items between a yes or no and its follow-up, which needs a lower likelihood to count as a question.
 */
const REACH = 8
const FOLLOW_UP_SHARE = 0.2
const MAX_OPTION_WORDS = 10
const NOT_LISTED = 99
const MAX_LEAD_WORDS = 12

const NAME_OF_FIELDS = /(?<!\p{L})(?:details|information|particulars|angaben|kontaktdaten|coordonnées)(?!\p{L})/iu

class Assembly {
  private readonly list: QuestionList
  private readonly byItem: ReadonlyMap<number, readonly number[]>
  /** The last yes-or-no question. */
  private yesNo: Asked | null = null
  /** List level of the entries that are questions because of the lead-in above. */
  private listed = NOT_LISTED
  private readonly led: LedLines
  private readonly hinted: HintLines
  private readonly alike: ReadonlySet<number>
  /** Whether cells are to be marked, by a line above. */
  private isPicking = false

  constructor(private readonly form: ReadForm) {
    this.led = ledLines(form.items)
    this.hinted = hintLines(form.items)
    this.alike = listedQuestions(form)
    this.list = new QuestionList(form.title)
    const byItem = new Map<number, number[]>()
    form.candidates.forEach(({ at }, index) => byItem.set(at, [...(byItem.get(at) ?? []), index]))
    this.byItem = byItem
  }

  read(): QuestionDraft[] {
    this.form.items.forEach((item, at) => {
      const indices = this.byItem.get(at) ?? []
      if (item.kind === 'line') this.readLine(item, at, indices[0]!)
      else if (item.kind === 'grid') this.list.addGrid(item)
      else if (item.kind === 'record') this.list.openRecord(item)
      else this.readSpace(item, indices[0] ?? null)
    })
    return this.list.drafts
  }

  private readLine(line: PrintedLine, at: number, index: number): void {
    const asking = askingOf(line.text)
    const told = this.form.told.get(index)
    if (line.cell === 'none') this.isPicking = OPTIONS_LEAD.test(line.text) || (this.isPicking && isPlain(line))
    else this.isPicking &&= !isPrompt(asking)
    if (told === true) return this.openTold(line, asking, at)
    if (this.isPicking && line.cell !== 'none') return this.list.addOption()
    if (isOnlyLimit(line.text) || isOnlyLength(line.text)) return this.list.addLimit(line.text)
    if (this.list.isAddressPart(line.text)) return this.list.addHelp(line.text)
    if (told !== false && (this.isPart(at) || isAside(line) || this.hinted.hints.has(at)))
      return this.list.addHelp(line.text)
    if (isNotAsked(line)) this.list.current = null
    else if (this.led.headings.has(at)) this.enter(line)
    else if (told === undefined && this.hinted.labels.has(at)) this.list.openLine(line)
    else if (told !== false && (this.isListed(line) || this.alike.has(index))) this.list.openLine(line)
    else if (this.details(line, asking, at) || this.isHelp(at)) this.list.addHelp(line.text)
    else if (told !== false && this.follows(asking, at, index)) this.follow(line)
    else if (told === undefined && asking === 'label' && this.namesFields(line, at)) this.enter(line)
    else if (asks(this.form, index, this.list.current)) this.list.openLine(line)
    else if (isHeading(this.form, line, index)) this.enter(line)
    else if (endsQuestion(this.form, line, asking, at)) this.list.current = null
    else if (this.leadsIn(line, at, index)) this.listed = line.listLevel + 1
    else this.readOther(line, index)
    if (asking === 'yes-no') this.yesNo = { line, at }
  }

  private openTold(line: PrintedLine, asking: Asking, at: number): void {
    const above = this.headingAbove(at)
    if (above !== null && this.isTold(above)) this.list.addHelp(line.text)
    else {
      if (above !== null) this.list.withdraw(above)
      if (asking === 'follow-up' && this.yesNo !== null && at - this.yesNo.at <= REACH) this.follow(line)
      else this.list.openLine(line)
    }
    if (asking === 'yes-no') this.yesNo = { line, at }
  }

  /** Help, or an option to pick. */
  private readOther(line: PrintedLine, index: number): void {
    if (this.list.current !== null && line.listLevel > 0 && wordsIn(line.text) <= MAX_OPTION_WORDS)
      this.list.current.listed++
    if (helps(this.form, index) || hasLimit(findLimit(line.text))) this.list.addHelp(line.text)
  }

  /** A point of the answer to the open question, or the lead-in directly below the question. */
  private isPart(at: number): boolean {
    const { current } = this.list
    if (current?.line == null || current.answered || !isPrompt(current.asking)) return false
    const open = this.form.items.lastIndexOf(current.line, at)
    const lead = this.led.points.get(at)
    if (lead !== undefined) return lead === open || (lead > open && !leadsInQuestions(this.textAt(lead)))
    return at === open + 1 && this.isLead(at)
  }

  private textAt(at: number): string {
    return (this.form.items[at] as PrintedLine).text
  }

  /** Whether it only introduces points. */
  private isLead(at: number): boolean {
    const { text, number, level } = this.form.items[at] as PrintedLine
    return this.led.points.get(at + 1) === at && number === null && level === null && wordsIn(text) <= MAX_LEAD_WORDS
  }

  /**
   * "Summary", with "Describe the project" or a point directly below: the heading is the question, and the lines below
   * are help.
   */
  private details(line: PrintedLine, asking: Asking, at: number): boolean {
    const above = this.headingAbove(at)
    if (above === null || line.number !== null) return false
    if (this.isTold(above) && isPrompt(asking)) return true
    if (line.listLevel > 0) return isPrompt(asking)
    return asking === 'request' || (asking !== 'label' && limits(line))
  }

  /** The heading directly above, if it is the open question itself. */
  private headingAbove(at: number): PrintedLine | null {
    const { current } = this.list
    if (current?.line?.level == null || current.asking !== 'label' || current.answered) return null
    return this.form.items[at - 1] === current.line ? current.line : null
  }

  private isTold(line: PrintedLine): boolean {
    const [index] = this.byItem.get(this.form.items.indexOf(line)) ?? []
    return index !== undefined && this.form.told.get(index) === true
  }

  /** "Contact details" directly above fields with labels of their own. */
  private namesFields({ text, cell }: PrintedLine, at: number): boolean {
    const next = this.form.items[at + 1]
    if (cell !== 'none' || /[:：]\s*$/u.test(text) || !NAME_OF_FIELDS.test(text)) return false
    return next?.kind === 'line' ? isFactLabel(next.text) : takesWords(next) && next.label !== null
  }

  private isHelp(at: number): boolean {
    const { current } = this.list
    if (current?.line == null) return false
    return isHelpBelow(this.form.items, current, { open: this.form.items.lastIndexOf(current.line, at), at })
  }

  /** Entries after a sentence such as "Applications should address the following:" are questions. */
  private isListed(line: PrintedLine): boolean {
    if (line.listLevel < this.listed) this.listed = NOT_LISTED
    return line.listLevel === this.listed
  }

  /** Help with a question above introduces its parts, not questions. */
  private leadsIn(line: PrintedLine, at: number, index: number): boolean {
    const next = this.form.items[at + 1]
    if (next?.kind !== 'line' || next.listLevel <= line.listLevel || !/[:：]\s*$/u.test(line.text)) return false
    return this.list.current === null && !helps(this.form, index) && leadsInQuestions(line.text)
  }

  /** Whether "If yes, …" comes soon after a yes or no. */
  private follows(asking: Asking, at: number, index: number): boolean {
    if (asking !== 'follow-up' || this.yesNo === null || at - this.yesNo.at > REACH) return false
    return this.form.roles.question[index]! >= this.form.thresholds.question * FOLLOW_UP_SHARE
  }

  /** Reads it with its yes-or-no question. */
  private follow(line: PrintedLine): void {
    addGuidance(this.list.openLine(line), cleanPrompt(this.yesNo!.line.text))
  }

  private enter(line: PrintedLine): void {
    this.yesNo = null
    this.list.enter(line)
  }

  private readSpace(space: AnswerSpace, index: number | null): void {
    if (this.isPicking && space.label === null) return
    if (index === null || space.label === null || namesItself(space)) return this.list.answer(space)
    const isTold = this.form.told.get(index) === true
    if (!isTold && this.list.isAddressPart(space.label)) return this.list.addHelp(space.label)
    if (asks(this.form, index, this.list.current)) {
      this.list.openLabel(space.label, space)
    } else if (helps(this.form, index)) this.list.addHelp(space.label)
  }
}
