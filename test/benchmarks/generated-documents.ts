import { Document, Packer, Paragraph } from 'docx'
import PDFDocument from 'pdfkit'
import { SeededText } from './seeded-text.ts'

const WORDS_PER_PAGE = 580

/** The words of each page of a made-up document. */
export function pagesOf(seed: number, pages: number): string[][] {
  const text = new SeededText(seed)
  return Array.from({ length: pages }, () => Array.from({ length: 6 }, () => text.paragraph(WORDS_PER_PAGE / 6)))
}

export function pdfOf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  pages.forEach((paragraphs, index) => {
    if (index > 0) pdf.addPage()
    pdf.fontSize(9)
    for (const paragraph of paragraphs) pdf.text(paragraph).moveDown(0.5)
  })
  pdf.end()
  return done
}

export function wordFileOf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const children = pages.flat().map((text) => new Paragraph(text))
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}
