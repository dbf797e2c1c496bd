/** A line of recognised text, in points from the page's lower left corner, `y` at the baseline. */
export interface ScannedRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly bold: boolean
}

export interface ScannedPage {
  /** From 1. */
  readonly number: number
  readonly runs: readonly ScannedRun[]
}

/**
 * Reads the text off the pictures of these pages of a PDF, from 1; takes seconds a page. Throws `unsupported` for what it
 * can't open, and for too many pages.
 */
export type RecogniseScan = (bytes: Uint8Array, pages: readonly number[]) => Promise<readonly ScannedPage[]>
