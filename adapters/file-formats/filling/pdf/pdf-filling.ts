import type { PageBox } from '../../../../core/forms/ports.ts'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import { type BoxOnPage, type FilledPlace, type FormEntry, isWrittenState } from '../../../../core/hand-in/ports.ts'
import type { Box } from '../../pdf/box.ts'
import { notRepeatedText } from '../answer/not-repeated.ts'
import { anchorsOfSlot, answerText, boxesOfField, chosenOptions, placeOf, type Outcome } from '../place-outcomes.ts'
import { PdfPageBoxes } from '../../pdf/pdf-page-boxes.ts'
import type { PdfPage } from '../../pdf/pdf-page.ts'
import { AnswerSetter, type AnswerPlace } from './answer-setter.ts'
import { sizesFor } from './writing-space.ts'
import { wordsOfAnswer } from './answer-words.ts'
import { ContinuationPages } from './continuation-pages.ts'
import { FieldFilling } from './field-filling.ts'
import type { FormFields } from './form-fields.ts'
import { PageDrawing, type DrawnText } from './page-drawing.ts'
import { PageSpace } from './page-space.ts'
import { anchorOfSlot, fieldOfAnchor, pageOfAnchor, spacesOf } from './place-spaces.ts'
import type { SetText } from './set-text.ts'
import { addTick, tickIn } from './tick-mark.ts'
import type { Typefaces } from './typefaces.ts'

type OptionsSlot = Extract<AnswerSlot, { readonly kind: 'options' }>
type WrittenSlot = Exclude<AnswerSlot, OptionsSlot>

export interface DrawnOnPage {
  /** From 1. */
  readonly page: number
  readonly texts: readonly DrawnText[]
}

interface PrintedPlace {
  readonly space: PageSpace
  readonly drawing: PageDrawing
  /** The box of the question or its place. */
  readonly block: Box
}

/** Writes the entries of a form onto its pages. */
export class PdfFilling {
  readonly continuation: ContinuationPages
  readonly fields: FieldFilling
  /** Text drawn on the pages, by entry id. */
  readonly drawn = new Map<string, readonly DrawnOnPage[]>()
  private readonly spaces: ReadonlyMap<number, PageSpace>
  private readonly drawings: ReadonlyMap<number, PageDrawing>
  private readonly setter: AnswerSetter

  constructor(
    pages: readonly PdfPage[],
    private readonly faces: Typefaces,
    language: string,
    fields: FormFields,
  ) {
    this.spaces = new Map(pages.map((page) => [page.number, new PageSpace(page)]))
    this.drawings = new Map(pages.map((page) => [page.number, new PageDrawing(page.width, page.height, page.frame)]))
    const [first = { width: 595, height: 842 }] = pages
    this.continuation = new ContinuationPages(first, pages.length, faces, language)
    this.setter = new AnswerSetter(this.continuation, faces, language)
    this.fields = new FieldFilling(fields, this.setter, faces)
  }

  drawingOf(page: number): PageDrawing | undefined {
    return this.drawings.get(page)
  }

  /** Results of the entries, in order; they are written in page order, because continuations are numbered. */
  fillAll(entries: readonly FormEntry[]): FilledPlace[] {
    const order = entries.map((entry, at) => ({ entry, at, page: this.pageOf(entry), top: this.topOf(entry) }))
    order.sort((a, b) => a.page - b.page || a.top - b.top || a.at - b.at)
    const places: FilledPlace[] = []
    for (const { entry, at } of order) places[at] = this.fill(entry)
    return places
  }

  /** Reserves printed places for their own entries. */
  reserve(entries: readonly FormEntry[]): void {
    for (const { slot } of entries) {
      if (slot === null || slot.kind === 'below') continue
      const anchors = slot.kind === 'options' ? slot.options.map(({ anchor }) => anchor) : [anchorOfSlot(slot)]
      for (const anchor of anchors) {
        const place = this.placeOf(anchor)
        if (place !== null) place.space.reserve(place.block)
      }
    }
  }

  private fill(entry: FormEntry): FilledPlace {
    const page = pageOfAnchor((entry.slot && anchorOfSlot(entry.slot)) ?? '')
    const before = new Map(this.allDrawings().map(([, drawing]) => [drawing, drawing.texts.length]))
    const outcome = entry.slot === null ? 'no-place' : this.fillSlot(entry, entry.slot)
    const added = this.allDrawings().flatMap(([page, drawing]) => {
      const texts = drawing.texts.slice(before.get(drawing) ?? 0)
      return texts.length === 0 ? [] : [{ page, texts, box: drawing.boxOf(texts) }]
    })
    this.drawn.set(entry.id, added)
    const place = placeOf(entry.id, outcome)
    const fields = this.anchorsOf(entry, isWrittenState(place.state)).filter((anchor) => fieldOfAnchor(anchor) !== null)
    const shown = [...boxesOf(fields), ...added.map(({ page, box }) => ({ page, box }))]
    return { ...place, page, boxes: shown.length > 0 ? shown : this.emptyPlace(entry) }
  }

  private allDrawings(): [number, PageDrawing][] {
    const further = this.continuation.drawings.map((drawing, at): [number, PageDrawing] => [
      this.drawings.size + at + 1,
      drawing,
    ])
    return [...this.drawings, ...further]
  }

  /** For options, the anchors of the chosen ones. */
  private anchorsOf(entry: FormEntry, isWritten: boolean): readonly string[] {
    const { slot } = entry
    if (slot === null) return []
    if (slot.kind !== 'options' || !isWritten) return anchorsOfSlot(slot)
    return (chosenOptions(entry, slot.options) ?? []).map(({ anchor }) => anchor)
  }

