import type * as Docx from 'docx'
import type { ApplicationText } from '../../core/proposals/application-text.ts'
import type { ApplicationFileWriter } from '../../core/proposals/ports/application-file-writer.ts'

/** Control characters but tab and line ends, and non-characters: XML 1.0 does not allow them and Word refuses to open them. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu

/** Writes an application as a Word document: sections and questions as headings, sources in small print. */
export class WordApplicationFileWriter implements ApplicationFileWriter {
  async write(application: ApplicationText): Promise<Uint8Array> {
    // Loaded with the first file: no start waits for it.
    const docx = await import('docx')
    const document = new docx.Document({
      title: clean(application.name),
      sections: [{ children: new WordParagraphs(docx).ofApplication(application) }],
    })
    return new Uint8Array(await docx.Packer.toBuffer(document))
  }
}

class WordParagraphs {
  constructor(private readonly docx: typeof Docx) {}

  ofApplication({ name, questions }: ApplicationText): Docx.Paragraph[] {
    const { HeadingLevel } = this.docx
    const written = questions.flatMap((question, index) => {
      const startsSection = question.section !== null && question.section !== questions[index - 1]?.section
      return [
        ...(startsSection ? [this.heading(question.section ?? '', HeadingLevel.HEADING_1)] : []),
        ...this.ofQuestion(question),
      ]
    })
    return [this.heading(name, HeadingLevel.TITLE), ...written]
  }

  private ofQuestion({ number, text, guidance, answer, sources }: ApplicationText['questions'][number]) {
    return [
      this.heading([number, text].filter(Boolean).join(' '), this.docx.HeadingLevel.HEADING_2),
      ...(guidance ? [this.paragraph(guidance, { italics: true })] : []),
      ...(answer ?? '').split('\n').map((line) => this.paragraph(line)),
      ...(sources.length > 0 ? [this.paragraph(`Sources: ${sources.join('; ')}`, { size: 18 })] : []),
    ]
  }

  private heading(text: string, level: (typeof Docx.HeadingLevel)[keyof typeof Docx.HeadingLevel]): Docx.Paragraph {
    return new this.docx.Paragraph({ text: clean(text), heading: level })
  }

  private paragraph(text: string, style: { italics?: boolean; size?: number } = {}): Docx.Paragraph {
    const { Paragraph, TextRun } = this.docx
    return new Paragraph({ children: [new TextRun({ text: clean(text), ...style })], spacing: { after: 120 } })
  }
}

function clean(text: string): string {
  return text.replace(FORBIDDEN, '')
}
