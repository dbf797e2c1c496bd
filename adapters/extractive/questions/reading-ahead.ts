import { isFactLabel } from './fact-labels.ts'
import { isOnlyLimit } from './limits.ts'
import { takesTicks, takesWords, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt } from './prompts.ts'
import { sameWords } from './question-drafts.ts'

const REACH = 10
const SECTION =
  /^(?:section|part|step|abschnitt|teil|partie|rubrique|sección|parte|secção|sezione|deel|onderdeel|osa|del|avsnitt|adran|rhan)\s+(?:\d+|[A-Z]|[IVX]+|one|two|three|four|five|six)(?!\p{L})/iu

/** The items from a place on. */
export class ReadingAhead {
  constructor(
    private readonly items: readonly PrintedItem[],
    private readonly at: number,
  ) {}

  next(): PrintedItem | undefined {
    return this.items[this.at + 1]
  }

  /** Whether the very next item is room for words without a label of its own, or with this one. */
  hasRoomNext(): boolean {
    const next = this.next()
    const here = this.items[this.at]
    if (!takesWords(next)) return false
    return next.label === null || (here?.kind === 'line' && sameWords(next.label, here.text))
  }

  hasTicksNext(): boolean {
    return takesTicks(this.next())
  }

  /** Whether room for words comes before the next prompt, heading or numbered line. */
  hasRoomAhead(): boolean {
    for (const item of this.items.slice(this.at + 1, this.at + REACH)) {
      if (takesWords(item)) return item.label === null
      if (item.kind === 'grid') return true
      if (item.kind === 'line' && startsAnew(item)) return false
    }
    return false
  }

  /** Whether a table of labels follows. */
  hasLabelsNext(): boolean {
    const next = this.next()
    if (next?.kind !== 'line' || next.level !== null || askingOf(next.text) !== 'label') return false
    return next.cell === 'label' || (next.number === null && !next.bold && /:\s*$/u.test(next.text))
  }

  /** "Title of project:" right above or below "Amount requested:", set alike: both wait for words. */
  isAmongBlanks(): boolean {
    const here = this.items[this.at]
    if (!isBlank(here)) return false
    return [this.items[this.at - 1], this.next()].some((near) => isBlank(near) && near.bold === here.bold)
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

  headingFollows(): boolean {
    const next = this.next()
    return next?.kind === 'line' && next.level !== null
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

function startsAnew(line: PrintedLine): boolean {
  if (line.level !== null || line.number !== null || line.cell === 'label') return true
  return line.listLevel === 0 && !line.italic && isPrompt(askingOf(line.text))
}
