import type { PrintedLine, AnswerSpace } from './printed-items.ts'
import { addGuidance, draftOfLabel, draftOfLine, type QuestionDraft } from './question-drafts.ts'
import { wordsIn, type Asking } from './prompts.ts'
import { hasLimit } from './limits.ts'
import { levelOfNumber, printedHeading, Sections } from './sections.ts'

const NEARBY = 3

interface PendingHeading {
  readonly line: PrintedLine
  readonly body: string[]
}

/** What stands open while a form is read: its sections, the question under way, the heading that may become one. */
export class OpenQuestions {
  readonly drafts: QuestionDraft[] = []
  readonly sections: Sections
  current: QuestionDraft | null = null
  /** The heading under which nothing has been asked yet. */
  heading: PendingHeading | null = null
  /** Level of the heading whose part of the form asks nothing; deeper headings are passed over with it. */
  passing: number | null = null
  /** Among printed options to pick from. */
  inOptions = false
  /** The last question came of a bare label: labels after it are of its kind. */
  inLabels = false
  /** Boxes to tick have been seen since the question. */
  ticksSeen = false
  /** Words of prose since the question: those of an answer, where the form is filled in. */
  answerWords = 0
  private under: string | null = null
  private passedRow: string | null = null

  constructor(title: PrintedLine | null) {
    this.sections = new Sections(title)
  }

  /** Lets go of the question under way: what follows is not its guidance. */
  closeCurrent(): void {
    this.current = null
    this.heading = null
    this.inOptions = false
    this.inLabels = false
    this.ticksSeen = false
    this.answerWords = 0
  }

  /** Passes over a line of several places, such as "For office use only: date ___ ref ___". */
  skipRow(anchor: string): void {
    this.closeCurrent()
    this.passedRow = anchor
  }

  isSkippedRow(anchor: string): boolean {
    return this.passedRow === anchor
  }

  /** Whether one of the last questions under this heading asks so. */
  asksNearby(pattern: RegExp): boolean {
    return this.drafts.slice(-NEARBY).some((draft) => draft.under === this.under && pattern.test(draft.text))
  }

  skipFrom(level: number): void {
    this.closeCurrent()
    this.passing = level
  }

  enter(line: PrintedLine, level: number): void {
    this.sections.enter(line, level)
    this.heading = { line, body: [] }
    this.under = line.text
  }

  /** Names the group that the next labels are under. */
  enterGroup(group: QuestionDraft): void {
    group.group = true
    this.under = group.text
  }

  open(line: PrintedLine): QuestionDraft {
    if (line.number !== null && line.level === null && /\d/.test(line.number))
      this.sections.leave(levelOfNumber(line.number))
    return this.add(draftOfLine(line, this.sections.pathAbove(line)))
  }

  /** Puts the words of a prompt in place of the heading that stood for them. */
  rephrase(draft: QuestionDraft, line: PrintedLine): void {
    const prompt = draftOfLine(line, null)
    const heading = draft.line === null ? draft.text : printedHeading(draft.line)
    draft.section = draft.section === null ? heading : `${draft.section} > ${heading}`
    draft.text = prompt.text
    draft.asking = prompt.asking
    for (const help of prompt.guidance) addGuidance(draft, help)
    if (!hasLimit(draft.limit)) draft.limit = prompt.limit
  }

  openLabel(label: string, space: AnswerSpace): QuestionDraft {
    return this.add(draftOfLabel(label, space, this.sections.path()))
  }

  add(draft: QuestionDraft): QuestionDraft {
    draft.under = draft.line?.level == null ? this.under : null
    if (draft.line?.level != null) this.under = null
    this.drafts.push(draft)
    this.closeCurrent()
    this.current = draft
    return draft
  }

  /** A limit, or a place to answer, right under a heading shows that the heading asks. */
  openHeading(): QuestionDraft | null {
    if (this.heading === null) return null
    const { line, body } = this.heading
    const draft = this.open(line)
    for (const text of body) addGuidance(draft, text)
    return draft
  }

  help(text: string, asking?: Asking): void {
    if (asking === 'prose' && this.current !== null) this.answerWords += wordsIn(text)
    if (this.current !== null) addGuidance(this.current, text)
    else if (this.heading !== null) this.heading.body.push(text)
    if (asking === 'request' && this.current?.asking === 'yes-no') this.current.followed = true
  }
}
