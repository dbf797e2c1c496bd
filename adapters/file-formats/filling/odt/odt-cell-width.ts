import { attribute, childElements, countIn, type XmlElement } from '../../xml/xml-element.ts'
import { listMark, type AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { OdtDocument } from './odt-document.ts'
import { SMALL_SIZES, type SmallSize } from './odt-names.ts'

/** Width of an average letter, in points: text is 11 or 12 points high. */
const LETTER = 5.5
/** Letters and lines of a wide font, for each point of its size: what a box cuts off must not count as seen. */
const WIDE = { letter: 0.6, line: 1.3 }
const USUAL_SIZE = 11.3
/** Left plus right padding of a cell, in points. */
const PADDING = 8
/** A longer answer needs lines of this many characters, and a list more for its indents. */
const LONGEST_SHORT = 40
const LEAST_IN_LINE = 10
const LEAST_IN_LIST = 24

const POINTS: Readonly<Record<string, number>> = { in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pt: 1, pc: 12, px: 0.75 }

/**
 * Paragraphs of an answer for a cell: a narrow one gets list items without indents. Null if it is so narrow that
 * letters would stack.
 */
export function inWidthOf(
  cell: XmlElement,
  answer: readonly AnswerParagraph[],
  document: OdtDocument,
): readonly AnswerParagraph[] | null {
  const width = widthOf(cell, document)
  if (width === null) return answer
  const inLine = (width - PADDING) / LETTER
  const text = answer.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ')
  const longest = Math.max(0, ...text.split(/[\s/@?&=-]+/u).map(({ length }) => length))
  if (longest > inLine || (text.length > LONGEST_SHORT && inLine < LEAST_IN_LINE)) return null
  return inLine < LEAST_IN_LIST ? answer.map(withMark) : answer
}

/** The size in which an answer fits a box of fixed height, which cuts off what is longer; null if in none. */
export function fitInBox(
  box: XmlElement,
  answer: readonly AnswerParagraph[],
  document: OdtDocument,
): SmallSize | 'usual' | null {
  const frame = [box, document.parentOf(box)].find((one) => lengthOf(attribute(one, 'svg:height')) !== null) ?? null
  const [width, height] = ['svg:width', 'svg:height'].map((name) => lengthOf(attribute(frame, name)))
  if (width == null || height == null) return 'usual'
  const lines = answer.flatMap(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join('')
      .split('\n'),
  )
  const fits = (size: number) => {
    const inLine = Math.max(1, (width - 2 * PADDING) / (WIDE.letter * size))
    const count = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / inLine)), 0)
    return count * WIDE.line * size <= height - PADDING
  }
  return fits(USUAL_SIZE) ? 'usual' : (SMALL_SIZES.find(fits) ?? null)
}

function withMark({ list, runs }: AnswerParagraph): AnswerParagraph {
  const mark = list?.isFirst ? [{ text: `${listMark(list)} `, bold: false, italic: false }] : []
  return { list: null, runs: [...mark, ...runs] }
}

/** In points; null if the styles of its columns state none. */
function widthOf(cell: XmlElement, document: OdtDocument): number | null {
  const row = document.parentOf(cell)
  let table = row
  while (table !== null && table.name !== 'table:table') table = document.parentOf(table)
  if (row === null || table === null) return null
  const cells = childElements(row)
  const first = cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + columnsOf(one), 0)
  const widths = columnsIn(table).flatMap((column) => {
    const width = lengthOf(document.columnWidth(attribute(column, 'table:style-name')))
    return Array.from({ length: countIn(column, 'table:number-columns-repeated') }, () => width)
  })
  const own = widths.slice(first, first + countIn(cell, 'table:number-columns-spanned'))
  return own.length === 0
    ? null
    : own.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** A cell with cells below it counts by its repetitions, not its span, because covered cells follow it. */
function columnsOf(cell: XmlElement): number {
  return countIn(cell, 'table:number-columns-repeated')
}

/** Columns of a table, with or without groups. */
function columnsIn(table: XmlElement): XmlElement[] {
  return childElements(table).flatMap((one) => {
    if (one.name === 'table:table-column') return [one]
    return /^table:table-(?:columns|column-group|header-columns)$/u.test(one.name) ? columnsIn(one) : []
  })
}

function lengthOf(written: string | null): number | null {
  const [, number, unit = ''] = /^([\d.]+)(in|cm|mm|pt|pc|px)$/u.exec(written ?? '') ?? []
  return number === undefined ? null : Number(number) * POINTS[unit]!
}
