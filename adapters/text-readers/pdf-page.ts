/** A piece of text as the PDF places it: points from the page's lower left corner, `y` at the baseline. */
export interface PdfRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly bold: boolean
  /** Written upwards or downwards. */
  readonly turned: boolean
}

export interface PdfPage {
  /** From 1. */
  readonly number: number
  readonly runs: readonly PdfRun[]
}

/** Reads where every piece of text stands. Throws `unsupported` for PDFs that are broken or protected. */
export type ReadPdfPages = (bytes: Uint8Array) => Promise<readonly PdfPage[]>
