import { plainParagraph, type WordParagraph } from './answer-words.ts'
import { PageDrawing } from './page-drawing.ts'
import { printedWord } from '../printed-words.ts'
import { setText, START, type SetText, type TextPosition } from './set-text.ts'
import type { Typefaces } from './typefaces.ts'

const SIZE = 10
const SMALL = 8
const MARGIN = 56
const GAP = 18
const MAX_LABEL = 300

/** An answer, or the rest of one, on an added page. */
export interface Continuation {
  /** From 1, printed in both places. */
  readonly ordinal: number
  readonly label: string
  /** Page of the place, from 1. */
  readonly fromPage: number
  readonly text: readonly WordParagraph[]
  readonly start: TextPosition
}

/** Pages added after a form, for answers without enough space. */
export class ContinuationPages {
  readonly drawings: PageDrawing[] = []
  private top = 0

  constructor(
    private readonly size: { readonly width: number; readonly height: number },
    private readonly lastPage: number,
    private readonly faces: Typefaces,
    private readonly language: string,
  ) {}

  /** The page on which the next answer begins; created if necessary. */
  nextPage(label: string): number {
    const needed = this.labelText(1, label, 1).height + 4 * SIZE
    if (this.drawings.length === 0 || this.top + needed > this.size.height - MARGIN) this.addPage()
    return this.lastPage + this.drawings.length
  }

  add({ ordinal, label, fromPage, text, start }: Continuation): void {
    this.addSet(this.labelText(ordinal, label, fromPage))
    this.top += 4
    for (let from: TextPosition | null = start; from !== null;) {
      const height = this.size.height - MARGIN - this.top
      const set = setText(text, { width: this.width, height, size: SIZE }, from)
      this.addSet(set)
      from = set.rest
      if (from !== null) this.addPage()
    }
    this.top += GAP
  }

  private get width(): number {
    return this.size.width - 2 * MARGIN
  }

  private addSet(set: SetText): void {
    this.drawings.at(-1)!.addText(set, { left: MARGIN, top: this.top })
    this.top += set.height
  }

  private addPage(): void {
    const { width, height } = this.size
    const drawing = new PageDrawing(width, height, [1, 0, 0, -1, 0, height])
    this.drawings.push(drawing)
    this.top = MARGIN
    const number = this.plain(String(this.lastPage + this.drawings.length), SMALL)
    drawing.addText(number, { left: width / 2 - SMALL / 2, top: height - MARGIN / 2 - SMALL })
  }

  private labelText(ordinal: number, label: string, fromPage: number): SetText {
    const words = label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL)}…` : label
    const title = `${ordinal} – ${words} (${printedWord('from', fromPage, this.language)})`
    return this.plain(title, SIZE, 'bold')
  }

  private plain(text: string, size: number, style: 'regular' | 'bold' = 'regular'): SetText {
    const words = plainParagraph(text, this.faces, style)
    return setText([words], { width: this.width, height: Infinity, size }, START)
  }
}
