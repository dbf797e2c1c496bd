import type { FormField } from '../../../core/proposals/form/form.ts'
import type { Box } from './box.ts'
import { inverse, transform, type Matrix } from './matrix.ts'

/** Text in one font on one baseline. */
export interface TextRun extends Box {
  readonly kind: 'text'
  readonly text: string
  readonly size: number
  readonly baseline: number
  readonly bold: boolean
  readonly italic: boolean
}

/** A place to write in running text: underscores, dot leaders, a drawn rule, or a drawn box of one or more lines. */
export interface Blank extends Box {
  readonly kind: 'blank'
  readonly drawn: 'characters' | 'rule' | 'box'
  /** Number of single-character boxes if it is a comb. */
  readonly characters: number | null
}

/** A drawn or printed tick box. */
export interface Tick extends Box {
  readonly kind: 'tick'
  readonly ticked: boolean
}

/** An interactive field of the file. */
export interface Widget extends Box {
  readonly kind: 'widget'
  readonly name: string
  readonly tooltip: string | null
  /** The file's name for one of several buttons of a field; null if it has none. */
  readonly buttonName: string | null
  readonly control: FormField['control']
  readonly value: string | null
  readonly maxCharacters: number | null
  readonly options: readonly string[]
}

export type Piece = TextRun | Blank | Tick | Widget

/** A horizontal or vertical line, drawn as a stroke, a thin rectangle or the edge of a rectangle. */
export interface Rule extends Box {
  readonly direction: 'horizontal' | 'vertical'
  /**
   * Whether it is the edge of a filled area or an assumed side: it may bound a table cell, but is not a line to write
   * on.
   */
  readonly edge: boolean
}

/** A page as displayed, in points from its upper left corner. */
export interface PdfPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  /** Text that runs upwards, downwards or at an angle: chart labels, margin notes, watermarks. */
  readonly turned: readonly string[]
  readonly rules: readonly Rule[]
  /** Filled areas, except white ones. */
  readonly shades: readonly Box[]
  readonly pictures: readonly Box[]
  /** Whether there are invisible words: white on nothing, outside the page, or on a layer that is off. */
  readonly hidesText?: boolean
  /** Positions of removed running headers and footers. */
  readonly running: readonly Box[]
  /** Maps the file's own coordinates to those of the page. */
  readonly frame: Matrix
}

export interface ParsedPdf {
  /** Title from the file's properties. */
  readonly title: string | null
  readonly pages: readonly PdfPage[]
}

/** Limits on a PDF, besides those for all. */
export interface PdfBounds {
  readonly pages?: number
  /** Maximum number of texts and fields on a page. */
  readonly pieces?: number
}

/**
 * Parses the layout of the pages. Throws `unsupported` for PDFs that are locked, damaged or larger than the limits;
 * UnsupportedPdfError if another parser should try.
 */
export type ParsePdf = (bytes: Uint8Array, bounds?: PdfBounds) => Promise<ParsedPdf>

/** Formats `pdf:page=3;box=left,bottom,right,top` in points of the file's own coordinates. */
export function anchorOf(page: PdfPage, box: Box): string {
  const toFile = inverse(page.frame)
  const [x1, y1] = transform(toFile, box.left, box.top)
  const [x2, y2] = transform(toFile, box.right, box.bottom)
  const corners = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  return `pdf:page=${page.number};box=${corners.map((value) => Math.round(value * 10) / 10).join(',')}`
}

export function textOfPage(page: PdfPage | undefined): string {
  return (page?.pieces ?? []).flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join(' ')
}
