import {
  answerParagraphs,
  listMark,
  plainAnswer,
  type AnswerParagraph,
  type AnswerRun,
} from '../answer/answer-paragraphs.ts'
import { escapeXml } from '../package/xml-text.ts'
import { plainNumber } from '../typed-value.ts'
import type { CellStyles, ValueKind } from './cell-styles.ts'

/** The value of a cell if its style or the form expects a number or a day; null for text. */
export function numberFor(
  { words, day }: { readonly words: string; readonly day: string | null },
  kind: ValueKind | 'any',
  uses1904: boolean,
): number | null {
  if (kind === 'text') return null
  if (kind === 'date' && day !== null) return Date.parse(day) / 86_400_000 + (uses1904 ? 24_107 : 25_569)
  if (kind === 'date') return null
  const number = plainNumber(words.replace(/%$/u, ''))
  if (number === null) return null
  if (kind === 'general') return String(number) === words.trim() ? number : null
  return words.trim().endsWith('%') ? number / 100 : number
}

/** The content of an `is` element: plain, or in runs if the answer has bold or italic words. */
export function inlineString(markdown: string, styles: CellStyles, style: number): (prefix: string) => string {
  const runs = answerParagraphs(markdown).flatMap((paragraph, index): AnswerRun[] => [
    ...(index === 0 ? [] : [plain('\n')]),
    ...markOf(paragraph),
    ...paragraph.runs,
  ])
  if (!runs.some(({ bold, italic }) => bold || italic)) return textString(plainAnswer(markdown))
  return (prefix) =>
    `<${prefix}is>${runs.map((run) => runXml(run, prefix, styles.runProperties(style))).join('')}</${prefix}is>`
}

export function textString(text: string): (prefix: string) => string {
  return (prefix) => `<${prefix}is>${textXml(text, prefix)}</${prefix}is>`
}

function plain(text: string): AnswerRun {
  return { text, bold: false, italic: false }
}

function markOf({ list }: AnswerParagraph): AnswerRun[] {
  if (list === null) return []
  const indent = '  '.repeat(list.level - 1)
  return [plain(list.isFirst ? `${indent}${listMark(list)} ` : `${indent}  `)]
}

function runXml(
  { text, bold, italic }: AnswerRun,
  prefix: string,
  { size, colour, font }: ReturnType<CellStyles['runProperties']>,
): string {
  const marks = `${bold ? `<${prefix}b/>` : ''}${italic ? `<${prefix}i/>` : ''}`
  return `<${prefix}r><${prefix}rPr>${marks}${size}${colour}${font}</${prefix}rPr>${textXml(text, prefix)}</${prefix}r>`
}

/** Excel reads "_x0041_" as "A". */
function textXml(text: string, prefix: string): string {
  const escaped = escapeXml(text.replace(/_(?=x[\dA-F]{4}_)/giu, '_x005F_'))
  return `<${prefix}t xml:space="preserve">${escaped}</${prefix}t>`
}
