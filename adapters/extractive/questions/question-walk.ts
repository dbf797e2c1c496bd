import { EXCLUDED_HEADING, FILE_PROMPT, NOT_ASKED, OPTIONS_LEAD, PLEDGE } from './exclusion-words.ts'
import { ADDRESS, ADDRESS_PART, isContactLabel, isFactLabel } from './fact-labels.ts'
import { fieldGroups, isMoneyGrid, isPeopleGrid } from './grids.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { leadsInQuestions, partListed } from './list-intros.ts'
import { takesWords, type Grid, type PrintedItem, type PrintedLine, type Room } from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { askingOf, isPrompt, wordsIn, type Asking } from './prompts.ts'
import {
  addGuidance,
  draftOfColumn,
  draftOfLabel,
  draftOfLine,
  sameWords,
  takeRoom,
  type QuestionDraft,
} from './question-drafts.ts'
import { ReadingAhead } from './reading-ahead.ts'
import { levelOfNumber, Sections } from './sections.ts'
import { belongsTo, isAboutFunder, standsOut } from './standing.ts'

/** Answers of a filled-in form run so long; what asks after them is a part of the answer. */
const ANSWER_WORDS = 45
const MAX_HEADING_WORDS = 14

/** Reads the items in order and gathers the questions: which line opens one, and which lines belong to it. */
export class QuestionWalk {
  readonly drafts: QuestionDraft[] = []
  private readonly sections: Sections
  private current: QuestionDraft | null = null
  /** The heading under which nothing has been asked yet: it may turn out to be the question. */
  private heading: { line: PrintedLine; body: string[] } | null = null
  /** Level of the heading whose part of the form asks nothing; deeper headings are passed over with it. */
  private passing: number | null = null
  private inOptions = false
  /** Level of the list whose items are questions. */
  private listed: number | null = null
  private listIntro = false
  private answerWords = 0

  constructor(
    private readonly items: readonly PrintedItem[],
    private readonly signing: ReadonlySet<PrintedItem>,
    title: PrintedLine | null,
  ) {
    this.sections = new Sections(title)
  }

  walk(): QuestionDraft[] {
    this.items.forEach((item, index) => {
      if (this.signing.has(item)) return this.pass()
      const ahead = new ReadingAhead(this.items, index)
      if (item.kind === 'line') this.readLine(item, ahead)
      else if (this.passing !== null) return
      else if (item.kind === 'room') this.readRoom(item)
      else this.readGrid(item)
    })
    return this.drafts
  }

  private readLine(line: PrintedLine, ahead: ReadingAhead): void {
    const level = line.level ?? this.pseudoLevel(line, ahead)
    if (level !== null) return this.readHeading(line, level, ahead)
    if (this.passing !== null) return
    if (PLEDGE.test(line.text)) return this.passFrom(levelOfNumber(null) + 1)
    if (NOT_ASKED.test(line.text) || FILE_PROMPT.test(line.text)) return this.pass()
    if (isOnlyLimit(line.text)) return this.readLimit(line)
    this.readText(line, askingOf(line.text), ahead)
  }

  /** The level of a line that is set as a heading without being one; null for body text. */
  private pseudoLevel(line: PrintedLine, ahead: ReadingAhead): number | null {
    if (line.cell === 'label' || line.cell === 'beside' || (line.listLevel > 0 && line.number === null)) return null
    if (ahead.hasRoomNext() || ahead.hasTicksNext() || ahead.hasLimitNext()) return null
    if (wordsIn(line.text) > MAX_HEADING_WORDS || askingOf(line.text) !== 'label' || hasLimit(findLimit(line.text)))
      return null
    if (EXCLUDED_HEADING.test(line.text) && (line.bold || line.number !== null)) return levelOfNumber(line.number)
    if (this.listed !== null && line.listLevel === this.listed) return null
    if (line.number !== null && !isFactLabel(cleanPrompt(line.text)))
      return line.listLevel > 0 && !line.bold ? null : levelOfNumber(line.number)
    return line.bold && line.cell !== 'plain' && !isContactLabel(cleanPrompt(line.text))
      ? levelOfNumber(line.number)
      : null
  }

