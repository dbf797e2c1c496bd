import { PERSONAL_CHARACTERISTIC } from './exclusion-words.ts'
import { ADDRESS, ADDRESS_PART } from './fact-labels.ts'
import { isMoneyGrid, isPeopleGrid } from './grids.ts'
import {
  namesItself,
  takesTicks,
  takesWords,
  type AnswerSpace,
  type FieldRecord,
  type Grid,
  type PrintedLine,
} from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
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
import { levelOfHeading, levelOfNumber, Sections } from './sections.ts'

const NEARBY = 3
/** "From From From", read down a column. */
const SAID_AGAIN = /^(\p{L}+)(?: \1)+$/iu

/** Questions found so far, each with its section, its help and its place to answer. */
export class QuestionList {
  readonly drafts: QuestionDraft[] = []
  /** The open question: the next lines may help with it or be its place to answer. */
  current: QuestionDraft | null = null
  private readonly sections: Sections
  /** Index of the first question below the last heading. */
  private since = 0
  private pendingLimit: string | null = null
  /** Whether the last heading names a characteristic of people: a table below it lists options. */
  private isTrait = false

  constructor(title: PrintedLine | null) {
    this.sections = new Sections(title)
  }

  enter(line: PrintedLine): void {
    this.current = null
    this.isTrait = PERSONAL_CHARACTERISTIC.test(line.text.trim())
    this.since = this.drafts.length
    const level = line.level === null ? levelOfNumber(line.number) : levelOfHeading(line)
    this.sections.enter(line, level)
  }

  openLine(line: PrintedLine): QuestionDraft {
    if (line.number !== null && line.level === null && /\d/u.test(line.number))
      this.sections.leaveNumbered(levelOfNumber(line.number))
    return this.add(draftOfLine(line, this.sections.pathAbove(line)))
  }

  /** Removes the open question, which turned out to be the heading of a part. */
  withdraw(line: PrintedLine): void {
    if (this.drafts.at(-1) === this.current) this.drafts.pop()
    this.enter(line)
  }

  openLabel(label: string, space: AnswerSpace): void {
    addAnswerSpace(this.add(draftOfLabel(label, space, this.sections.path())), space)
  }

  openRecord(record: FieldRecord): void {
    if (record.control === 'text') this.add(draftOfRecord(record, record.section ?? this.sections.path()))
    this.current = null
  }

  /** A table is the answer place of the question above it; otherwise its columns are questions. */
  addGrid(grid: Grid): void {
    if (isPeopleGrid(grid) || isMoneyGrid(grid)) this.dropLabel()
    if (isPeopleGrid(grid) || this.isTrait) return
    if (this.current !== null && !this.current.answered) {
      addGuidance(this.current, grid.columns.join('; '))
      this.current.anchor = grid.anchor
      this.current.answered = true
      this.current.isBudget = isMoneyGrid(grid)
    } else if (!isMoneyGrid(grid) && this.current === null) this.openColumns(grid)
  }

  /** A label above a table of costs or people is not a question. */
  private dropLabel(): void {
    const { current } = this
    if (current === null || current.answered || current.asking !== 'label') return
    if (this.drafts.at(-1) === current) this.drafts.pop()
    this.current = null
  }

  private openColumns(grid: Grid): void {
    grid.columns.forEach((column, index) => {
      if (/\(x\)$/iu.test(column) || !/\p{L}{2}/u.test(column) || SAID_AGAIN.test(column)) return
      this.add(draftOfColumn(column, grid.columnAnchors[index] ?? grid.anchor, this.sections.path()))
    })
  }

  answer(space: AnswerSpace): void {
    if (this.current === null) return
    if (takesWords(space)) addAnswerSpace(this.current, space)
    else if (namesItself(space)) this.current = null
    else if (takesTicks(space)) this.addOption()
  }

  /** A limit directly below a heading applies to the next question. */
  addLimit(text: string): void {
    const asked = this.current ?? (this.drafts.length > this.since ? this.drafts.at(-1)! : null)
    if (asked === null) this.pendingLimit = text
    else addGuidance(asked, text)
  }

  /** Adds a cell to mark. */
  addOption(): void {
    if (this.current !== null) this.current.ticked ||= !this.current.answered
  }

  addHelp(text: string): void {
    if (this.current !== null) addGuidance(this.current, text)
  }

  /** The lines of one postal address are one question. */
  isAddressPart(text: string): boolean {
    const label = cleanPrompt(text)
    if (!ADDRESS_PART.test(label)) return false
    return this.drafts.slice(-NEARBY).some((draft) => ADDRESS.test(draft.text) && draft.text !== label)
  }

  /** The last question is not repeated in the same words and section. */
  private add(draft: QuestionDraft): QuestionDraft {
    const last = this.drafts.slice(this.since).at(-1)
    const repeated = last !== undefined && sameWords(last.text, draft.text) ? last : undefined
    if (repeated === undefined) this.drafts.push(draft)
    this.current = repeated ?? draft
    if (this.pendingLimit !== null) addGuidance(this.current, this.pendingLimit)
    this.pendingLimit = null
    return this.current
  }
}
