import { runsRightToLeft } from '../answer/answer-direction.ts'
import { listMark, type AnswerListPlace, type AnswerParagraph, type AnswerRun } from '../answer/answer-paragraphs.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { OdtNames, SmallSize } from './odt-names.ts'

const DEEPEST_LEVEL = 4

/** A run of an answer, in smaller type if its box is small. */
type OdtRun = AnswerRun & { readonly size?: SmallSize }

export function inSize(size: SmallSize, answer: readonly AnswerParagraph[]): readonly AnswerParagraph[] {
  return answer.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run): OdtRun => ({ ...run, size })),
  }))
}

/** Paragraphs and lists of an answer; `style` is the style of its paragraphs, null for the document's default. */
export function odtParagraphs(answer: readonly AnswerParagraph[], style: string | null, names: OdtNames): string {
  return answer
    .map(({ list, runs }) => {
      const own = isUsual(style) && runsRightToLeft(runs) ? names.style('right-to-left') : style
      const paragraph = names.element('text:p', { 'text:style-name': own }, odtRuns(runs, names))
      return list === null ? paragraph : listOf(list, paragraph, names)
    })
    .join('')
}

function isUsual(style: string | null): boolean {
  return style === null || style === 'Standard'
}

/** A list with one item at its depth, with its own number. */
function listOf({ level, number, isFirst }: AnswerListPlace, paragraph: string, names: OdtNames): string {
  const start = number === null ? null : String(number)
  const style = names.style(number === null ? 'bullets' : 'numbers')
  let xml = isFirst
    ? names.element('text:list-item', { 'text:start-value': start }, paragraph)
    : names.element('text:list-header', {}, paragraph)
  for (let depth = Math.min(level, DEEPEST_LEVEL); depth > 1; depth--)
    xml = names.element('text:list-item', {}, names.element('text:list', {}, xml))
  return names.element('text:list', { 'text:style-name': style }, xml)
}

/** The answer inside a line, with line breaks between its paragraphs. */
export function odtLines(answer: readonly AnswerParagraph[], names: OdtNames): string {
  return answer
    .map(({ list, runs }) => {
      const mark = list?.isFirst ? [{ text: `${listMark(list)} `, bold: false, italic: false }] : []
      return odtRuns([...mark, ...runs], names)
    })
    .join(names.element('text:line-break'))
}

export function odtRuns(runs: readonly OdtRun[], names: OdtNames): string {
  return runs
    .map(({ text, bold, italic, size }) => {
      const plain = odtText(text, names)
      const words =
        size === undefined
          ? plain
          : names.element('text:span', { 'text:style-name': names.style(`size-${size}`) }, plain)
      if (!bold && !italic) return words
      const style = names.style(bold && italic ? 'bold-italic' : bold ? 'bold' : 'italic')
      return names.element('text:span', { 'text:style-name': style }, words)
    })
    .join('')
}

/** Programs collapse spaces, and ignore line ends and tabs that are not elements. */
export function odtText(text: string, names: OdtNames): string {
  return text
    .split(/(\n|\t| {2,})/u)
    .map((part) => {
      if (part === '\n') return names.element('text:line-break')
      if (part === '\t') return names.element('text:tab')
      if (/^ {2,}$/u.test(part)) return names.element('text:s', { 'text:c': String(part.length) })
      return escapeXml(part)
    })
    .join('')
}
