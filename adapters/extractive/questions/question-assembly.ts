import type { Candidate } from './candidates.ts'
import { FILE_PROMPT, NOT_ASKED } from './exclusion-words.ts'
import { ADDRESS, ADDRESS_PART } from './fact-labels.ts'
import type { FormRoles } from './form-roles.ts'
import { isMoneyGrid, isPeopleGrid } from './grids.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { leadsInQuestions } from './list-intros.ts'
import {
  takesTicks,
  takesWords,
  type AnswerSpace,
  type Grid,
  type PrintedItem,
  type PrintedLine,
} from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, isPrompt, wordsIn, type Asking } from './prompts.ts'
import {
  addAnswerSpace,
  addGuidance,
  draftOfColumn,
  draftOfLabel,
  draftOfLine,
  draftOfRecord,
  sameWords,
  type QuestionDraft,
} from './question-drafts.ts'
import { levelOfHeading, levelOfNumber, printedHeading, Sections } from './sections.ts'

/** The candidates that are at least so likely are questions. */
export interface Thresholds {
  readonly question: number
  readonly heading: number
  readonly guidance: number
}

export interface ReadForm {
  readonly items: readonly PrintedItem[]
  readonly candidates: readonly Candidate[]
  readonly roles: FormRoles
  readonly thresholds: Thresholds
  readonly title: PrintedLine | null
}

/** Makes questions of the candidates that ask: with their section, guidance, limit and the place of the answer. */
export function assembleQuestions(form: ReadForm): QuestionDraft[] {
  return new Assembly(form).read()
}

const LINK = /\b(?:paste|link|url|website)\b/iu

/** The form says that it is not to be answered, or a file answers it. */
function isNotAsked(text: string): boolean {
  return NOT_ASKED.test(text) || (FILE_PROMPT.test(text) && !LINK.test(text))
}

interface Asked {
  readonly line: PrintedLine
  readonly at: number
}

/** A follow-up is about a yes or no at most so many items above, and needs less to be taken for a question. */
const REACH = 8
const FOLLOW_UP_SHARE = 0.2
const NEARBY = 3
const MAX_OPTION_WORDS = 10
const MAX_HEADING_WORDS = 14
const NOT_LISTED = 99

class Assembly {
  private readonly drafts: QuestionDraft[] = []
  private readonly sections: Sections
  private readonly byItem: ReadonlyMap<number, readonly number[]>
  private current: QuestionDraft | null = null
  /** The first question under the last heading. */
  private since = 0
  private pendingLimit: string | null = null
  /** The last line that asks for yes or no. */
  private yesNo: Asked | null = null
  /** The level of the list whose entries ask, because the line above leads them in. */
  private listed = NOT_LISTED

  constructor(private readonly form: ReadForm) {
    this.sections = new Sections(form.title)
    const byItem = new Map<number, number[]>()
    form.candidates.forEach(({ at }, index) => byItem.set(at, [...(byItem.get(at) ?? []), index]))
    this.byItem = byItem
  }

  read(): QuestionDraft[] {
    this.form.items.forEach((item, at) => {
      const indices = this.byItem.get(at) ?? []
      if (item.kind === 'line') this.readLine(item, at, indices[0]!)
      else if (item.kind === 'grid') this.readGrid(item)
      else if (item.kind === 'record') this.readRecord(item)
      else this.readSpace(item, indices[0] ?? null)
    })
    return this.drafts
  }

  private asks(index: number): boolean {
    return this.form.roles.question[index]! >= this.form.thresholds.question
  }

  private readLine(line: PrintedLine, at: number, index: number): void {
    const asking = askingOf(line.text)
    if (isOnlyLimit(line.text)) return this.limit(line.text)
    if (this.isAddressPart(line.text)) return this.help(line.text)
    if (isNotAsked(line.text)) this.current = null
    else if (this.isOverHeading(line, at)) this.enter(line)
    else if (this.isListed(line)) this.openLine(line)
    else if (this.details(line, asking, at)) this.help(line.text)
    else if (this.follows(asking, at, index)) this.follow(line)
    else if (this.asks(index)) this.openLine(line)
    else if (this.isHeading(line, at, index)) this.enter(line)
    else if (this.endsQuestion(line, asking, at)) this.current = null
    else if (this.leadsIn(line, at, index)) this.listed = line.listLevel + 1
    else this.readOther(line, index)
    if (asking === 'yes-no') this.yesNo = { line, at }
  }

  /** Another prompt that is not asked: what follows it is not about the question above. */
  private endsQuestion(line: PrintedLine, asking: Asking, at: number): boolean {
    if (asking === 'yes-no') return true
    const isOverTicks = asking === 'open' && takesTicks(this.form.items[at + 1])
    return isOverTicks || (line.number !== null && isPrompt(asking))
  }

  /** Help, or an option to pick. */
  private readOther(line: PrintedLine, index: number): void {
    if (this.current !== null && line.listLevel > 0 && wordsIn(line.text) <= MAX_OPTION_WORDS) this.current.listed++
    if (this.helps(index) || hasLimit(findLimit(line.text))) this.help(line.text)
  }

  /** A heading right above a deeper one names a part. */
  private isOverHeading(line: PrintedLine, at: number): boolean {
    const next = this.form.items[at + 1]
    return line.level !== null && next?.kind === 'line' && next.level !== null && next.level > line.level
  }

  private isHeading(line: PrintedLine, at: number, index: number): boolean {
    if (line === this.form.title || this.form.roles.heading[index]! >= this.form.thresholds.heading) return true
    if (this.helps(index) || line.listLevel > 0 || line.cell === 'label' || line.cell === 'beside') return false
    if (wordsIn(line.text) > MAX_HEADING_WORDS || /[.:;]\s*$/u.test(line.text)) return false
    const next = this.form.items[at + 1]
    const overNumbers = next?.kind === 'line' && next.number !== null && line.number === null
    return line.level !== null || line.bold || overNumbers
  }

