import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx'
import { NO_ANSWER, type ApplicationText } from '../../core/proposals/application-text.ts'
import type { ApplicationFileWriter } from '../../core/proposals/ports/application-file-writer.ts'

/** Control characters but tab and line ends, and non-characters: XML 1.0 does not allow them and Word refuses to open them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** Writes an application as a Word document: sections and questions as headings, sources in small print. */
export class WordApplicationFileWriter implements ApplicationFileWriter {
  async write(application: ApplicationText): Promise<Uint8Array> {
    const document = new Document({
      title: clean(application.name),
      sections: [{ children: [heading(application.name, HeadingLevel.TITLE), ...questionParagraphs(application)] }],
    })
    return new Uint8Array(await Packer.toBuffer(document))
  }
}

function questionParagraphs({ questions }: ApplicationText): Paragraph[] {
  return questions.flatMap((question, index) => {
    const startsSection = question.section !== null && question.section !== questions[index - 1]?.section
    return [
      ...(startsSection ? [heading(question.section ?? '', HeadingLevel.HEADING_1)] : []),
      heading([question.number, question.text].filter(Boolean).join(' '), HeadingLevel.HEADING_2),
      ...(question.guidance ? [paragraph(question.guidance, { italics: true })] : []),
      ...(question.answer ?? NO_ANSWER).split('\n').map((line) => paragraph(line)),
      ...(question.sources.length > 0 ? [paragraph(`Sources: ${question.sources.join('; ')}`, { size: 18 })] : []),
    ]
  })
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ text: clean(text), heading: level })
}

function paragraph(text: string, style: { italics?: boolean; size?: number } = {}): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: clean(text), ...style })], spacing: { after: 120 } })
}

function clean(text: string): string {
  return text.replace(FORBIDDEN, '')
}
