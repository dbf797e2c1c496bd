import { FILE_PROMPT, NOT_ASKED, OPTIONS_LEAD, DECLARATION, REMARK_LABEL } from './exclusion-words.ts'
import { isContactLabel, isFactLabel } from './fact-labels.ts'
import { FieldReading } from './field-reading.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { INCLUDE_THESE, leadsInQuestions, partListed } from './list-intros.ts'
import { askingLevels, bareHeadings, promptLevels, promptNumbers, shapeOf, templateHeadings } from './form-habits.ts'
import {
  asksByInstruction,
  asksForWords,
  BARE_FOLLOW_UP,
  CONDITION,
  ENTERS,
  isBodyText,
  isExcluded,
  isFact,
  isHeadingLike,
  isNumberedBelow,
  namesPassedPart,
  QUESTIONS,
  takesAnswerAfterAll,
} from './line-kinds.ts'
import { OpenQuestions } from './open-questions.ts'
import type { FieldRecord, PrintedItem, PrintedLine } from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, isPrompt, wordsIn, type Asking } from './prompts.ts'
import { addGuidance, draftOfRecord, sameWords, type QuestionDraft } from './question-drafts.ts'
import { Lookahead } from './lookahead.ts'
import { levelOfHeading, levelOfNumber, PSEUDO_LEVEL } from './sections.ts'
import { belongsTo, isAboutFunder, isMarkedAsQuestion } from './question-relations.ts'

/** Answers of a filled-in form run so long; what asks after them is a part of the answer. */
const ANSWER_WORDS = 45
/** Where so many headings of a level are questions, the others are too. */
const ALL_ASK = 0.75

/** Reads the items in order and gathers the questions: which line opens one, and which lines belong to it. */
export class QuestionWalk {
  private readonly at: OpenQuestions
  private readonly fields: FieldReading
  private readonly askingLevels: ReadonlySet<number>
  private readonly promptNumbers: ReadonlyMap<string, { readonly bold: boolean }>
  private readonly promptLevels: ReadonlyMap<number, number>
  private readonly bare: ReadonlySet<PrintedItem>
  private readonly template: ReadonlySet<PrintedItem>
  /** Level of the list whose items are questions. */
  private listed: number | null = null
  private listedBold = false
  /** The heading whose part of the form is passed over. */
  private passedBy: PrintedLine | null = null
  private listIntro = false
  /** A sentence has led in questions that are listed under headings. */
  private listsUnderHeadings = false

  constructor(
    private readonly items: readonly PrintedItem[],
    private readonly signing: ReadonlySet<PrintedItem>,
    private readonly title: PrintedLine | null,
  ) {
    this.at = new OpenQuestions(title)
    this.fields = new FieldReading(items, this.at)
    this.promptNumbers = promptNumbers(items)
    this.promptLevels = promptLevels(items)
    this.bare = bareHeadings(items)
    this.template = templateHeadings(items)
    this.askingLevels = askingLevels(items, (line) => isPrompt(askingOf(line.text)) || asksByInstruction(line.text))
  }

  walk(): QuestionDraft[] {
    this.items.forEach((item, index) => {
      if (this.signing.has(item)) this.at.closeCurrent()
      else if (item.kind === 'line') this.readLine(item, new Lookahead(this.items, index))
      else if (item.kind === 'record') this.readRecord(item)
      else if (this.at.passing !== null) return
      else if (item.kind === 'answer-space') this.fields.readSpace(item)
      else this.fields.readGrid(item)
    })
    this.closeHeading()
    return this.at.drafts
  }

  /** A field of a form that is written out: it says itself what it asks. */
  private readRecord(record: FieldRecord): void {
    if (record.control !== 'text') return this.at.closeCurrent()
    this.at.add(draftOfRecord(record, record.section ?? this.at.sections.path()))
    this.at.closeCurrent()
  }

  private readLine(line: PrintedLine, lookahead: Lookahead): void {
    const level = line.level === null || isBodyText(line) ? this.pseudoLevel(line, lookahead) : levelOfHeading(line)
    if (level !== null) return this.readHeading(line, level, lookahead)
    if (this.at.passing !== null) return
    if (DECLARATION.test(line.text)) return this.at.skipFrom(PSEUDO_LEVEL + 10)
    if (NOT_ASKED.test(line.text) || FILE_PROMPT.test(line.text)) return this.at.closeCurrent()
    if (isOnlyLimit(line.text)) return this.readLimit(line)
    this.readText(line, askingOf(line.text), lookahead)
  }