  /** "Summary", and right below it "Describe the project" or a point: the heading asks, and what is below helps. */
  private details(line: PrintedLine, asking: Asking, at: number): boolean {
    const { current } = this
    if (current?.line?.level == null || current.asking !== 'label' || current.answered) return false
    if (this.form.items[at - 1] !== current.line || line.number !== null) return false
    return line.listLevel === 0 ? asking === 'request' : isPrompt(asking)
  }

  /** What a sentence such as "Applications should address the following:" leads in is asked, fragment by fragment. */
  private isListed(line: PrintedLine): boolean {
    if (line.listLevel < this.listed) this.listed = NOT_LISTED
    return line.listLevel === this.listed
  }

  /** Help with a question above leads in its parts, and not questions. */
  private leadsIn(line: PrintedLine, at: number, index: number): boolean {
    const next = this.form.items[at + 1]
    if (next?.kind !== 'line' || next.listLevel <= line.listLevel || !/[:：]\s*$/u.test(line.text)) return false
    return this.current === null && !this.helps(index) && leadsInQuestions(line.text)
  }

  private helps(index: number): boolean {
    return this.form.roles.guidance[index]! >= this.form.thresholds.guidance
  }

  /** The lines of one postal address are one question. */
  private isAddressPart(text: string): boolean {
    const label = cleanPrompt(text)
    if (!ADDRESS_PART.test(label)) return false
    return this.drafts.slice(-NEARBY).some((draft) => ADDRESS.test(draft.text) && draft.text !== label)
  }

  private openLine(line: PrintedLine): QuestionDraft {
    if (line.number !== null && line.level === null && /\d/u.test(line.number))
      this.sections.leaveNumbered(levelOfNumber(line.number))
    return this.add(draftOfLine(line, this.sections.pathAbove(line)))
  }

  /** "If yes, …" soon after a yes or no. */
  private follows(asking: Asking, at: number, index: number): boolean {
    if (asking !== 'follow-up' || this.yesNo === null || at - this.yesNo.at > REACH) return false
    return this.form.roles.question[index]! >= this.form.thresholds.question * FOLLOW_UP_SHARE
  }

  /** It is read with the yes or no that it is about. */
  private follow(line: PrintedLine): void {
    addGuidance(this.openLine(line), cleanPrompt(this.yesNo!.line.text))
  }

  private enter(line: PrintedLine): void {
    this.current = null
    this.yesNo = null
    this.since = this.drafts.length
    const level = line.level === null ? levelOfNumber(line.number) : levelOfHeading(line)
    this.sections.enter(line, level)
  }

  private readSpace(space: AnswerSpace, index: number | null): void {
    if (index === null || space.label === null) return this.answer(space)
    if (this.current !== null && sameWords(space.label, this.current.text)) return this.answer(space)
    if (this.isAddressPart(space.label)) return this.help(space.label)
    if (this.asks(index)) {
      addAnswerSpace(this.add(draftOfLabel(space.label, space, this.sections.path())), space)
    } else if (this.helps(index)) this.help(space.label)
  }

  private answer(space: AnswerSpace): void {
    if (this.current === null) return
    if (takesWords(space)) addAnswerSpace(this.current, space)
    else if (takesTicks(space)) this.current.ticked ||= !this.current.answered
  }

  /** A table is the place to answer of the question above it; without one its columns ask. */
  private readGrid(grid: Grid): void {
    if (isPeopleGrid(grid) || isMoneyGrid(grid)) this.dropLabel()
    if (isPeopleGrid(grid)) return
    if (this.current !== null && !this.current.answered) {
      addGuidance(this.current, grid.columns.join('; '))
      this.current.anchor = grid.anchor
      this.current.answered = true
    } else if (!isMoneyGrid(grid) && this.current === null) this.openColumns(grid)
  }

  /** A table of costs or of people makes no question of the label above it. */
  private dropLabel(): void {
    const { current } = this
    if (current === null || current.answered || current.asking !== 'label') return
    if (this.drafts.at(-1) === current) this.drafts.pop()
    this.current = null
  }

  private openColumns(grid: Grid): void {
    grid.columns.forEach((column, index) => {
      if (/\(x\)$/iu.test(column) || !/\p{L}{2}/u.test(column)) return
      this.add(draftOfColumn(column, grid.columnAnchors[index] ?? grid.anchor, this.sections.path()))
    })
  }

  private readRecord(record: Extract<PrintedItem, { kind: 'record' }>): void {
    if (record.control === 'text') this.add(draftOfRecord(record, record.section ?? this.sections.path()))
    this.current = null
  }

  /** A limit right below a heading is that of the prompt that follows. */
  private limit(text: string): void {
    const asked = this.current ?? (this.drafts.length > this.since ? this.drafts.at(-1)! : null)
    if (asked === null) this.pendingLimit = text
    else addGuidance(asked, text)
  }

  private help(text: string): void {
    if (this.current !== null) addGuidance(this.current, text)
  }

  /** What has just been asked in the same words is not asked again. */
  private add(draft: QuestionDraft): QuestionDraft {
    const repeated = this.drafts
      .slice(Math.max(this.since, this.drafts.length - NEARBY))
      .find((one) => sameWords(one.text, draft.text))
    if (repeated === undefined) this.drafts.push(draft)
    this.current = repeated ?? draft
    if (this.pendingLimit !== null) addGuidance(this.current, this.pendingLimit)
    this.pendingLimit = null
    return this.current
  }
}
