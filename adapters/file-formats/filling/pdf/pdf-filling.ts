import type { PageBox } from '../../../../core/forms/ports.ts'
import type { AnswerRoom } from '../../../../core/hand-in/answer-room.ts'
import { type BoxOnPage, type FilledPlace, type FormEntry, isWrittenState } from '../../../../core/hand-in/ports.ts'
import type { Box } from '../../pdf/box.ts'
import { notRepeatedText } from '../answer/not-repeated.ts'
import { anchorsOfRoom, answerText, boxesOfField, chosenOptions, placeOf, type Outcome } from '../place-outcomes.ts'
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
import { anchorOfRoom, fieldOfAnchor, pageOfAnchor, spacesOf } from './place-spaces.ts'
import type { SetText } from './set-text.ts'
import { addTick, tickIn } from './tick-mark.ts'
import type { Typefaces } from './typefaces.ts'

type OptionsRoom = Extract<AnswerRoom, { readonly kind: 'options' }>
type WrittenRoom = Exclude<AnswerRoom, OptionsRoom>

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
    for (const { room } of entries) {
      if (room === null || room.kind === 'below') continue
      const anchors = room.kind === 'options' ? room.options.map(({ anchor }) => anchor) : [anchorOfRoom(room)]
      for (const anchor of anchors) {
        const place = this.placeOf(anchor)
        if (place !== null) place.space.reserve(place.block)
      }
    }
  }

  private fill(entry: FormEntry): FilledPlace {
    const page = pageOfAnchor((entry.room && anchorOfRoom(entry.room)) ?? '')
    const before = new Map(this.allDrawings().map(([, drawing]) => [drawing, drawing.texts.length]))
    const outcome = entry.room === null ? 'no-place' : this.fillRoom(entry, entry.room)
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
    const { room } = entry
    if (room === null) return []
    if (room.kind !== 'options' || !isWritten) return anchorsOfRoom(room)
    return (chosenOptions(entry, room.options) ?? []).map(({ anchor }) => anchor)
  }

  private emptyPlace({ room }: FormEntry): readonly BoxOnPage[] {
    if (room === null) return []
    const place = this.placeOf(anchorOfRoom(room))
    const [space] = room.kind === 'below' && place !== null ? spacesOf(room, place.block, place.space).near : []
    if (space === undefined || place === null) return boxesOf(anchorsOfRoom(room))
    return [{ page: place.space.page.number, box: place.drawing.inFile(space.box) }]
  }

  private pageOf({ room }: FormEntry): number {
    return pageOfAnchor((room && anchorOfRoom(room)) ?? '') ?? Infinity
  }

  private topOf({ room }: FormEntry): number {
    return this.placeOf(room && anchorOfRoom(room))?.block.top ?? Infinity
  }

  private fillRoom(entry: FormEntry, room: AnswerRoom): Outcome {
    const place = this.placeOf(anchorOfRoom(room))
    if (place === null) return 'no-place'
    if (entry.text === null && entry.chosen === null) return this.leave(entry, room, place)
    if (room.kind === 'options') return this.tick(entry, room.options)
    const anchor = anchorOfRoom(room) ?? ''
    const field = room.kind === 'below' ? null : this.fields.find(anchor)
    if (field !== null) return this.fields.write(entry, field, { anchor, around: place.space.around(place.block) })
    if (room.kind === 'field' && room.field.control === 'tick') return this.tick(entry, boxesOfField(room, entry))
    if (room.kind === 'field' && (room.field.control === 'signature' || room.field.control === 'file')) return 'by-hand'
    return this.write(entry, room, place)
  }

  private placeOf(anchor: string | null): PrintedPlace | null {
    const page = pageOfAnchor(anchor ?? '') ?? 0
    const [space, drawing] = [this.spaces.get(page), this.drawings.get(page)]
    const block = anchor === null ? null : space?.boxOf(anchor)
    return space && drawing && block ? { space, drawing, block } : null
  }

  private leave({ remark, isByHand }: FormEntry, { kind }: AnswerRoom, { drawing, block }: PrintedPlace): Outcome {
    if (remark !== null) drawing.addNote(block, remark, kind === 'below' ? 'beside' : 'inside')
    return isByHand === true ? 'by-hand' : 'unanswered'
  }

  private write(entry: FormEntry, room: WrittenRoom, place: PrintedPlace): Outcome {
    const { space, block } = place
    const answer = notRepeatedText(answerText(entry), room.kind === 'below' ? space.endOf(block) : space.around(block))
    const text = wordsOfAnswer(answer, this.faces)
    if (text === null) return 'unwritable'
    return this.setter.write({ label: entry.label, text }, answerPlace(room, place, entry.setting), entry.setting)
  }

  /** Ticks all chosen options, or none if one is not found. */
  private tick(entry: FormEntry, options: OptionsRoom['options']): Outcome {
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
  room: WrittenRoom,
  { space, drawing, block }: PrintedPlace,
  setting: FormEntry['setting'],
): AnswerPlace {
  const sizes = sizesFor(space.textSize)
  return {
    page: space.page.number,
    drawing,
    spaces: spacesOf(room, block, space),
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
