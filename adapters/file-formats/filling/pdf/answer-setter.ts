import type { Box } from '../../pdf/box.ts'
import { heightOf, widthOf } from '../../pdf/box.ts'
import { plainParagraph, type WordParagraph } from './answer-words.ts'
import type { ContinuationPages } from './continuation-pages.ts'
import type { PageDrawing } from './page-drawing.ts'
import type { PageSpace } from './page-space.ts'
import { printedWord } from './printed-words.ts'
import { setText, START, type SetText, type TextPosition } from './set-text.ts'
import type { Typefaces } from './typefaces.ts'
import { fitText, setBeginning, sizesFor, SMALLEST, type WritingSpace } from './writing-space.ts'

const BEGINNING = 9
const MARK = 7.5

export interface PagePlace {
  readonly space: PageSpace
  readonly drawing: PageDrawing
  /** What is printed of the question or of its place. */
  readonly block: Box
  /** Where the answer may be written, the best first. */
  readonly spaces: readonly WritingSpace[]
}

export interface LabelledText {
  readonly label: string
  readonly text: readonly WordParagraph[]
}

/** Writes answers into the spaces of pages, and on pages of their own where they are longer. */
export class AnswerSetter {
  private continued = 0

  constructor(
    private readonly pages: ContinuationPages,
    private readonly faces: Typefaces,
    private readonly language: string,
  ) {}

  /** Whether all of it stands in its place. */
  write(answer: LabelledText, place: PagePlace): boolean {
    const { readable, small } = sizesFor(place.space.textSize)
    for (const sizes of [readable, small]) {
      for (const space of place.spaces) {
        const set = fitText(answer.text, space, sizes)
        if (set === null) continue
        this.draw(set, space, place)
        return true
      }
    }
    this.writeBeginning(answer, place)
    return false
  }

  /** Says where the answer goes on, in its place or beside it. */
  private writeBeginning({ label, text }: LabelledText, place: PagePlace): void {
    const ordinal = ++this.continued
    const page = this.pages.nextPage(label)
    const space = place.spaces.reduce<WritingSpace | null>(
      (best, one) => (best === null || roomOf(one) > roomOf(best) ? one : best),
      null,
    )
    const set = space && setBeginning(text, space, BEGINNING)
    const start = set?.rest ?? START
    const isBegun = space !== null && set !== null && this.markEnd(ordinal, page, space, place)
    if (isBegun) this.draw(set, space, place)
    else this.markPlace(ordinal, page, space, place)
    this.addToPages({ ordinal, label, text, start: isBegun ? start : START }, place)
  }

  private addToPages(
    part: {
      readonly ordinal: number
      readonly label: string
      readonly text: readonly WordParagraph[]
      readonly start: TextPosition
    },
    { space }: PagePlace,
  ): void {
    this.pages.add({ ...part, fromPage: space.page.number })
  }

  /** On the last line of a space. */
  private markEnd(ordinal: number, page: number, { box, lines }: WritingSpace, place: PagePlace): boolean {
    const mark = this.markOf(`${ordinal} – ${printedWord('continued', page, this.language)}`, widthOf(box))
    if (mark === null) return false
    const last = lines.at(-1)
    const top = last === undefined ? box.bottom - mark.height : last - mark.height
    place.drawing.addText(mark, { left: box.left, top })
    return true
  }

  /** In the space if it has room for a line, or else wherever beside it is free. */
  private markPlace(ordinal: number, page: number, space: WritingSpace | null, place: PagePlace): void {
    const see = printedWord('see', page, this.language)
    const texts = [`${ordinal} – ${see}`, see, `→ ${page}`]
    for (const text of space === null ? [] : texts) {
      const set = this.fitMark(text, space!)
      if (set === null) continue
      this.draw(set, space!, place)
      return
    }
    const mark = this.markOf(texts[0]!, Infinity)!
    const width = texts[0]!.length * MARK * 0.6
    const spot = place.space.spotBeside(place.block, width, mark.height)
    if (spot === null) place.drawing.addNote(place.block, texts[0]!)
    else {
      place.drawing.addText(mark, spot)
      place.space.take(spot)
    }
  }

  private fitMark(text: string, space: WritingSpace): SetText | null {
    const words = [plainParagraph(text, this.faces)]
    const set = fitText(words, { ...space, comb: null }, [MARK, SMALLEST])
    return set !== null && set.lines.length === 1 ? set : null
  }

  private markOf(text: string, width: number): SetText | null {
    const set = setText([plainParagraph(text, this.faces)], { width, height: Infinity, size: MARK })
    return set.lines.length === 1 && !set.isTooWide ? set : null
  }

  private draw(set: SetText, { box, lines, comb }: WritingSpace, { drawing, space }: PagePlace): void {
    const isAlone = set.lines.length === 1 && heightOf(box) < 2.6 * set.size && lines.length === 0
    const top = isAlone ? box.top + (heightOf(box) - set.height) / 2 : box.top
    if (comb === null) drawing.addText(set, { left: box.left, top })
    else drawing.addText(onePerBox(set, box, comb), { left: box.left, top })
    space.take({ ...box, top, bottom: Math.max(top + set.height, lines[set.lines.length - 1] ?? 0) })
  }
}

function roomOf({ box }: WritingSpace): number {
  return widthOf(box) * heightOf(box)
}

/** Characters in the middle of printed boxes. */
function onePerBox(set: SetText, box: Box, boxes: number): SetText {
  const step = widthOf(box) / boxes
  const [line] = set.lines
  const runs = (line?.runs ?? []).flatMap((run) => [...run.text].map((text) => ({ text, font: run.font })))
  const spread = runs.map((run, index) => ({ ...run, left: (index + 0.5) * step - 0.28 * set.size }))
  return { ...set, lines: [{ down: line?.down ?? 0, runs: spread }] }
}
