import { runsRightToLeft } from '../answer/answer-direction.ts'
import { answerParagraphs, listMark, type AnswerParagraph, type AnswerRun } from '../answer/answer-paragraphs.ts'

/** The answer as paragraphs and list items with their marks. */
export function htmlParagraphs(markdown: string): string {
  return answerParagraphs(markdown)
    .map((paragraph) => `<p${directionOf(paragraph)}${indentOf(paragraph)}>${inlineOf(paragraph)}</p>`)
    .join('')
}

/** The answer inside a line or a cell, with breaks between its paragraphs. */
export function htmlLines(markdown: string): string {
  return answerParagraphs(markdown).map(inlineOf).join('<br>')
}

function directionOf({ runs }: AnswerParagraph): string {
  return runsRightToLeft(runs) ? ' dir="rtl"' : ''
}

function indentOf({ list }: AnswerParagraph): string {
  return list === null ? '' : ` style="margin-left: ${1.5 * list.level}em"`
}

function inlineOf({ list, runs }: AnswerParagraph): string {
  const mark = list !== null && list.isFirst ? `${listMark(list)} ` : ''
  return mark + runs.map(runHtml).join('')
}

function runHtml({ text, bold, italic }: AnswerRun): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>')
  const slanted = italic ? `<em>${words}</em>` : words
  return bold ? `<strong>${slanted}</strong>` : slanted
}

/** Text as content or as the value of an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`)
}