  /** The level of a line that is set as a heading without being one; null for body text. */
  private pseudoLevel(line: PrintedLine, lookahead: Lookahead): number | null {
    if (line.cell === 'label' || line.cell === 'beside' || (line.listLevel > 0 && line.number === null)) return null
    if (!isHeadingLike(line) || hasLimit(findLimit(line.text))) return null
    if (this.at.inOptions && line.number === null) return null
    if (line.listLevel === 0 && line.cell === 'none' && lookahead.isOverNumbered()) return PSEUDO_LEVEL
    const marked = line.bold || line.number !== null
    if (marked && namesPassedPart(line)) return levelOfNumber(line.number)
    if (lookahead.hasSpaceNext() || lookahead.hasTicksNext() || lookahead.hasLimitNext()) return null
    if (marked && line.cell === 'none' && lookahead.hasLabelsNext() && !lookahead.isAfterBlank())
      return levelOfNumber(line.number)
    if (this.listed !== null && line.listLevel === this.listed && line.bold === this.listedBold) return null
    if (line.number === null && lookahead.isAmongBlanks()) return null
    if (this.at.current !== null && this.isNumberedAnswer(line)) return null
    const next = lookahead.next()
    const over = line.number !== null && next?.kind === 'line' && isNumberedBelow(next.number, line.number)
    if (line.number !== null && (over || !isFact(line))) {
      return line.listLevel > 0 && !line.bold ? null : levelOfNumber(line.number)
    }
    return line.bold && line.cell !== 'plain' && !isFact(line) ? levelOfNumber(line.number) : null
  }

  private readHeading(line: PrintedLine, level: number, lookahead: Lookahead): void {
    if (this.at.passing !== null && (level > this.at.passing || this.isListedUnderPassed(line))) return
    const answering = this.at.current !== null && this.at.answerWords > ANSWER_WORDS
    this.closeHeading(line)
    this.at.closeCurrent()
    this.at.passing = null
    this.passedBy = line
    this.listed = null
    const asking = askingOf(line.text)
    this.at.sections.leave(level)
    if (line === this.title) this.at.sections.enter(line, level)
    else if (answering && this.isOfAnswer(line)) this.at.passing = level
    else if (NOT_ASKED.test(line.text) || FILE_PROMPT.test(line.text) || isExcluded(line, asking))
      this.at.passing = level
    else if (isPrompt(asking) && !isAboutFunder(line.text) && !lookahead.isSectionOfNumbered()) this.at.open(line)
    else this.enterHeading(line, level, asking, lookahead)
  }

  /** A template asks by its headings: one under which nothing was asked outright is the question itself. */
  private closeHeading(next?: PrintedLine): void {
    const { heading } = this.at
    if (heading === null || heading.line.level === null || !this.askingLevels.has(heading.line.level)) return
    const bare = next?.kind === 'line' && next.level === heading.line.level && heading.body.length === 0
    if (bare || heading.body.some(asksByInstruction)) this.at.openHeading()
  }

  /** "1. Accounts" in plain type under "ATTACHMENTS" in bold. */
  private isListedUnderPassed(line: PrintedLine): boolean {
    const over = this.passedBy
    return over !== null && over.bold && over.number === null && !line.bold && line.level === null
  }

  /** The applicant's own headings are below the form's, within an answer. */
  private isOfAnswer(line: PrintedLine): boolean {
    if (line.level === null) return false
    return !this.askingLevels.has(line.level) && [...this.askingLevels].some((level) => level < line.level!)
  }

  private enterHeading(line: PrintedLine, level: number, asking: Asking, lookahead: Lookahead): void {
    const placeholder = /^[[<]([^[\]<>]{3,40})[\]>]$/u.exec(line.text)?.[1]
    if (placeholder !== undefined) return void this.at.open({ ...line, text: placeholder })
    this.at.enter(line, level)
    if ((this.listsUnderHeadings || QUESTIONS.test(line.text)) && lookahead.listFollows()) {
      this.at.heading = null
      this.listIntro = true
      return
    }
    if (asking === 'instruction') this.at.heading = null
    const labels = lookahead.hasSpaceNext() && isFactLabel(cleanPrompt(line.text))
    const answered = this.asksBySiblings(line, lookahead)
    const waits = this.bare.has(line) || this.template.has(line)
    const limited = hasLimit(findLimit(line.text)) || waits || this.asksByLevel(line, lookahead)
    if (!labels && !answered && !limited && !this.asksByNumber(line, lookahead)) return
    this.at.open(line)
    this.at.sections.leave(level)
    if (answered) this.at.closeCurrent()
  }

  /** A plain numbered line where the numbered prompts are bold is a point of help, or of an answer. */
  private isNumberedAnswer(line: PrintedLine): boolean {
    return line.number !== null && !line.bold && (this.promptNumbers.get(shapeOf(line.number))?.bold ?? false)
  }

