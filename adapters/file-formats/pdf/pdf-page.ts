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

/** A place to write in the running text: underscores, dot leaders, a drawn rule or a drawn box of one or more lines. */
export interface Blank extends Box {
  readonly kind: 'blank'
  readonly drawn: 'characters' | 'rule' | 'box'
  /** Number of single-character boxes, where the blank is a comb of them. */
  readonly characters: number | null
}

/** A drawn or printed box to tick. */
export interface Tick extends Box {
  readonly kind: 'tick'
  readonly ticked: boolean
}

/** An interactive field of the file. */
export interface Widget extends Box {
  readonly kind: 'widget'
  readonly name: string
  readonly tooltip: string | null
  /** What the file calls one of several buttons of a field; null where it says nothing of it. */
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
  /** The edge of a filled area, or a side supposed: it may bound a table's cell, but is no line to write on. */
  readonly edge: boolean
}

/** A page as it is displayed, in points from its upper left corner. */
export interface PdfPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  /** Text written upwards, downwards or at an angle: labels of charts, notes in the margin, watermarks. */
  readonly turned: readonly string[]
  readonly rules: readonly Rule[]
  /** Filled areas, but for white ones. */
  readonly shades: readonly Box[]
  readonly pictures: readonly Box[]
  /** Whether words are printed in white on nothing, outside of the page or on a layer that is off, which nobody sees. */
  readonly hidesText?: boolean
  /** Where running heads and feet stood that are left out. */
  readonly running: readonly Box[]
  /** Leads from the file's own coordinates to those of the page. */
  readonly frame: Matrix
}

export interface ParsedPdf {
  /** The title in the file's own properties. */
  readonly title: string | null
  readonly pages: readonly PdfPage[]
}

/** How much a PDF may hold, beyond what is bounded for all. */
export interface PdfBounds {
  readonly pages?: number
  /** Of text and fields on a page. */
  readonly pieces?: number
}

/**
 * Parses where everything stands on the pages. Throws `unsupported` for PDFs that are locked or damaged, or that hold
 * more than the bounds; UnsupportedPdfError where another parser is to be asked.
 */
export type ParsePdf = (bytes: Uint8Array, bounds?: PdfBounds) => Promise<ParsedPdf>

/** `pdf:page=3;box=left,bottom,right,top` in points of the file's own coordinates. */
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
