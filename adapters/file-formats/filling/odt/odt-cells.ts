import { attribute, childElements, countIn, textOf, type XmlElement } from '../../xml/xml-element.ts'
import type { AnswerParagraph } from '../answer/answer-paragraphs.ts'
import { odtLines, odtParagraphs, odtRuns } from './odt-answer.ts'
import type { OdtDocument } from './odt-document.ts'

export function isParagraph({ name }: XmlElement): boolean {
  return name === 'text:p' || name === 'text:h'
}

/** A cell, or a box that is drawn for an answer. */
export function isHolder({ name }: XmlElement): boolean {
  return name === 'table:table-cell' || name.startsWith('draw:')
}

/** The element itself, or the first paragraph that stands in it. */
export function paragraphIn(element: XmlElement): XmlElement | null {
  if (isParagraph(element)) return element
  return isHolder(element) ? (childElements(element).find(isParagraph) ?? null) : null
}

/** Writes into a cell that is empty or prints a sign, which stays before the answer. Null where it has words. */
export function writeIntoCell(
  document: OdtDocument,
  answer: readonly AnswerParagraph[],
  cell: XmlElement,
): boolean | null {
  const sign = textOf(cell).trim()
  const paragraph = paragraphIn(cell)
  if (/[\p{L}\p{N}]/u.test(sign)) return null
  if (countIn(cell, 'table:number-columns-repeated') > 1) return splitCell(document, answer, cell)
  if (paragraph === null) return document.replaceContent(cell, odtParagraphs(answer, null, document.names))
  if (sign !== '') return document.append(paragraph, ` ${odtLines(answer, document.names)}`)
  return writeIntoBlank(document, answer, paragraph)
}

/** A blank paragraph takes the first of the answer; the others follow it in its style. */
export function writeIntoBlank(
  document: OdtDocument,
  answer: readonly AnswerParagraph[],
  paragraph: XmlElement,
): boolean {
  const [first, ...rest] = answer
  const startsWithList = first?.list !== null
  const style = attribute(paragraph, 'text:style-name')
  const others = odtParagraphs(startsWithList ? answer : rest, style, document.names)
  if (!startsWithList && !document.replaceContent(paragraph, odtRuns(first.runs, document.names))) return false
  return others === '' || document.replace(paragraph.end, paragraph.end, others)
}

const REPEATED = 'table:number-columns-repeated'

/** The first of several equal cells that are written as one. */
function splitCell(document: OdtDocument, answer: readonly AnswerParagraph[], cell: XmlElement): boolean {
  const { names, source } = document
  const own = source.slice(cell.start, cell.end)
  const repeated = new RegExp(`\\s${names.of(REPEATED)}\\s*=\\s*(?:"\\d+"|'\\d+')`, 'u')
  const left = countIn(cell, REPEATED) - 1
  const others = own.replace(repeated, left > 1 ? names.attribute(REPEATED, String(left)) : '')
  const tag = /^<[^>]*>/u
    .exec(own)![0]
    .replace(repeated, '')
    .replace(/\s*\/?>$/u, '')
  const content = odtParagraphs(answer, attribute(paragraphIn(cell), 'text:style-name'), names)
  return document.replace(cell.start, cell.end, `${tag}>${content}</${names.of('table:table-cell')}>${others}`)
}