  /** In a form whose prompts are numbered, a label numbered as they are asks for a fact, or has nothing below it. */
  private asksByNumber(line: PrintedLine, lookahead: Lookahead): boolean {
    if (line.number === null || !this.promptNumbers.has(shapeOf(line.number)) || this.isNumberedAnswer(line))
      return false
    const next = lookahead.next()
    if (next?.kind === 'line' && isNumberedBelow(next.number, line.number)) return false
    if (isFactLabel(cleanPrompt(line.text))) return !lookahead.hasLabelsNext()
    return next?.kind === 'line' && next.number !== null && shapeOf(next.number) === shapeOf(line.number)
  }

  /** The name of a fact among headings that are themselves questions. */
  private asksByLevel(line: PrintedLine, lookahead: Lookahead): boolean {
    const next = lookahead.next()
    const group = next?.kind === 'line' && next.level === null && isContactLabel(cleanPrompt(next.text))
    const share = line.level === null ? 0 : (this.promptLevels.get(line.level) ?? 0)
    return !group && share > 0 && (isFact(line) || share >= ALL_ASK)
  }

  /** A heading among headings that all ask, with an answer and no prompt below it. */
  private asksBySiblings(line: PrintedLine, lookahead: Lookahead): boolean {
    const next = lookahead.next()
    if (line.level === null || !this.askingLevels.has(line.level)) return false
    if (next?.kind !== 'line' || next.level !== null || next.listLevel > 0) return false
    const asking = askingOf(next.text)
    return (
      (asking === 'prose' && !asksByInstruction(next.text)) ||
      (asking === 'label' && isFact(line) && !/:\s*$/u.test(next.text))
    )
  }

  private readLimit(line: PrintedLine): void {
    const draft = this.at.current ?? this.at.openHeading()
    if (draft !== null) addGuidance(draft, line.text)
  }

  private readText(line: PrintedLine, asking: Asking, lookahead: Lookahead): void {
    if (this.listIntro) this.enterList(line)
    if (this.listed !== null && this.readListed(line, asking, lookahead)) return
    if (lookahead.headingFollows() && leadsInQuestions(line.text)) {
      this.listsUnderHeadings = true
      return this.readHelp(line, 'prose')
    }
    if (asking === 'follow-up') return this.readFollowUp(line, lookahead)
    if (BARE_FOLLOW_UP.test(line.text) && this.at.current !== null) return this.follow(this.at.current, line.text)
    if (OPTIONS_LEAD.test(line.text) && !isPrompt(asking)) return this.enterOptions(line)
    if (isPrompt(asking)) return this.readPrompt(line, asking, lookahead)
    if (line.cell === 'label' && lookahead.hasSpaceNext() && isFact(line)) return this.fields.readLabel(line, lookahead)
    if (this.leadsInList(line) && lookahead.listFollows()) this.listIntro = true
    else if (asking === 'label' && line.listLevel > 0 && isFact(line) && this.asksByNumber(line, lookahead)) {
      this.at.open(line)
      return
    } else if (asking === 'label') return this.fields.readLabel(line, lookahead)
    this.readHelp(line, asking)
  }

  private leadsInList(line: PrintedLine): boolean {
    return leadsInQuestions(line.text) || (this.at.current === null && INCLUDE_THESE.test(line.text))
  }

  private enterList(line: PrintedLine): void {
    this.listIntro = false
    if (line.listLevel === 0 && line.number === null) return
    this.listed = line.listLevel
    this.listedBold = line.bold
  }

  /** An item of a list of questions; false where the list is over. */
  private readListed(line: PrintedLine, asking: Asking, lookahead: Lookahead): boolean {
    if (line.number !== null && asking === 'label' && lookahead.sublistFollows(line.number)) {
      this.at.closeCurrent()
      this.at.enter(line, levelOfNumber(null) + 1)
      return true
    }
    if (line.listLevel < this.listed! || (this.listed === 0 && line.number === null)) {
      this.listed = null
      this.at.closeCurrent()
      return false
    }
    if (line.listLevel > this.listed! && !this.asksUnderCondition(asking)) this.helpListed(line, asking)
    else if (asking === 'instruction' && !takesAnswerAfterAll(line.text)) this.at.closeCurrent()
    else this.openListed(line)
    return true
  }

  /** "If your project began at an event:" and below it what is asked then. */
  private asksUnderCondition(asking: Asking): boolean {
    const { current } = this.at
    if (current === null || !isPrompt(asking)) return current === null
    const condition = current.line !== null && CONDITION.test(current.line.text) && !isPrompt(current.asking)
    if (condition) this.at.enterGroup(current)
    return condition || current.line?.listLevel !== this.listed
  }

  private helpListed(line: PrintedLine, asking: Asking): void {
    if (this.at.current !== null && (asking === 'label' || asking === 'prose')) this.at.current.listed++
    this.at.help(line.text)
  }

  private openListed(line: PrintedLine): void {
    const { text, help } = partListed(line.text)
    const draft = this.at.open({ ...line, text })
    if (help !== null) addGuidance(draft, help)
  }

