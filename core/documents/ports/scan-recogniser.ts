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
 * Recognises the text in the images of these PDF pages (from 1); takes seconds per page. Throws `unsupported` for a
 * file that it cannot open, and for too many pages.
 */
export type RecogniseScan = (bytes: Uint8Array, pages: readonly number[]) => Promise<readonly ScannedPage[]>
