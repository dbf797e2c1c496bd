import { isFactLabel } from './fact-labels.ts'
import { findLimit, hasLimit, isOnlyLimit } from './limits.ts'
import { takesTicks, takesWords, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt, wordsIn } from './prompts.ts'
import { sameWords } from './question-drafts.ts'

const REACH = 10
const MIN_BLANK_WORDS = 3
/** "Here is an example:", "When completed, return it to:" */
const EXPLAINS =
  /^(?:here|this|these|that|the (?:same|result|output)|for example|when|if|as|to|note|examples?|you|we|it|see|run|use|return|send)(?!\p{L})/iu
/** "Enclose the following:" */
const LEADS_ON =
  /(?<!\p{L})(?:follow|below|folgend|unten|suivant|ci-dessous|siguient|seguint|seguent|abajo|volgend|hieronder|seuraav|följand|følgend|nedan|poniżej|następując)\p{L}*/iu
const SECTION =
  /^(?:section|part|step|abschnitt|teil|partie|rubrique|sección|parte|secção|sezione|deel|onderdeel|osa|del|avsnitt|adran|rhan)\s+(?:\d+|[A-Z]|[IVX]+|one|two|three|four|five|six)(?!\p{L})/iu

/** The items from a place on. */
export class Lookahead {
  constructor(
    private readonly items: readonly PrintedItem[],
    private readonly at: number,
  ) {}

  next(): PrintedItem | undefined {
    return this.items[this.at + 1]
  }

  /** Whether the very next item is room for words without a label of its own, or with this one. */
  hasSpaceNext(): boolean {
    const next = this.next()
    const here = this.items[this.at]
    if (!takesWords(next)) return false
    return next.label === null || (here?.kind === 'line' && sameWords(next.label, here.text))
  }

  hasTicksNext(): boolean {
    return takesTicks(this.next())
  }

  /** Whether room for words comes before the next prompt, heading or numbered line. */
  hasSpaceAhead(): boolean {
    for (const item of this.items.slice(this.at + 1, this.at + REACH)) {
      if (takesWords(item)) return item.label === null
      if (item.kind === 'grid') return true
      if (item.kind === 'line' && (startsNewPart(item) || isBlank(item))) return false
    }
    return false
  }

  /** Whether a table of labels follows. */
  hasLabelsNext(): boolean {
    const next = this.next()
    if (takesWords(next)) return next.label !== null && next.value === null && !this.hasSpaceNext()
    if (next?.kind !== 'line' || next.level !== null || askingOf(next.text) !== 'label') return false
    return next.cell === 'label' || (next.number === null && !next.bold && /:\s*$/u.test(next.text))
  }

  /** "Title of project:" right above or below "Amount requested:", set alike: both wait for words. */
  isAmongBlanks(): boolean {
    const here = this.items[this.at]
    if (!isBlank(here)) return false
    return [this.items[this.at - 1], this.next()].some((near) => isBlank(near) && near.bold === here.bold)
  }

  /** "Country:" right below "Name:", set alike. */
  isAfterBlank(): boolean {
    const here = this.items[this.at]
    const before = this.items[this.at - 1]
    return isBlank(here) && isBlank(before) && before.bold === here.bold
  }

  /** An item of a list that ends in a colon, with nothing under it. */
  isBlankItem(): boolean {
    const here = this.items[this.at]
    const next = this.next()
    if (!isBlank(here) || here.listLevel === 0) return false
    return next === undefined || (next.kind === 'line' && (next.level !== null || next.listLevel <= here.listLevel))
  }

  /** "Short description of the aims:" right above the next prompt, blank or heading. */
  isBlankPrompt(): boolean {
    const here = this.items[this.at]
    const next = this.next()
    if (!isBlank(here) || here.cell !== 'none' || here.italic || wordsIn(here.text) < MIN_BLANK_WORDS) return false
    if (LEADS_ON.test(here.text) || EXPLAINS.test(here.text)) return false
    if (next?.kind !== 'line' || next.listLevel > 0) return next === undefined
    return next.level !== null || (next.number === null && isPrompt(askingOf(next.text))) || isBlank(next)
  }

  /** "Year founded" right above or below "Number of staff", both bold: each is asked for. */
  isAmongBoldFacts(): boolean {
    const here = this.items[this.at]
    return isBoldFact(here) && [this.items[this.at - 1], this.next()].some(isBoldFact)
  }

  hasLimitNext(): boolean {
    const next = this.next()
    return next?.kind === 'line' && isOnlyLimit(next.text)
  }

  /** Whether the next item begins a list within the one that a number belongs to. */
  sublistFollows(number: string): boolean {
    const next = this.next()
    return next?.kind === 'line' && next.number !== null && /^(?:1|a|i|A)$/.test(next.number) && next.number !== number
  }

  /** A line of its own, without a number or with a letter, right above the first of numbered lines, or in bold above any. */
  isOverNumbered(): boolean {
    const here = this.items[this.at]
    const next = this.next()
    if (here?.kind !== 'line' || /[:：*]|[.]\s/u.test(here.text)) return false
    if (here.number !== null && !/^[A-Z]$/u.test(here.number)) return false
    if (next?.kind !== 'line' || next.level !== null || next.number === null) return false
    return (
      /^[A-Z]?1$|^a$/u.test(next.number) || (here.bold && !next.bold && here.number === null && !isFactLabel(here.text))
    )
  }

  /** "Section 2: What are you asking for?" over numbered questions: the name of a part of the form. */
  isSectionOfNumbered(): boolean {
    const here = this.items[this.at]
    if (here?.kind !== 'line' || !SECTION.test(here.text)) return false
    for (const item of this.items.slice(this.at + 1, this.at + REACH)) {
      if (item.kind !== 'line') continue
      if (item.number !== null) return true
      if (item.level !== null) return false
    }
    return false
  }

  /** Whether the next heading is below this level and asks by itself: it has a limit, or nothing below it. */
  isIntroOf(level: number, bare: ReadonlySet<PrintedItem>): boolean {
    for (const item of this.items.slice(this.at + 1)) {
      if (item.kind !== 'line') return false
      if (item.level !== null) return item.level > level && (bare.has(item) || hasLimit(findLimit(item.text)))
    }
    return false
  }

  headingFollows(): boolean {
    const next = this.next()
    if (next?.kind !== 'line') return false
    return next.level !== null || (next.bold && /^[A-Z]$/u.test(next.number ?? '') && askingOf(next.text) === 'label')
  }

  listFollows(): boolean {
    const next = this.next()
    return next?.kind === 'line' && next.level === null && (next.listLevel > 0 || next.number !== null)
  }
}

function isBoldFact(item: PrintedItem | undefined): boolean {
  return item?.kind === 'line' && item.level === null && item.bold && isFactLabel(item.text)
}

function isBlank(item: PrintedItem | undefined): item is PrintedLine {
  return item?.kind === 'line' && item.level === null && item.number === null && /:\s*$/u.test(item.text)
}

function startsNewPart(line: PrintedLine): boolean {
  if (line.level !== null || line.number !== null || line.cell === 'label') return true
  return line.listLevel === 0 && !line.italic && isPrompt(askingOf(line.text))
}
