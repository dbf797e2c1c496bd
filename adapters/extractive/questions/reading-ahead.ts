import { isOnlyLimit } from './limits.ts'
import { takesTicks, takesWords, type PrintedItem, type PrintedLine } from './printed-items.ts'
import { askingOf, isPrompt } from './prompts.ts'

const REACH = 10

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
    return takesWords(next) && next.label === null
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
    return next?.kind === 'line' && next.cell === 'label' && askingOf(next.text) === 'label'
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

  listFollows(): boolean {
    const next = this.next()
    return next?.kind === 'line' && next.level === null && (next.listLevel > 0 || next.number !== null)
  }
}

function startsAnew(line: PrintedLine): boolean {
  if (line.level !== null || line.number !== null || line.cell === 'label') return true
  return line.listLevel === 0 && !line.italic && isPrompt(askingOf(line.text))
}
