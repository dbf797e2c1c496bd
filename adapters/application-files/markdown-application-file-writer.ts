import type { ApplicationText } from '../../core/proposals/application-text.ts'
import type { ApplicationFileWriter } from '../../core/proposals/ports/application-file-writer.ts'

type Question = ApplicationText['questions'][number]

/** Writes an application as Markdown. */
export class MarkdownApplicationFileWriter implements ApplicationFileWriter {
  async write({ name, questions }: ApplicationText): Promise<Uint8Array> {
    const parts = questions.map((question, index) => questionText(question, questions[index - 1]?.section ?? null))
    return new TextEncoder().encode(`# ${oneLine(name)}\n\n${parts.join('\n\n')}\n`)
  }
}

function questionText(question: Question, sectionBefore: string | null): string {
  const { section, number, text, guidance, answer, sources } = question
  return [
    section !== null && section !== sectionBefore ? `## ${oneLine(section)}` : '',
    `### ${oneLine([number, text].filter(Boolean).join(' '))}`,
    guidance ? `*${oneLine(guidance)}*` : '',
    answer ?? '',
    sources.length > 0 ? `Sources: ${sources.join('; ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
