import type * as Docx from 'docx'
import type { FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter, WrittenFile } from '../../core/texts/ports/text-file-writer.ts'
import { laidOutText } from './laid-out-text.ts'
import { clean, WordBlocks } from './word-blocks.ts'
import { WordLists } from './word-lists.ts'

/** Half points. */
const SIZES = { text: 22, title: 40, heading1: 30, heading2: 25, heading3: 23, small: 18 }
/** Twentieths of a point. */
const SPACE = 120

/** Writes a text as a Word document: title, headings and lists in Word's own styles. */
export class WordFileWriter implements TextFileWriter {
  async write(text: FileText): Promise<WrittenFile> {
    // Loaded with the first file: no start waits for it.
    const docx = await import('docx')
    const lists = new WordLists(docx)
    const blocks = new WordBlocks(docx, lists)
    const title = text.isTitled ? [blocks.title(text.title)] : []
    const children = [...title, ...laidOutText(text).flatMap((block) => blocks.of(block))]
    const document = new docx.Document({
      title: clean(text.title),
      creator: clean(text.author ?? ''),
      lastModifiedBy: clean(text.author ?? ''),
      styles: { default: stylesIn(text.language) },
      numbering: { config: lists.config() },
      sections: [{ children, footers: { default: pageNumbers(docx) } }],
    })
    return { content: new Uint8Array(await docx.Packer.toBuffer(document)), notShown: [] }
  }
}

function stylesIn(language: string): NonNullable<Docx.IStylesOptions['default']> {
  const heading = (size: number) => ({
    run: { size, bold: true, color: '1F2421' },
    paragraph: { spacing: { before: size * 10, after: SPACE }, keepNext: true },
  })
  return {
    document: {
      run: { font: 'Calibri', size: SIZES.text, language: { value: language } },
      paragraph: { spacing: { after: SPACE, line: 276 } },
    },
    title: { run: { size: SIZES.title, bold: true }, paragraph: { spacing: { after: 2 * SPACE } } },
    heading1: heading(SIZES.heading1),
    heading2: heading(SIZES.heading2),
    heading3: heading(SIZES.heading3),
    heading4: heading(SIZES.text),
    heading5: heading(SIZES.text),
    heading6: heading(SIZES.text),
  }
}

function pageNumbers({ AlignmentType, Footer, PageNumber, Paragraph, TextRun }: typeof Docx): Docx.Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT], size: SIZES.small })
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] })
}
