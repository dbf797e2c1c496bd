import { answerParagraphs, plainParagraph } from './answer-paragraphs.ts'

/** The answer as plain text with blank lines between paragraphs; list items are not separated. */
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