  private enterOptions(line: PrintedLine): void {
    if (this.at.current?.answered) this.at.closeCurrent()
    if (this.at.current !== null) {
      this.at.current.ticked = true
      addGuidance(this.at.current, line.text)
    }
    this.at.inOptions = true
    this.at.heading = null
  }

  private readFollowUp(line: PrintedLine, lookahead: Lookahead): void {
    const { current } = this.at
    if (current !== null && current.asking === 'yes-no' && !current.answered && !current.followed) {
      if (asksForWords(line.text)) this.join(current, line)
      else addGuidance(current, line.text)
    } else if (
      asksForWords(line.text) &&
      (current === null || current.answered || current.ticked || lookahead.hasSpaceNext())
    ) {
      this.at.open(line)
    } else this.at.help(line.text)
  }

  private join(parent: QuestionDraft, line: PrintedLine): void {
    parent.text = `${parent.text} ${cleanPrompt(line.text)}`
    if (!hasLimit(parent.limit)) parent.limit = findLimit(line.text)
    parent.followed = true
  }

  /** "Please explain." wants words for what was asked before it. */
  private follow(current: QuestionDraft, text: string): void {
    addGuidance(current, text)
    current.followed = true
  }

  private readPrompt(line: PrintedLine, asking: Asking, lookahead: Lookahead): void {
    const { current } = this.at
    if (isAboutFunder(line.text)) return this.at.closeCurrent()
    const over = this.at.heading?.line.level ?? null
    if (over !== null && (lookahead.isIntroOf(over, this.bare) || this.isIntroOfNumbered(line, lookahead))) return
    if (current !== null && sameWords(current.text, line.text)) return
    if (current !== null && current.group && line.level === null) return void this.at.open(line)
    if (this.helpsWithFact(line)) return this.readHelp(line, asking)
    if (current !== null && this.explainsHeading(current, line)) return this.at.rephrase(current, line)
    if (current !== null && belongsTo(current, line, asking, lookahead)) return this.at.help(line.text, asking)
    if (current !== null && this.isNumberedAnswer(line)) return this.readHelp(line, asking)
    if (!isMarkedAsQuestion(line, lookahead) && !this.continuesAsking(line)) return this.readHelp(line, asking)
    if (this.at.answerWords > ANSWER_WORDS && isPlain(line, lookahead)) return
    if (line.listLevel > 0 && line.number === null && this.at.heading !== null && !lookahead.hasSpaceNext()) {
      this.at.heading.body.push(line.text)
      this.at.openHeading()
    } else this.at.open(line)
  }

  /** What a part is about, right above its numbered questions. */
  private isIntroOfNumbered(line: PrintedLine, lookahead: Lookahead): boolean {
    const next = lookahead.next()
    if (line.number !== null || line.listLevel > 0 || line.cell !== 'none' || hasLimit(findLimit(line.text)))
      return false
    return next?.kind === 'line' && /^\d+\.1$/u.test(next.number ?? '') && this.promptNumbers.has(shapeOf(next.number!))
  }

  /** "Project title", and below it "Give us a title that we can use.": the fact is the better question. */
  private helpsWithFact(line: PrintedLine): boolean {
    const over = this.at.heading?.line ?? this.at.current?.line ?? null
    if (over === null || line.number !== null || line.listLevel > 0 || !ENTERS.test(line.text)) return false
    if (!isFactLabel(cleanPrompt(over.text).replace(/\.$/u, ''))) return false
    return this.at.heading === null ? this.at.current!.asking === 'label' : this.at.openHeading() !== null
  }

  /** "Vision", its limit, and only then "What are you hoping to achieve?": the prompt is the better question. */
  private explainsHeading(current: QuestionDraft, line: PrintedLine): boolean {
    if (current.line?.level == null || current.asking !== 'label' || current.answered) return false
    if (hasLimit(findLimit(current.line.text))) return false
    return line.listLevel === 0 && line.number === null && current.guidance.length === 0
  }

  private continuesAsking(line: PrintedLine): boolean {
    return (
      this.at.heading !== null || (this.at.drafts.length > 0 && wordsIn(line.text) <= 40 && this.at.answerWords === 0)
    )
  }

  private readHelp(line: PrintedLine, asking: Asking): void {
    const { current, heading } = this.at
    const limited = hasLimit(findLimit(line.text)) && wordsIn(line.text) <= 60
    if (current === null && heading !== null && limited) this.at.openHeading()
    if (REMARK_LABEL.test(cleanPrompt(line.text))) return
    this.at.help(line.text, asking)
  }
}

function isPlain(line: PrintedLine, lookahead: Lookahead): boolean {
  const marked = line.number !== null || line.bold || line.italic || line.cell !== 'none'
  return !marked && !lookahead.hasSpaceNext() && !lookahead.hasLimitNext() && !hasLimit(findLimit(line.text))
}
