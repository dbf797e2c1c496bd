import type { FilledApplication } from '../../../core/hand-in/fill-form.ts'
import type { PlaceInForm } from '../../../core/hand-in/filled-places.ts'
import { lineTextOf } from '../../../core/proposals/form/form-lines.ts'
import type { FormItem, ItemSuggestion } from '../../../core/proposals/form/form-item.ts'
import type { LinesToLookAt } from '../../../core/forms/tell-line.ts'
import type { ViewedForm } from '../../../core/hand-in/view-form.ts'
import type { FormBlock, FormTable } from '../../../core/proposals/form/form.ts'
import type * as contract from '../../http-contract/forms.ts'
import type { FormItem as ShownItem } from '../../http-contract/proposals.ts'

type Boxes = ViewedForm['boxes']

export function presentForm({ form, blocks, boxes }: ViewedForm) {
  const { fileName, mediaType } = form
  return { fileName, mediaType, blocks: blocks.map((block, at) => presentBlock(block, `${at}`, boxes)) }
}

function presentBlock(block: FormBlock, place: string, boxes: Boxes): contract.FormBlock {
  return block.kind === 'table' ? presentTable(block, place, boxes) : presentLine(block, place, boxes)
}

function presentTable({ kind, page, cells }: FormTable, place: string, boxes: Boxes): contract.FormTable {
  return {
    kind,
    place,
    page,
    cells: cells.map(({ row, column, rowSpan, columnSpan, header, blocks }, cellAt) => ({
      ...{ row, column, rowSpan, columnSpan, header, box: boxes.get(`${place}.${cellAt}`) ?? null },
      blocks: blocks.map((block, at) => presentLine(block, `${place}.${cellAt}.${at}`, boxes)),
    })),
  }
}

function presentLine(block: Exclude<FormBlock, FormTable>, place: string, boxes: Boxes): contract.FlowBlock {
  const line = { place, page: block.page, box: boxes.get(place) ?? null, text: lineTextOf(block) }
  if (block.kind === 'field') return { ...line, kind: 'field', control: block.control, options: block.options }
  const { number } = block
  if (block.kind === 'heading') return { ...line, kind: 'heading', number, level: block.level }
  return { ...line, kind: 'paragraph', number, listLevel: block.listLevel, bold: block.bold }
}

export function presentDoubtful({ doubtful, told }: LinesToLookAt) {
  return {
    doubtful: doubtful.map(({ text, isTaken, likelihood, alike }) => ({ text, isTaken, likelihood, alike })),
    told: told.map(({ text, isQuestion }) => ({ text, isQuestion })),
  }
}

export function presentFilled({ places, notes }: Pick<FilledApplication, 'places' | 'notes'>) {
  return {
    notes,
    places: places.flatMap((place) => ('questionId' in place.of ? [{ ...place.of, ...presentPlace(place) }] : [])),
    items: places.flatMap((place) => ('itemId' in place.of ? [{ ...place.of, ...presentPlace(place) }] : [])),
  }
}

function presentPlace({ text, state, reason, page, place, boxes, setting, written, isOverLimit }: PlaceInForm) {
  return { text, state, reason, page, place, boxes, setting, written, isOverLimit }
}

export function presentItem({ id, kind, text, section, options, place, page, done, ...more }: FormItem): ShownItem {
  const { suggestion = null, answer = null } = more
  const isOpen = !done && answer === null
  return {
    ...{ id, _id: id, kind, text, section, ...(options.length > 0 && { options: [...options] }), place, page, done },
    ...(suggestion !== null && isOpen && { suggestion: presentSuggestion(suggestion) }),
    ...(answer !== null && { answer }),
  }
}

function presentSuggestion({ value, fileName, page, quote }: ItemSuggestion) {
  return { value, fileName, page, quote }
}
