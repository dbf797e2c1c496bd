import type { AccountId, ProposalId, QuestionId, ItemId } from '../../shared/ids.ts'
import { notFound } from '../../shared/app-error.ts'
import type { FormBlock } from './form.ts'
import { withCorrection, type FormCorrection } from './form-correction.ts'
import type { FormDoubt } from './form-doubt.ts'
import type { FormItem } from './form-item.ts'
import { linesOf } from './form-lines.ts'

/** How people want an answer set on a page: in small letters, or on a page of its own with a reference in its place. */
export type AnswerSetting = 'small' | 'further-page'

/** The place of an application's question in its form. */
export interface QuestionMark {
  readonly questionId: QuestionId
  /** The line; null if unknown. */
  readonly place: string | null
  /** The finder's text; null if people added it. */
  readonly found: string | null
  /** The line or empty cell that a person chose for the answer. Null or absent if the form determines it. */
  readonly answerPlace?: string | null
  readonly answerSetting?: AnswerSetting | null
  /** True until somebody confirms that it is a question. */
  readonly isUnsure?: boolean
}

/** The result of reading an application's form, with people's corrections. */
export interface FormReading {
  /** The application's. */
  readonly id: ProposalId
  readonly accountId: AccountId
  /** SHA-256 of the file, hex; null if unknown. */
  readonly contentHash: string | null
  readonly doubt: FormDoubt | null
  /** In printed order. */
  readonly items: readonly FormItem[]
  /** Includes marks of removed questions. */
  readonly marks: readonly QuestionMark[]
  readonly corrections: readonly FormCorrection[]
  /** Empty for scanned pages, and without a form. */
  readonly blocks: readonly FormBlock[]
  readonly version: number
}

/** The reading of an application without a form. */
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

/** Inserts an item in the order of the form. */
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

/** Adds a person's correction of a line. */
export function corrects(reading: FormReading, said: Said): FormReading {
  const line = linesOf(reading.blocks).find(({ place }) => place === said.place)?.text ?? ''
  return { ...reading, corrections: withCorrection(reading.corrections, { ...said, line }) }
}

/** Whether a place of the form comes after another one; false for unknown places. */
export function placesAfter({ blocks }: Pick<FormReading, 'blocks'>, other: string | null) {
  const positions = new Map(linesOf(blocks).map(({ place }, at) => [place, at]))
  const after = other === null ? Infinity : (positions.get(other) ?? Infinity)
  return (place: string | null): boolean => place !== null && (positions.get(place) ?? -1) > after
}

export function itemNotFound() {
  return notFound('proposals.item-not-found')
}
