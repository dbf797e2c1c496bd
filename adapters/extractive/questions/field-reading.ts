import { NOT_ASKED, OPTIONS_LEAD, REMARK_LABEL, YES_OR_NO } from './exclusion-words.ts'
import { ADDRESS, ADDRESS_PART, isContactLabel, isFactLabel } from './fact-labels.ts'
import { fieldGroups, isMoneyGrid, isPeopleGrid } from './grids.ts'
import { findLimit, hasLimit } from './limits.ts'
import type { OpenQuestions } from './open-questions.ts'
import { takesWords, type Grid, type PrintedItem, type PrintedLine, type AnswerSpace } from './printed-items.ts'
import { cleanPrompt } from './prompt-text.ts'
import { GUIDANCE_OPENER } from './prompt-words.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import { addGuidance, draftOfColumn, sameWords, addAnswerSpace, type QuestionDraft } from './question-drafts.ts'
import type { Lookahead } from './lookahead.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** Words between two blanks, and the number of a repeated block: no labels. */
const JOINT = /^(?:[/.-]|to|and|or|from|until|of|bis|von|à|au|a|y|e|al|do|tot|till|från|–|-|\d{1,2}|[a-z])$/iu
const SERIES =
  /^(?:year|année|an|jahr|año|ano|anno|jaar|vuosi|år|blwyddyn|period|phase|quarter|q|month|week|day)\s*\d{1,4}\b/iu
/** Options are short; longer points are help, or an answer. */
const MAX_OPTION_WORDS = 10
const POST_CODE =
  /^(?:(?:full )?post ?code|zip(?: code)?|plz|code postal|código postal|cap|cep|postcode|postnummer|postinumero)(?!\p{L})/iu
const LISTING = /^(?:please )?(?:list|name|énumérez|listez|nennen sie|enumere|elencare|noem|luettele)\s+\S+\s+\S+/iu
const OTHER =
  /^(?:others?|autres?|sonstiges?|otr[oa]s?|outr[oa]s?|altr[oie]|anders|overige?|muut?|annat|andet)(?!\p{L})/iu

/** Reads labels, places to answer and tables to fill in. */
export class FieldReading {
  constructor(
    private readonly items: readonly PrintedItem[],
    private readonly at: OpenQuestions,
  ) {}

  readLabel(line: PrintedLine, lookahead: Lookahead): void {
    const label = cleanPrompt(line.text)
    if (REMARK_LABEL.test(label))
      return this.at.current === null && this.at.heading === null ? this.at.closeCurrent() : undefined
    if (line.cell === 'beside' || JOINT.test(label)) return this.at.help(line.text)
    if (this.isAddressPart(label)) return this.at.help(label)
    if (/^(?:you can add|add another)/iu.test(line.text) && this.at.current !== null) return this.readRepeated(line)
    if (lookahead.hasSpaceNext()) return this.readLabelWithSpace(line, label)
    if (lookahead.hasTicksNext()) return this.readTicked(line)
    const limited = hasLimit(findLimit(line.text)) || lookahead.hasLimitNext()
    const marked = line.number !== null || line.bold || (line.listLevel > 0 && hasLimit(findLimit(line.text)))
    if (limited && marked && !this.at.inOptions) return void this.at.open(line)
    if (line.listLevel > 0 && !this.at.inOptions && this.isBlankItem(lookahead)) return this.openAmongLabels(line)
    if (this.at.inOptions || (line.listLevel > 0 && !isBlankLabel(line, label))) return this.readOption(line)
    if (this.readFilled(line, lookahead)) return
    const helps = GUIDANCE_OPENER.test(line.text) && this.at.current?.answered === false
    if (helps || SERIES.test(label) || this.isListedFact(label)) return this.at.help(label)
    if (
      hasLimit(findLimit(line.text)) ||
      this.isBlankAmongBlanks(lookahead) ||
      this.isBlankPrompt(label, lookahead) ||
      this.isFieldOfForm(label, line)
    ) {
      this.openAmongLabels(line)
    } else this.at.help(line.text, 'label')
  }

  private openAmongLabels(line: PrintedLine): void {
    this.at.open(line)
    this.at.inLabels = true
  }

  /** "Amount requested: $50,000" in a filled-in form. A telephone number alone is someone's card. */
  private readFilled(line: PrintedLine, lookahead: Lookahead): boolean {
    const label = filledLabel(line)
    if (label === null) return false
    const card = /^(?:\p{L}+ )?(?:e-?mail|tel|phone|mobile|fax|cell|web|website|url|courriel|tél)/iu.test(label)
    const next = lookahead.next()
    const among =
      this.at.inLabels ||
      (next?.kind === 'line' && (filledLabel(next) !== null || isBlankLabel(next, cleanPrompt(next.text))))
    if (!among || (card && !this.at.inLabels)) return true
    this.at.open({ ...line, text: `${label}:` })
    this.at.inLabels = true
    return true
  }

