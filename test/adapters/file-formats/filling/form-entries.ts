import { DirectFormReader } from '../../../../adapters/file-formats/direct-form-reader.ts'
import { wholeDay } from '../../../../core/languages/dates.ts'
import type { AnswerSlot } from '../../../../core/hand-in/answer-slot.ts'
import type { FormBlock, FormField } from '../../../../core/proposals/form/form.ts'
import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'

type Fill = (bytes: Uint8Array, entries: readonly FormEntry[]) => FilledForm

/** The rooms of a form in reading order: its fields, its empty cells, and below its lines that end in "?". */
export async function slotsOf(bytes: Uint8Array, fileName: string): Promise<AnswerSlot[]> {
  const { blocks } = await new DirectFormReader().read({ fileName, bytes })
  const counts = new Map<string, number>()
  return blocks.flatMap((block) => slotsAt(block, counts))
}

function slotsAt(block: FormBlock, counts: Map<string, number>): AnswerSlot[] {
  if (block.kind === 'field') return [fieldSlot(block, counts)]
  if (block.kind !== 'table')
    return /\?$/u.test(block.text) ? [{ kind: 'below', anchor: block.anchor, page: null }] : []
  return block.cells.flatMap((cell): AnswerSlot[] =>
    cell.blocks.length === 0
      ? [{ kind: 'cell', anchor: cell.anchor, page: null }]
      : cell.blocks.flatMap((inner) => slotsAt(inner, counts)),
  )
}

function fieldSlot(field: FormField, counts: Map<string, number>): AnswerSlot {
  if (field.options.length > 0) {
    const options = field.options.map((text, nth) => ({ text, anchor: field.anchor, nth, page: null }))
    return { kind: 'options', options }
  }
  const nth = counts.get(field.anchor) ?? 0
  counts.set(field.anchor, nth + 1)
  return { kind: 'field', field, nth }
}

export function entryOf(slot: AnswerSlot | null, text: string | null, parts: Partial<FormEntry> = {}): FormEntry {
  const isPicked = slot?.kind === 'options' && text !== null
  return {
    id: 'q',
    label: '',
    slot,
    text,
    chosen: isPicked ? [text] : null,
    day: wholeDay(text ?? ''),
    remark: null,
    ...parts,
  }
}

/** A copy of a form with answers in its rooms, in reading order; null leaves a room empty. */
export async function filledWith(
  fill: Fill,
  { bytes, fileName }: { readonly bytes: Uint8Array; readonly fileName: string },
  answers: readonly (string | null)[],
  remark: string | null = null,
): Promise<FilledForm> {
  const slots = await slotsOf(bytes, fileName)
  return fill(
    bytes,
    answers.map((answer, at) => entryOf(slots[at] ?? null, answer, { remark: answer === null ? remark : null })),
  )
}

export const outcomesOf = ({ places }: FilledForm) => places.map(({ state, reason }) => reason ?? state)
