import type PDFDocumentClass from 'pdfkit'
import type { FileText } from '../../../core/texts/file-text.ts'

type Document = InstanceType<typeof PDFDocumentClass>

/** Points. */
const MARGIN = 64

/** A PDF that is being written, page by page. */
export class PdfPages {
  readonly document: Document
  /** The structure tree for screen readers. */
  readonly root: PDFKit.PDFStructureElement
  readonly left = MARGIN
  private readonly chunks: Buffer[] = []
  /** Text for copying the next drawn text, if its glyphs don't give it. */
  private copied: string | null = null

  constructor(
    PDFDocument: typeof PDFDocumentClass,
    { title, author, language }: Pick<FileText, 'title' | 'author' | 'language'>,
  ) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: title,
        ...(author !== null && { Author: author }),
        Producer: 'Grantwright',
        Creator: 'Grantwright',
      },
    })
    this.markCopied()
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    this.root = this.document.struct('Document')
    this.document.addStructure(this.root)
  }

  /** Points between the margins. */
  get width(): number {
    return this.document.page.width - 2 * MARGIN
  }

  /** Points from the top of a page to the end of its text. */
  get bottom(): number {
    return this.document.page.height - MARGIN
  }

  /** Points between the upper and the lower margin. */
  get height(): number {
    return this.bottom - MARGIN
  }

  /** Begins a new page unless this many points are left. */
  need(height: number): void {
    if (this.document.y + height > this.bottom && this.document.y > MARGIN) this.document.addPage()
  }

  /** Sets the text for copying and reading aloud the next drawn text, regardless of its glyphs and their order. */
  copiedAs(text: string): void {
    this.copied = text
  }

  /** The mark is directly beside the text: readers look for the text in the mark's coordinate system. */
  private markCopied(): void {
    const { document } = this
    const add = document.addContent.bind(document)
    let isMarked = false
    document.addContent = (content: unknown) => {
      if (content === 'BT' && this.copied !== null) {
        document.markContent('Span', { actual: this.copied })
        this.copied = null
        isMarked = true
      }
      add(content)
      if (content === 'ET' && isMarked) {
        isMarked = false
        document.endMarkedContent()
      }
      return document
    }
  }

  /** The whole file, with a footer on each page; pages count from 1. */
  async finish(drawFoot: (page: number) => void): Promise<Uint8Array> {
    const { start, count } = this.document.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      this.document.switchToPage(at)
      // Else text below the margin would begin a page.
      this.document.page.margins.bottom = 0
      this.document.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
      drawFoot(at - start + 1)
      this.document.endMarkedContent()
    }
    const ended = new Promise((resolve, reject) => this.document.once('end', resolve).once('error', reject))
    this.root.end()
    this.document.end()
    await ended
    return new Uint8Array(Buffer.concat(this.chunks))
  }
}