  private emptyPlace({ slot }: FormEntry): readonly BoxOnPage[] {
    if (slot === null) return []
    const place = this.placeOf(anchorOfSlot(slot))
    const [space] = slot.kind === 'below' && place !== null ? spacesOf(slot, place.block, place.space).near : []
    if (space === undefined || place === null) return boxesOf(anchorsOfSlot(slot))
    return [{ page: place.space.page.number, box: place.drawing.inFile(space.box) }]
  }

  private pageOf({ slot }: FormEntry): number {
    return pageOfAnchor((slot && anchorOfSlot(slot)) ?? '') ?? Infinity
  }

  private topOf({ slot }: FormEntry): number {
    return this.placeOf(slot && anchorOfSlot(slot))?.block.top ?? Infinity
  }

  private fillSlot(entry: FormEntry, slot: AnswerSlot): Outcome {
    const place = this.placeOf(anchorOfSlot(slot))
    if (place === null) return 'no-place'
    if (entry.text === null && entry.chosen === null) return this.leave(entry, slot, place)
    if (slot.kind === 'options') return this.tick(entry, slot.options)
    const anchor = anchorOfSlot(slot) ?? ''
    const field = slot.kind === 'below' ? null : this.fields.find(anchor)
    if (field !== null) return this.fields.write(entry, field, { anchor, around: place.space.around(place.block) })
    if (slot.kind === 'field' && slot.field.control === 'tick') return this.tick(entry, boxesOfField(slot, entry))
    if (slot.kind === 'field' && (slot.field.control === 'signature' || slot.field.control === 'file')) return 'by-hand'
    return this.write(entry, slot, place)
  }

  private placeOf(anchor: string | null): PrintedPlace | null {
    const page = pageOfAnchor(anchor ?? '') ?? 0
    const [space, drawing] = [this.spaces.get(page), this.drawings.get(page)]
    const block = anchor === null ? null : space?.boxOf(anchor)
    return space && drawing && block ? { space, drawing, block } : null
  }

  private leave({ remark, isByHand }: FormEntry, { kind }: AnswerSlot, { drawing, block }: PrintedPlace): Outcome {
    if (remark !== null) drawing.addNote(block, remark, kind === 'below' ? 'beside' : 'inside')
    return isByHand === true ? 'by-hand' : 'unanswered'
  }

  private write(entry: FormEntry, slot: WrittenSlot, place: PrintedPlace): Outcome {
    const { space, block } = place
    const answer = notRepeatedText(answerText(entry), slot.kind === 'below' ? space.endOf(block) : space.around(block))
    const text = wordsOfAnswer(answer, this.faces)
    if (text === null) return 'unwritable'
    return this.setter.write({ label: entry.label, text }, answerPlace(slot, place, entry.setting), entry.setting)
  }

  /** Ticks all chosen options, or none if one is not found. */
  private tick(entry: FormEntry, options: OptionsSlot['options']): Outcome {
    const chosen = chosenOptions(entry, options)
    if (chosen === null) return 'unknown-option'
    const outcomes = chosen.map((option) => {
      const field = this.fields.find(option.anchor)
      if (field !== null) return this.fields.choose([option.text], field)
      const place = this.placeOf(option.anchor)
      return place === null ? 'no-place' : this.tickBox(place, option.nth)
    })
    return outcomes.find((outcome) => outcome !== 'filled') ?? 'filled'
  }

  private tickBox({ space, drawing, block }: PrintedPlace, nth = 0): Outcome {
    const box = tickIn(space, block, nth)
    if (box === null) return 'no-place'
    addTick(drawing, box, this.faces)
    return 'filled'
  }
}

function answerPlace(
  slot: WrittenSlot,
  { space, drawing, block }: PrintedPlace,
  setting: FormEntry['setting'],
): AnswerPlace {
  const sizes = sizesFor(space.textSize)
  return {
    page: space.page.number,
    drawing,
    spaces: spacesOf(slot, block, space),
    sizes: setting === 'small' ? sizes.slice(1) : sizes,
    take: (box) => space.take(box),
    markBeside: (marks, words) => markBeside({ space, drawing, block }, marks, words),
  }
}

/** In a free spot near the question, or else as a note. */
function markBeside({ space, drawing, block }: PrintedPlace, marks: readonly SetText[], words: string): void {
  for (const mark of marks) {
    const spot = space.spotBeside(block, widthOfMark(mark), mark.height)
    if (spot === null) continue
    drawing.addText(mark, spot)
    return space.take(spot)
  }
  drawing.addNote(block, words, 'beside')
}

function widthOfMark({ lines }: SetText): number {
  return Math.max(0, ...lines.flatMap(({ runs }) => runs.map(({ left, width }) => left + width)))
}

/** The boxes of anchors, merged into one for each page. */
function boxesOf(anchors: readonly string[]): BoxOnPage[] {
  const byPage = new Map<number, PageBox>()
  for (const anchor of anchors) {
    const [page, box] = [pageOfAnchor(anchor), new PdfPageBoxes().boxOf(anchor)]
    if (page === null || box === null) continue
    const [left, bottom, right, top] = byPage.get(page) ?? box
    const around: PageBox = [
      Math.min(left, box[0]),
      Math.min(bottom, box[1]),
      Math.max(right, box[2]),
      Math.max(top, box[3]),
    ]
    byPage.set(page, around)
  }
  return [...byPage].map(([page, box]) => ({ page, box }))
}