  private readRepeated(line: PrintedLine): void {
    addGuidance(this.at.current!, line.text)
    if (fieldGroups(this.items, this.at.current!.line)) this.at.enterGroup(this.at.current!)
  }

  private readTicked(line: PrintedLine): void {
    const { current } = this.at
    if (current !== null && !current.answered && current.asking !== 'label') this.at.help(line.text)
    else this.at.open(line)
  }

  /** A label with its place beside or below it: its own question, unless a prompt waits for these cells. */
  private readLabelWithSpace(line: PrintedLine, label: string): void {
    if (/^\p{Ll}/u.test(label) && !isFactLabel(label)) return this.at.help(label)
    if (!this.waitsForCells(label)) return void this.at.open(line)
    this.at.help(label)
    this.at.current!.listed++
  }

  private waitsForCells(label: string): boolean {
    const { current } = this.at
    if (current === null || current.line === null || !isPrompt(current.asking)) return false
    if (OTHER.test(label)) return true
    if (/^(?:open|request)$/.test(askingOf(label)) || hasWordLimit(current)) return false
    if (this.at.ticksSeen && current.ticked && !current.answered && current.listed === 0) return false
    if (current.asking === 'yes-no' || (current.answered && current.listed === 0)) return false
    if (isTotal(label)) return false
    return !isContactLabel(label) || LISTING.test(current.text)
  }

  /** Blanks under a question that is still unanswered are its parts. */
  private isBlankAmongBlanks(lookahead: Lookahead): boolean {
    if (lookahead.isAmongBoldFacts()) return true
    return lookahead.isAmongBlanks() && (this.at.current === null || this.at.current.asking === 'label')
  }

  /** A fact under an open question is a part of its answer. */
  private isBlankPrompt(label: string, lookahead: Lookahead): boolean {
    const { current } = this.at
    const part = current !== null && !current.answered && isPrompt(current.asking) && isFactLabel(label)
    return !part && lookahead.isBlankPrompt()
  }

  private isBlankItem(lookahead: Lookahead): boolean {
    if (this.at.current !== null && this.at.current.asking !== 'label') return false
    return lookahead.isAmongBlanks() || lookahead.isBlankItem()
  }

  /** "List three references": their names and numbers are parts of the answer. */
  private isListedFact(label: string): boolean {
    const { current } = this.at
    return current !== null && isPrompt(current.asking) && LISTING.test(current.text) && isContactLabel(label)
  }

  private readOption(line: PrintedLine): void {
    if (this.at.current !== null && line.listLevel > 0 && wordsIn(line.text) <= MAX_OPTION_WORDS)
      this.at.current.listed++
    this.at.help(line.text)
  }

  private isAddressPart(label: string): boolean {
    if (POST_CODE.test(label) && this.at.asksNearby(ADDRESS)) return true
    if (this.at.current === null || !ADDRESS.test(this.at.current.text)) return false
    return ADDRESS_PART.test(label) || /^address$/iu.test(label)
  }

