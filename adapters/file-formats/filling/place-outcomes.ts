import type { AnswerSlot, FieldSlot, OptionsSlot } from '../../../core/hand-in/answer-slot.ts'
import { chosenOptions as namedOptions } from '../../../core/hand-in/chosen-options.ts'
import {
  type FilledPlace,
  type FormEntry,
  isWrittenState,
  type LeftReason,
  type WrittenState,
} from '../../../core/hand-in/ports.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'

/** The result for one entry: how it was written, or the reason for leaving its place. */
export type Outcome = WrittenState | LeftReason

/** Writes entries one by one. */
export interface PlaceWriter {
  write(entry: FormEntry, slot: AnswerSlot): Outcome
  /** Sets the entry's remark beside a place that stays empty. */
  remark?(remark: string, slot: AnswerSlot): void
}

/** Results of the entries, in order. Entries without an answer or a place are left. */
export function writePlaces(entries: readonly FormEntry[], writer: PlaceWriter): FilledPlace[] {
  return entries.map((entry) => {
    const outcome = entry.slot === null ? 'no-place' : writeEntry(entry, entry.slot, writer)
    return placeOf(entry.id, outcome)
  })
}

function writeEntry(entry: FormEntry, slot: AnswerSlot, writer: PlaceWriter): Outcome {
  const isAnswered = (entry.text ?? '').trim() !== '' || (entry.chosen ?? []).length > 0
  const outcome = isAnswered ? writer.write(entry, slot) : entry.isByHand === true ? 'by-hand' : 'unanswered'
  if (entry.remark !== null && !isWrittenState(outcome)) writer.remark?.(entry.remark, slot)
  return outcome
}

export function placeOf(id: string, outcome: Outcome): FilledPlace {
  if (isWrittenState(outcome)) return { id, state: outcome, reason: null, page: null }
  return { id, state: outcome === 'no-place' ? 'no-place' : 'left', reason: outcome, page: null }
}

/** Anchors of a place: those of all its options. */
export function anchorsOfSlot(slot: AnswerSlot): readonly string[] {
  if (slot.kind === 'field') return [slot.field.anchor]
  return slot.kind === 'options' ? slot.options.map(({ anchor }) => anchor) : [slot.anchor]
}

/** The first anchor of a place. */
export function anchorOfSlot(slot: AnswerSlot): string | undefined {
  return anchorsOfSlot(slot)[0]
}

/** The answer as Markdown: its text, or else the chosen words. */
export function answerText({ text, chosen }: FormEntry): string {
  return text ?? (chosen ?? []).join(', ')
}

/** The options that an entry names, at least one; null if one of its words is unknown. */
export function chosenOptions<Option extends { readonly text: string }>(
  { text, chosen }: FormEntry,
  options: readonly Option[],
): readonly Option[] | null {
  const words = (chosen ?? [text ?? '']).flatMap((one) => namedOptions(one, options))
  const found = words.map((one) => options.find((option) => normaliseWords(option.text) === normaliseWords(one)))
  return found.length > 0 && found.every((option) => option !== undefined) ? found : null
}

/** The boxes of a field: one for each option, or one with the words beside it. */
export function boxesOfField({ field, nth }: FieldSlot, { label }: FormEntry): OptionsSlot['options'] {
  const texts = field.options.length > 0 ? field.options : [field.label ?? label]
  return texts.map((text, at) => ({ text, anchor: field.anchor, nth: nth + at, page: field.page }))
}