  private readHeading(line: PrintedLine, level: number, ahead: ReadingAhead): void {
    if (this.passing !== null && level > this.passing) return
    this.pass()
    this.passing = null
    this.listed = null
    const asking = askingOf(line.text)
    this.sections.leave(level)
    if (NOT_ASKED.test(line.text) || FILE_PROMPT.test(line.text)) this.passing = level
    else if (isExcluded(line.text, asking)) this.passing = level
    else if (isPrompt(asking) && !isAboutFunder(line.text)) this.open(line)
    else {
      this.sections.enter(line, level)
      this.heading = { line, body: [] }
      if (asking === 'instruction') this.heading = null
      if (ahead.hasRoomNext() && isFactLabel(cleanPrompt(line.text))) this.open(line)
    }
  }

  /** Lets go of the question under way: what follows is not its guidance. */
  private pass(): void {
    this.current = null
    this.heading = null
    this.inOptions = false
    this.answerWords = 0
  }

  private passFrom(level: number): void {
    this.pass()
    this.passing = level
  }

  private open(line: PrintedLine): QuestionDraft {
    const draft = draftOfLine(line, this.sections.pathAbove(line))
    return this.add(draft)
  }

  private add(draft: QuestionDraft): QuestionDraft {
    this.drafts.push(draft)
    this.current = draft
    this.heading = null
    this.inOptions = false
    this.answerWords = 0
    return draft
  }

  /** A limit, or a place to answer, right under a heading shows that the heading asks. */
  private openHeading(): QuestionDraft | null {
    if (this.heading === null) return null
    const { line, body } = this.heading
    const draft = this.open(line)
    for (const text of body) addGuidance(draft, text)
    return draft
  }

  private readLimit(line: PrintedLine): void {
    const draft = this.current ?? this.openHeading()
    if (draft !== null) addGuidance(draft, line.text)
  }

  private readText(line: PrintedLine, asking: Asking, ahead: ReadingAhead): void {
    if (this.listIntro) this.enterList(line)
    if (this.listed !== null && this.readListed(line, asking)) return
    if (asking === 'follow-up') return this.readFollowUp(line, ahead)
    if (OPTIONS_LEAD.test(line.text) && asking !== 'open' && asking !== 'request') return this.enterOptions(line)
    if (isPrompt(asking)) return this.readPrompt(line, asking, ahead)
    if (asking === 'label') return this.readLabel(line, ahead)
    if (asking === 'prose' && leadsInQuestions(line.text) && ahead.listFollows()) this.listIntro = true
    this.readHelp(line, asking)
  }

  private enterList(line: PrintedLine): void {
    this.listIntro = false
    if (line.listLevel > 0 || line.number !== null) this.listed = line.listLevel
  }

  /** An item of a list of questions; false where the list is over. */
  private readListed(line: PrintedLine, asking: Asking): boolean {
    if (line.listLevel < this.listed! || (this.listed === 0 && line.number === null)) {
      this.listed = null
      return false
    }
    if (line.listLevel > this.listed!) this.help(line.text)
    else if (asking === 'instruction') this.pass()
    else this.openListed(line)
    return true
  }

  private openListed(line: PrintedLine): void {
    const { text, help } = partListed(line.text)
    const draft = this.open({ ...line, text })
    if (help !== null) addGuidance(draft, help)
  }

  private enterOptions(line: PrintedLine): void {
    if (this.current !== null) {
      this.current.ticked = true
      addGuidance(this.current, line.text)
    }
    this.inOptions = true
    this.heading = null
  }

  private readFollowUp(line: PrintedLine, ahead: ReadingAhead): void {
    const { current } = this
    if (current !== null && current.asking === 'yes-no' && !current.answered && !current.followed) {
      if (!asksForWords(line.text)) return addGuidance(current, line.text)
      current.text = `${current.text} ${cleanPrompt(line.text)}`
      current.limit = hasLimit(current.limit) ? current.limit : findLimit(line.text)
      current.followed = true
      return
    }
    if (asksForWords(line.text) && (current === null || current.answered || current.ticked || ahead.hasRoomNext()))
      this.open(line)
    else this.help(line.text)
  }