  /** A bare label counts where the form asks by bare labels: under a heading or question, or next to its like. */
  private isFieldOfForm(label: string, line: PrintedLine): boolean {
    const { current } = this.at
    if (!/^[\p{L}(]/u.test(label) || /\d{4,}/u.test(label)) return false
    if (this.isNextLabel(line, label)) return isFactLabel(label) || !line.bold
    if (!isFactLabel(label)) return false
    if (current === null || current.asking === 'label' || current.group) return true
    if (current.line === null || current.answered) return true
    if (isTotal(label)) return true
    if (line.number !== null) return true
    if (!isContactLabel(label)) return false
    if (!/\b(?:name|address)\b/iu.test(current.text)) this.at.enterGroup(current)
    return true
  }

  private isNextLabel(line: PrintedLine, label: string): boolean {
    const among = this.at.inLabels || (this.at.current?.group ?? false)
    if (!among || line.level !== null || wordsIn(label) > 12 || /[.]\s*$/u.test(line.text)) return false
    return (this.at.current?.group ?? false) || isFactLabel(label) || /^\p{Lu}.*[:：]\s*\*?$/u.test(line.text)
  }

  readSpace(space: AnswerSpace): void {
    if (space.control === 'file' || space.control === 'signature') return this.at.closeCurrent()
    if (!takesWords(space)) return this.readTicks(space)
    const { current } = this.at
    if (space.label === null || (current !== null && sameWords(cleanPrompt(space.label), current.text)))
      return this.answer(space)
    this.readLabelled(space, space.label)
  }

  private answer(space: AnswerSpace): void {
    const draft = this.at.current ?? this.at.openHeading()
    if (draft !== null) addAnswerSpace(draft, space)
    this.at.answerWords = 0
  }

  private readLabelled(space: AnswerSpace, label: string): void {
    const clean = cleanPrompt(label)
    const { current } = this.at
    if (JOINT.test(clean) || YES_OR_NO.test(clean)) return
    if (NOT_ASKED.test(clean)) return this.at.skipRow(space.anchor)
    if (this.at.isSkippedRow(space.anchor)) return
    if (OTHER.test(clean) && this.at.ticksSeen) return
    if (REMARK_LABEL.test(clean)) return space.value === null ? undefined : this.at.help(space.value)
    if (current !== null && (this.isAddressPart(clean) || this.waitsForCells(clean)))
      return this.answerInPart(current, space, clean)
    if (current?.asking === 'yes-no' && !current.answered && askingOf(clean) === 'follow-up') {
      current.text = `${current.text} ${clean}`
      current.followed = true
      return addAnswerSpace(current, space)
    }
    if (isRemark(space, clean)) return this.at.help(`${label}: ${space.value}`)
    addAnswerSpace(this.at.openLabel(label, space), space)
    this.at.inLabels = true
  }

  private answerInPart(current: QuestionDraft, space: AnswerSpace, label: string): void {
    this.at.help(label)
    current.listed++
    addAnswerSpace(current, space)
  }

  private readTicks(space: AnswerSpace): void {
    this.at.ticksSeen = true
    const asked = this.at.current !== null && (this.at.current.answered || this.at.current.listed > 0)
    if (asked && space.control === 'choice' && space.label !== null && isPrompt(askingOf(space.label)))
      this.at.closeCurrent()
    const asks = space.control === 'choice' || /\?\s*$/u.test(space.label ?? '')
    if (space.label !== null && asks && askingOf(space.label) === 'yes-no') {
      this.at.openLabel(space.label, space).ticked = true
      return
    }
    if (this.at.current?.listed === 0) this.at.current.ticked ||= !this.at.current.answered
    this.at.heading = null
  }

  readGrid(grid: Grid): void {
    if (isPeopleGrid(grid)) return this.at.closeCurrent()
    const { current } = this.at
    const asked = current !== null && !current.answered && isPrompt(current.asking) ? current : null
    if (isMoneyGrid(grid) && asked === null) return this.dropLabel()
    const draft = asked ?? (this.at.heading === null ? this.waitingLabel() : this.at.openHeading())
    if (draft === null) return this.openColumns(grid)
    addGuidance(draft, grid.columns.join('; '))
    draft.anchor = grid.anchor
    draft.answered = true
  }

  private waitingLabel(): QuestionDraft | null {
    return this.at.current !== null && !this.at.current.answered ? this.at.current : null
  }

  /** A cost table makes no question of the label above it. */
  private dropLabel(): void {
    const { current } = this.at
    if (current !== null && !current.answered && current.asking === 'label') current.group = true
    this.at.closeCurrent()
  }

  private openColumns(grid: Grid): void {
    grid.columns.forEach((column, index) => {
      if (/\(x\)$/iu.test(column) && wordsIn(column) <= 3) return
      if (OPTIONS_LEAD.test(column) || !/\p{L}{2}/u.test(column)) return
      this.at.add(draftOfColumn(column, grid.columnAnchors[index] ?? grid.anchor, this.at.sections.path()))
    })
  }
}

/** What is asked for in so many words is a text, and no label after it a part of it. */
function hasWordLimit(draft: QuestionDraft): boolean {
  return draft.limit.words !== null || draft.limit.characters !== null
}

function filledLabel(line: PrintedLine): string | null {
  const match = /^([^:：]{2,60})[:：]\s+\S/u.exec(line.text)
  return match !== null && line.level === null && isFactLabel(match[1]!) ? match[1]! : null
}

/** "Project name:" with nothing after it. */
function isBlankLabel(line: PrintedLine, label: string): boolean {
  return /:(?:\s*(?:to|bis|à|al?|tot|until))?\s*$/u.test(line.text) && isFactLabel(label)
}

function isTotal(label: string): boolean {
  return /^(?:total|montant total|gesamt|importe total|valor total|totale|totaal|yhteensä)(?!\p{L})/iu.test(label)
}

/** "Common good: what benefits a community" in a filled-in form defines rather than asks. */
function isRemark(space: AnswerSpace, label: string): boolean {
  const filled =
    space.value !== null &&
    /^\p{L}/u.test(normaliseWords(space.value)) &&
    !/^[[<{(]|click|enter|insert|type/iu.test(space.value)
  return filled && wordsIn(space.value) > 3 && !isFactLabel(label) && !isPrompt(askingOf(label))
}
