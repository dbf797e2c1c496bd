import type { AccountId, ProposalId, QuestionId, ItemId } from '../shared/ids.ts'
import { notFound } from '../shared/app-error.ts'
import type { FormBlock } from './form.ts'
import { withCorrection, type FormCorrection } from './form-correction.ts'
import type { FormDoubt } from './form-doubt.ts'
import type { FormItem } from './form-item.ts'
import { linesOf } from './form-lines.ts'

/** How people want an answer set on a page: in small letters, or on a page of its own with a reference in its place. */
export type AnswerSetting = 'small' | 'further-page'

/** Where a question of the application stands in its form. */
export interface QuestionMark {
  readonly questionId: QuestionId
  /** The line; null where that is not known. */
  readonly place: string | null
  /** As the finder gave it; null for what people added. */
  readonly found: string | null
  /** Where a person wants its answer written: a line or an empty cell. Null or absent where that is left to the form. */
  readonly answerPlace?: string | null
  readonly answerSetting?: AnswerSetting | null
  /** Until somebody says that it is a question. */
  readonly isUnsure?: boolean
}

/** What was read of an application's form, and what people said of it. */
export interface FormReading {
  /** Its application's. */
  readonly id: ProposalId
  readonly accountId: AccountId
  /** SHA-256 of the file, hex; null where it is not known. */
  readonly contentHash: string | null
  readonly doubt: FormDoubt | null
  /** In printed order. */
  readonly items: readonly FormItem[]
  /** Also of questions that are removed since. */
  readonly marks: readonly QuestionMark[]
  readonly corrections: readonly FormCorrection[]
  /** Empty where the pages are pictures, or there is no form. */
  readonly blocks: readonly FormBlock[]
  readonly version: number
}

/** The reading of an application of whose form nothing is known. */
export function emptyReading(of: Pick<FormReading, 'id' | 'accountId'>): FormReading {
  const { id, accountId } = of
  return {
    id,
    accountId,
    contentHash: null,
    doubt: null,
    items: [],
    marks: [],
    corrections: [],
    blocks: [],
    version: 0,
  }
}

export function itemIn({ items }: FormReading, id: ItemId): FormItem {
  const item = items.find((one) => one.id === id)
  if (item === undefined) throw itemNotFound()
  return item
}

export function withoutItem(reading: FormReading, id: ItemId): FormReading {
  return { ...reading, items: reading.items.filter((item) => item.id !== id) }
}

/** The reading with an item in its place among the others. */
export function withItem(reading: FormReading, item: FormItem): FormReading {
  const others = withoutItem(reading, item.id).items
  const isAfter = placesAfter(reading, item.place)
  const at = others.findIndex(({ place }) => isAfter(place))
  const index = at === -1 ? others.length : at
  return { ...reading, items: [...others.slice(0, index), item, ...others.slice(index)] }
}

export function changedItem(reading: FormReading, item: FormItem): FormReading {
  return { ...reading, items: reading.items.map((one) => (one.id === item.id ? item : one)) }
}

export function withMark(reading: FormReading, mark: QuestionMark): FormReading {
  return { ...reading, marks: [...reading.marks.filter(({ questionId }) => questionId !== mark.questionId), mark] }
}

export function markOf({ marks }: FormReading, id: QuestionId): QuestionMark | null {
  return marks.find(({ questionId }) => questionId === id) ?? null
}

type Said = Pick<FormCorrection, 'place' | 'found' | 'as' | 'kind' | 'text'>

/** The reading with what people said of one of its lines. */
export function corrects(reading: FormReading, said: Said): FormReading {
  const line = linesOf(reading.blocks).find(({ place }) => place === said.place)?.text ?? ''
  return { ...reading, corrections: withCorrection(reading.corrections, { ...said, line }) }
}

/** Whether a place of the form stands after another one; no for those that are not known. */
export function placesAfter({ blocks }: Pick<FormReading, 'blocks'>, other: string | null) {
  const positions = new Map(linesOf(blocks).map(({ place }, at) => [place, at]))
  const after = other === null ? Infinity : (positions.get(other) ?? Infinity)
  return (place: string | null): boolean => place !== null && (positions.get(place) ?? -1) > after
}

export function itemNotFound() {
  return notFound('proposals.item-not-found')
}