  private readPrompt(line: PrintedLine, asking: Asking, ahead: ReadingAhead): void {
    if (isAboutFunder(line.text)) return this.pass()
    if (this.current !== null && this.current.group && line.level === null) return void this.open(line)
    if (this.current !== null && belongsTo(this.current, line, asking, ahead)) return this.help(line.text, asking)
    if (!standsOut(line, ahead) && !this.goesOnAsking(line)) return this.readHelp(line, asking)
    if (this.answerWords > ANSWER_WORDS && isPlain(line, ahead)) return
    if (line.listLevel > 0 && line.number === null && this.heading !== null && !ahead.hasRoomNext()) {
      this.heading.body.push(line.text)
      this.openHeading()
      return
    }
    this.open(line)
  }

  private goesOnAsking(line: PrintedLine): boolean {
    return this.heading !== null || (this.drafts.length > 0 && wordsIn(line.text) <= 40 && this.answerWords === 0)
  }

  private readLabel(line: PrintedLine, ahead: ReadingAhead): void {
    const label = cleanPrompt(line.text)
    if (line.cell === 'beside') return this.help(line.text)
    if (this.isAddressPart(label)) return this.help(label)
    if (ahead.hasRoomNext()) return this.readLabelWithRoom(line, label)
    if (ahead.hasTicksNext()) return this.readTicked(line)
    if (this.inOptions || line.listLevel > 0) return this.readOption(line)
    if (isFactLabel(label) && this.isFieldOfForm(label, line)) return void this.open(line)
    if (/^(?:you can add|add another)/iu.test(line.text) && this.current !== null) return this.group(line.text)
    this.readHelp(line, 'label')
  }

  private group(text: string): void {
    addGuidance(this.current!, text)
    this.current!.group = fieldGroups(this.items, this.current!.line)
  }

  private readTicked(line: PrintedLine): void {
    if (this.current !== null && !this.current.answered && this.current.asking !== 'label') return this.help(line.text)
    this.open(line)
  }

  /** A label with its place beside or below it: its own question, unless a prompt waits for these cells. */
  private readLabelWithRoom(line: PrintedLine, label: string): void {
    if (this.waitsForCells(label)) this.help(label)
    else this.open(line)
  }

  private waitsForCells(label: string): boolean {
    const { current } = this
    if (current === null || current.line === null || !isPrompt(current.asking) || current.asking === 'yes-no')
      return false
    if (/^(?:other|autre|sonstige|otro|outro|altro|anders|muu|annat|andet)/iu.test(label)) return true
    if (current.answered && !current.listed) return false
    const contact = isContactLabel(label) && !/^(?:please )?list\b/iu.test(current.text)
    return !contact
  }

  private readOption(line: PrintedLine): void {
    if (this.current !== null && line.listLevel > 0) this.current.listed++
    this.help(line.text)
  }

  private isAddressPart(label: string): boolean {
    if (this.current === null || !ADDRESS.test(this.current.text)) return false
    return ADDRESS_PART.test(label) || /^address$/iu.test(label)
  }

  /** A bare label counts where the form asks by bare labels: under a heading or question, or next to its like. */
  private isFieldOfForm(label: string, line: PrintedLine): boolean {
    if (/:\s*$/u.test(line.text) || line.number !== null) return true
    if (this.current !== null && this.current.line?.level !== null && isContactLabel(label)) {
      this.current.group = this.current.asking !== 'label' && !/\b(?:name|address)\b/iu.test(this.current.text)
    }
    return true
  }

  private readHelp(line: PrintedLine, asking: Asking): void {
    if (asking === 'prose' && this.current !== null) this.answerWords += wordsIn(line.text)
    if (this.current === null && this.heading !== null && hasLimit(findLimit(line.text)) && wordsIn(line.text) <= 60)
      this.openHeading()
    this.help(line.text, asking)
  }

