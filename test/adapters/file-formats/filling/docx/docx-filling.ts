import { formBlocks } from '../../../../../adapters/file-formats/document/form-blocks.ts'
import { parseDocx } from '../../../../../adapters/file-formats/docx/parse-docx.ts'
import { fillDocx } from '../../../../../adapters/file-formats/filling/docx/fill-docx.ts'
import { openZip } from '../../../../../adapters/file-formats/open-zip.ts'
import type { AnswerSlot } from '../../../../../core/hand-in/answer-slot.ts'
import type { FormBlock, FormField } from '../../../../../core/proposals/form/form.ts'
import type { FilledPlace, FormEntry } from '../../../../../core/hand-in/ports.ts'
import { docxOf } from '../../form-files.ts'

export const BOUNDS = { mostElements: 100_000 }
export const MAIN = 'word/document.xml'

export interface FilledDocument {
  readonly bytes: Uint8Array
  readonly places: readonly FilledPlace[]
  /** The content of the body. */
  readonly body: string
  readonly blocks: readonly FormBlock[]
}

export function entry(slot: AnswerSlot | null, answer: Partial<FormEntry> | string, id = 'q'): FormEntry {
  const parts = typeof answer === 'string' ? { text: answer } : answer
  return { id, label: 'Question', slot, text: null, chosen: null, day: null, remark: null, ...parts }
}

export function blocksOf(bytes: Uint8Array): FormBlock[] {
  return formBlocks(parseDocx(bytes, BOUNDS))
}

/** All fields of a form, each with its room: those in cells too. */
export function fieldSlots(blocks: readonly FormBlock[]): AnswerSlot[] {
  const fields = blocks
    .flatMap((block) => (block.kind === 'table' ? block.cells.flatMap((cell) => cell.blocks) : [block]))
    .filter((block): block is FormField => block.kind === 'field')
  const counts = new Map<string, number>()
  return fields.map((field) => {
    const nth = counts.get(field.anchor) ?? 0
    counts.set(field.anchor, nth + 1)
    return { kind: 'field', field, nth }
  })
}

/** The empty cells of a form. */
export function cellSlots(blocks: readonly FormBlock[]): AnswerSlot[] {
  return blocks
    .flatMap((block) => (block.kind === 'table' ? block.cells : []))
    .filter((cell) => cell.blocks.length === 0)
    .map(({ anchor, page }) => ({ kind: 'cell', anchor, page }))
}

export function below(block: FormBlock): AnswerSlot {
  return { kind: 'below', anchor: block.anchor, page: null }
}

/** The anchor of an element of a body, given as it is written. */
export function anchorIn(body: string, element: string): string {
  const start = openZip(docxOf(body)).readText(MAIN)!.lastIndexOf(element)
  return `${start}-${start + element.length}`
}

/** Writes into a document with this body; `rooms` picks the rooms from its blocks. */
export function fillBody(
  body: string,
  entriesOf: (blocks: readonly FormBlock[]) => readonly FormEntry[],
  parts: Record<string, string> = {},
): FilledDocument {
  const original = docxOf(body, parts)
  const { bytes, places } = fillDocx(original, entriesOf(blocksOf(original)))
  const xml = openZip(bytes).readText(MAIN)!
  const written = /<w:body>([\s\S]*)<\/w:body>/u.exec(xml)![1]!
  return { bytes, places, body: written, blocks: blocksOf(bytes) }
}
