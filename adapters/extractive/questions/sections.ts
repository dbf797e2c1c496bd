import type { PrintedLine } from './printed-items.ts'

/** Level of lines that only look like headings, below all real levels. */
export const PSEUDO_LEVEL = 20
/** Characters: longer text is not the name of a part. */
const LONGEST_NAME = 200

interface Open {
  readonly level: number
  readonly text: string
  readonly line: PrintedLine
}

/** Open headings at a position in the form. */
export class Sections {
  private open: Open[] = []

  constructor(private readonly title: PrintedLine | null) {}

  enter(line: PrintedLine, level: number): void {
    this.leave(level)
    const text = printedHeading(line)
    if (text.length <= LONGEST_NAME) this.open.push({ level, text, line })
  }

  /** Closes headings at and below a level. */
  leave(level: number): void {
    this.open = this.open.filter((one) => one.level < level)
  }

  /** Closes only numbered headings: one without a number continues over numbered lines. */
  leaveNumbered(level: number): void {
    this.open = this.open.filter((one) => one.level < level || one.line.number === null)
  }

  path(): string | null {
    const path = this.open.filter((one) => one.line !== this.title && one.level > 0).map((one) => one.text)
    return path.length === 0 ? null : path.join(' > ')
  }

  /** The path without a heading that is itself a question. */
  pathAbove(line: PrintedLine): string | null {
    const path = this.open
      .filter((one) => one.line !== line && one.line !== this.title && one.level > 0)
      .map((one) => one.text)
    return path.length === 0 ? null : path.join(' > ')
  }
}

function printedHeading(line: PrintedLine): string {
  const text = line.text.replace(/[\s:：]+$/u, '')
  return line.number === null ? text : `${line.number}${/[.)]$/.test(line.number) ? '' : '.'} ${text}`
}

/**
 * Level of a heading that the format marks; an ordinal such as "3.1" separates it from lines that only look like
 * headings.
 */
export function levelOfHeading(line: PrintedLine): number {
  return line.number !== null && /^\d+(?:\.\d+)+$/.test(line.number) ? levelOfNumber(line.number) : line.level!
}

/** Level by the ordinal, for a line that only looks like a heading; null without one. */
export function levelOfNumber(number: string | null): number {
  if (number === null) return PSEUDO_LEVEL + 9
  const parts = number.split(/[.-]/).filter((part) => part !== '')
  const lettered = /\d[a-z]$/i.test(number) ? 1 : 0
  return PSEUDO_LEVEL + Math.min(8, parts.length + lettered)
}