  private help(text: string, asking?: Asking): void {
    if (this.current !== null) addGuidance(this.current, text)
    else if (this.heading !== null) this.heading.body.push(text)
    if (asking === 'request' && this.current?.asking === 'yes-no') this.current.followed = true
  }

  private readRoom(room: Room): void {
    if (room.control === 'file' || room.control === 'signature') return this.pass()
    if (!takesWords(room)) return this.readTicks(room)
    if (room.label === null || (this.current !== null && sameWords(room.label, this.current.text)))
      return this.answer(room)
    this.readLabelled(room, room.label)
  }

  private answer(room: Room): void {
    const draft = this.current ?? this.openHeading()
    if (draft !== null) takeRoom(draft, room)
    this.answerWords = 0
  }

  private readLabelled(room: Room, label: string): void {
    const clean = cleanPrompt(label)
    if (this.isAddressPart(clean) || this.waitsForCells(clean)) {
      this.help(clean)
      if (this.current !== null) this.current.listed++
      return takeRoom(this.current!, room)
    }
    if (/^other(?:\(s\)|s)?$/iu.test(clean) && this.current !== null) return
    if (this.current?.asking === 'yes-no' && !this.current.answered && askingOf(clean) === 'follow-up') {
      this.current.text = `${this.current.text} ${clean}`
      this.current.followed = true
      return takeRoom(this.current, room)
    }
    takeRoom(this.add(draftOfLabel(label, room, this.sections.path())), room)
  }

  private readTicks(room: Room): void {
    if (room.label !== null && room.control === 'choice' && askingOf(room.label) === 'yes-no') {
      this.add(draftOfLabel(room.label, room, this.sections.path())).ticked = true
      return
    }
    if (this.current !== null) this.current.ticked ||= !this.current.answered
    this.heading = null
  }

  private readGrid(grid: Grid): void {
    if (isPeopleGrid(grid)) return this.pass()
    const asked = this.current !== null && !this.current.answered && isPrompt(this.current.asking) ? this.current : null
    if (isMoneyGrid(grid) && asked === null) return this.dropLabel()
    const draft = asked ?? (this.heading === null ? this.waitingLabel() : this.openHeading())
    if (draft === null) return this.openColumns(grid)
    addGuidance(draft, grid.columns.join('; '))
    draft.anchor = grid.anchor
    draft.answered = true
  }

  private waitingLabel(): QuestionDraft | null {
    return this.current !== null && !this.current.answered ? this.current : null
  }

  /** A cost table makes no question of the label above it. */
  private dropLabel(): void {
    if (this.current !== null && !this.current.answered && this.current.asking === 'label') this.current.group = true
    this.pass()
  }

  private openColumns(grid: Grid): void {
    grid.columns.forEach((column, index) => {
      if (!/\(x\)/iu.test(column))
        this.add(draftOfColumn(column, grid.columnAnchors[index] ?? grid.anchor, this.sections.path()))
    })
  }
}

function isExcluded(text: string, asking: Asking): boolean {
  return EXCLUDED_HEADING.test(text) && asking !== 'open' && asking !== 'request' && wordsIn(text) <= 14
}

function asksForWords(text: string): boolean {
  const rest = text.replace(/^[^,:;]{2,60}[,:;]\s*/u, '')
  const asking = askingOf(rest)
  return (
    asking === 'open' ||
    asking === 'request' ||
    /\b(?:please (?:specify|state|explain|give|provide|describe|list|name)|specify|details|précise[zr]|welche|cuál|qual|quale|welke|mikä|vilken)\b/iu.test(
      text,
    )
  )
}

function isPlain(line: PrintedLine, ahead: ReadingAhead): boolean {
  return (
    line.number === null &&
    !line.bold &&
    !line.italic &&
    line.cell === 'none' &&
    !ahead.hasRoomNext() &&
    !ahead.hasLimitNext() &&
    !hasLimit(findLimit(line.text))
  )
}
