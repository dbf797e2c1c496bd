import { integerOf } from '../../docx/docx-styles.ts'
import { at, attribute, child, children, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { DocxTree } from './docx-tree.ts'
import { paragraphsIn } from './paragraphs.ts'
import { lengthOf, styleOf } from './place-style.ts'

/** A cell of 15 mm, which holds a tick or a number. */
const NARROW_TWIPS = 850
const MOST_IN_NARROW = 20
/** Word's default text size, in half-points. */
const USUAL_SIZE = 22
/** Width of an average letter, and height of a line, in twips for each half-point of size. */
const LETTER_WIDTH = 4.8
const LINE_HEIGHT = 12

/** Left plus right margin of a cell, in twips, unless a table sets others. */
const CELL_MARGINS = 216
/** Half-points; smaller type is hard to read. */
const SMALLER_SIZES = [20, 18, 16]
/** Smaller type is reported as small; in half-points. */
export const READABLE_SIZE = 17
/** A longer answer needs lines of this many characters. */
const LONGEST_SHORT = 40
const LEAST_IN_LINE = 14

/** Text width of an A4 page with the usual margins, in twips. */
const TEXT_WIDTH = 9_026
/** Programs write columns of 100 twips for tables whose columns adapt to their text. */
const LEAST_DRAWN = TEXT_WIDTH / 2
/** Units of the measure "pct" in one percent. */
const PARTS_OF_PERCENT = 50

/** In twips; null if only the columns of the table show the width. */
function statedWidth(width: XmlElement | null, whole: number): number | null {
  const [value = '', type] = [attribute(width, 'w:w') ?? '', attribute(width, 'w:type')]
  const number = Number.parseFloat(value)
  if (!(number > 0) || type === 'auto' || type === 'nil') return null
  if (type === 'pct' || value.endsWith('%'))
    return (whole * (value.endsWith('%') ? number : number / PARTS_OF_PERCENT)) / 100
  return number
}

/** Width of a cell, in twips; null if neither it nor its table states one. */
function widthOf(cell: XmlElement, tree: DocxTree): number | null {
  const table = tree.closest(cell, 'w:tbl')
  const columns = children(child(table, 'w:tblGrid'), 'w:gridCol').map((column) => Number(attribute(column, 'w:w')))
  const drawn = columns.reduce((sum, width) => sum + width, 0)
  const isFixed = attribute(at(table, 'w:tblPr', 'w:tblLayout'), 'w:type') === 'fixed'
  const isKnown = drawn > 0 && (isFixed || drawn >= LEAST_DRAWN)
  const whole = statedWidth(at(table, 'w:tblPr', 'w:tblW'), TEXT_WIDTH) ?? (isKnown ? drawn : TEXT_WIDTH)
  const across = columnsWidth(cell, columns, tree)
  return (
    statedWidth(at(cell, 'w:tcPr', 'w:tcW'), whole) ?? (across === null || isKnown ? across : (across * whole) / drawn)
  )
}

/** Total width of a cell's columns; null for rows inside content controls. */
function columnsWidth(cell: XmlElement, columns: readonly number[], tree: DocxTree): number | null {
  const row = children(tree.parentOf(cell), 'w:tc')
  const spanOf = (one: XmlElement) => Math.max(1, integerOf(child(one, 'w:tcPr'), 'w:gridSpan') ?? 1)
  const before = integerOf(child(tree.parentOf(cell), 'w:trPr'), 'w:gridBefore') ?? 0
  const first = row.slice(0, row.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), before)
  const width = columns.slice(first, first + spanOf(cell)).reduce((sum, one) => sum + one, 0)
  return row.includes(cell) && width > 0 ? width : null
}

/**
 * The size in half-points at which a narrow cell holds the words of an answer without splitting them into letters;
 * `usual` if it fits unchanged, null if it fits in no readable size.
 */
export function sizeToFit(
  cell: XmlElement,
  answer: readonly AnswerParagraph[],
  tree: DocxTree,
): { readonly size: number | 'usual' } | null {
  const width = widthOf(cell, tree)
  if (width === null) return { size: 'usual' }
  if (width < NARROW_TWIPS && lengthOf(answer) > MOST_IN_NARROW) return null
  const [usual, inner] = [sizeIn(cell, tree), width - CELL_MARGINS]
  const longest = Math.max(0, ...wordsOf(answer).map(({ length }) => length))
  const fits = (size: number) => {
    const inLine = inner / (size * LETTER_WIDTH)
    return longest <= inLine && (lengthOf(answer) <= LONGEST_SHORT || inLine >= LEAST_IN_LINE)
  }
  if (fits(usual)) return { size: 'usual' }
  const size = SMALLER_SIZES.find((one) => one < usual && fits(one))
  return size === undefined ? null : { size }
}

/** A web address may break anywhere. */
function wordsOf(answer: readonly AnswerParagraph[]): string[] {
  const text = answer.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ')
  return text.split(/[\s/@?&=-]+/u)
}

/** Lets a row of fixed height grow if its text would be cut off; returns whether it did. */
export function growRow(cell: XmlElement, answer: readonly AnswerParagraph[], tree: DocxTree): boolean {
  const height = at(tree.closest(cell, 'w:tr'), 'w:trPr', 'w:trHeight')
  const width = widthOf(cell, tree)
  const twips = Number(attribute(height, 'w:val'))
  if (attribute(height, 'w:hRule') !== 'exact' || width === null || !(twips > 0)) return false
  if (heightOf(answer, width, sizeIn(cell, tree)) <= twips) return false
  const raw = tree.raw(height!)
  tree.replace(height!, raw.replace(/(hRule\s*=\s*)(["'])exact\2/u, '$1$2atLeast$2'))
  return true
}

function heightOf(answer: readonly AnswerParagraph[], width: number, size: number): number {
  const inLine = Math.max(1, Math.floor(width / (size * LETTER_WIDTH)))
  const lines = answer.flatMap(({ runs }) =>
    runs
      .map((run) => run.text)
      .join('')
      .split('\n'),
  )
  return lines.reduce((total, line) => total + Math.max(1, Math.ceil(line.length / inLine)), 0) * size * LINE_HEIGHT
}

function sizeIn(cell: XmlElement, tree: DocxTree): number {
  const first = paragraphsIn(cell)?.[0]
  const size = first === undefined ? undefined : styleOf(first, tree).run.find(({ name }) => name === 'w:sz')
  return Number(/"(\d+)"/u.exec(size?.xml ?? '')?.[1] ?? USUAL_SIZE)
}
