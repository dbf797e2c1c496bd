import { AppError } from '../../core/shared/app-error.ts'
import type { TextFonts } from '../../core/shared/ports.ts'
import { isRightToLeft } from '../../core/shared/right-to-left.ts'
import type { FileText } from '../../core/texts/file-text.ts'
import type { TextFileWriter, WrittenFile } from '../../core/texts/ports.ts'
import { laidOutText } from './laid-out-text.ts'
import { FittingText } from './pdf/fitting-text.ts'
import { PdfBlocks } from './pdf/pdf-blocks.ts'
import { PdfPages } from './pdf/pdf-pages.ts'

/** Refuses a text that mostly can't be shown. */
const refusalOf = (text: FileText) =>
  isRightToLeft(JSON.stringify(text)) ? 'texts.right-to-left-pdf' : 'texts.letters-not-in-pdf'

/**
 * Writes a text as a tagged PDF: headings, paragraphs, lists and tables for screen readers, bookmarks, embedded fonts.
 * Throws `unsupported` for a text that mostly can't be shown, because it is written from right to left or in letters
 * that no font has. Takes a third of a second for 40 answers, so it runs in a separate thread.
 */
export class PdfFileWriter implements TextFileWriter {
  constructor(private readonly fonts: TextFonts) {}

  async write(text: FileText): Promise<WrittenFile> {
    // Loaded with the first file: no start waits for it.
    const { default: PDFDocument } = await import('pdfkit')
    const fitting = new FittingText(this.fonts)
    const pages = new PdfPages(PDFDocument, text)
    const blocks = new PdfBlocks(pages, fitting)
    if (text.isTitled) blocks.title(text.title)
    blocks.addAll(laidOutText(text))
    if (fitting.isMostlyForeign) throw new AppError('unsupported', refusalOf(text))
    return { content: await pages.finish((number) => blocks.pageNumber(number)), notShown: [...fitting.notShown] }
  }
}
