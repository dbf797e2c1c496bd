import { answerParagraphs, plainParagraph } from './answer-paragraphs.ts'

/** The answer as plain text for places where a blank line parts paragraphs; items of a list stand close together. */
export function spacedAnswer(markdown: string): string {
  const paragraphs = answerParagraphs(markdown)
  return paragraphs
    .map((paragraph, at) => {
      const before = paragraphs[at - 1]
      const gap = before === undefined ? '' : before.list === null || paragraph.list === null ? '\n\n' : '\n'
      return `${gap}${plainParagraph(paragraph)}`
    })
    .join('')
}
