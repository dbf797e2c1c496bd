import type { PageBox } from '../../../../core/forms/ports.ts'
import { unite, type Box } from '../../pdf/box.ts'
import { inverse, transform, type Matrix } from '../../pdf/matrix.ts'
import type { SetText } from './set-text.ts'

/** Text with the start of its baseline, in points of the page as displayed, y growing downwards. */
export interface DrawnText {
  readonly text: string
  readonly font: string
  readonly size: number
  readonly left: number
  readonly width: number
  readonly baseline: number
}

export interface PageNote {
  readonly left: number
  readonly top: number
  readonly text: string
}

/** Additions to a page. */
export class PageDrawing {
  readonly texts: DrawnText[] = []
  readonly notes: PageNote[] = []

  constructor(
    readonly width: number,
    readonly height: number,
    /** Converts the file's own coordinates to those of the page as displayed. */
    readonly frame: Matrix,
  ) {}

  addText(set: SetText, { left, top }: { readonly left: number; readonly top: number }): void {
    for (const line of set.lines)
      for (const run of line.runs)
        this.texts.push({ ...run, size: set.size, left: left + run.left, baseline: top + line.down })
  }

  /** Adds a note beside printed text, or in the corner of an empty place. */
  addNote(box: Box, text: string, where: 'beside' | 'inside'): void {
    const left = where === 'beside' ? box.right + 2 : box.right - NOTE
    this.notes.push({ left: Math.max(0, Math.min(left, this.width - NOTE)), top: Math.max(0, box.top), text })
  }

  /** Sides of a note in the file's own coordinates. */
  sidesOf({ left, top }: PageNote): PageBox {
    return this.inFile({ left, top, right: left + NOTE, bottom: top + NOTE })
  }

  /** The box around at least one text, in the file's own coordinates. */
  boxOf(texts: readonly DrawnText[]): PageBox {
    const boxes = texts.map(({ left, width, size, baseline }) => {
      return { left, right: left + width, top: baseline - ASCENT * size, bottom: baseline + DESCENT * size }
    })
    return this.inFile(unite(boxes))
  }

  inFile({ left, top, right, bottom }: Box): PageBox {
    const toFile = inverse(this.frame)
    const [[x1, y1], [x2, y2]] = [transform(toFile, left, top), transform(toFile, right, bottom)]
    return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
  }
}

/** In ems. */
const ASCENT = 0.8
const DESCENT = 0.24
const NOTE = 18
