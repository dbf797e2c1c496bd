import type { FormField } from '../../../core/proposals/form.ts'
import type { Box } from './box.ts'

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

export interface PageContent {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly rules: readonly Rule[]
  /** Filled areas, but for white ones. */
  readonly shades: readonly Box[]
  /** Where running heads and feet stood that are left out. */
  readonly running: readonly Box[]
  /** The box in the file's own coordinates: left, bottom, right, top in points. */
  readonly toFile: (box: Box) => readonly [number, number, number, number]
}

export function anchorOf(page: PageContent, box: Box): string {
  const [left, bottom, right, top] = page.toFile(box).map((value) => Math.round(value * 10) / 10)
  return `pdf:page=${page.number};box=${left},${bottom},${right},${top}`
}
