import { at, attribute, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import type { DocxTree } from './docx-tree.ts'
import { paragraphsIn } from './paragraphs.ts'
import { lengthOf, styleOf } from './place-style.ts'

/** A cell of 15 mm holds a tick or a number. */
const NARROW_TWIPS = 850
const MOST_IN_NARROW = 20
/** Word's own size of text, in half-points. */
const USUAL_SIZE = 22
/** Of an average letter, and of a line, in twips for each half-point of size. */
const LETTER_WIDTH = 4.8
const LINE_HEIGHT = 12

function widthOf(cell: XmlElement): number | null {
  const width = at(cell, 'w:tcPr', 'w:tcW')
  const twips = Number(attribute(width, 'w:w'))
  return attribute(width, 'w:type') === 'dxa' && twips > 0 ? twips : null
}

/** Whether a cell is drawn for a tick, and the answer is a text. */
export function isTooNarrow(cell: XmlElement, answer: readonly AnswerParagraph[]): boolean {
  const width = widthOf(cell)
  return width !== null && width < NARROW_TWIPS && lengthOf(answer) > MOST_IN_NARROW
}

/** Lets a row of a fixed height grow where its text would be cut off; says whether it had to. */
export function growRow(cell: XmlElement, answer: readonly AnswerParagraph[], tree: DocxTree): boolean {
  const height = at(tree.closest(cell, 'w:tr'), 'w:trPr', 'w:trHeight')
  const width = widthOf(cell)
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
