import PDFDocument from 'pdfkit'

export type Drawing = (pdf: PDFKit.PDFDocument) => void

const A4 = { width: 595.28, height: 841.89 }

/** A PDF of our own, drawn page by page; text is placed at the given distance from the upper left corner. */
export async function drawnPdf(
  pages: readonly Drawing[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: [A4.width, A4.height], margin: 0, autoFirstPage: false, ...options })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  for (const draw of pages) {
    pdf.addPage()
    pdf.font('Helvetica').fontSize(10).lineWidth(0.5)
    draw(pdf)
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

export interface Style {
  readonly size?: number
  readonly font?: 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique'
}

/** One line of text whose upper edge lies at `top`. */
export function write(pdf: PDFKit.PDFDocument, left: number, top: number, text: string, style: Style = {}): void {
  pdf
    .font(style.font ?? 'Helvetica')
    .fontSize(style.size ?? 10)
    .text(text, left, top, { lineBreak: false })
}
