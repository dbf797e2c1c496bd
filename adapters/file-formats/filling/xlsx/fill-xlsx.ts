import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { cellAnchor } from '../../document/cell-reference.ts'
import type { ParsedDocument } from '../../document/document.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { parseXlsx } from '../../xlsx/parse-xlsx.ts'
import { isTicked, saysAnswer, seenPlaces } from '../seen-places.ts'
import { anchorsOfSlot, writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { WorkbookEditor } from './workbook-editor.ts'
import { XlsxWriter } from './xlsx-writer.ts'

/**
 * Fills in the cells of a workbook and the boxes above them, and parses it again. Formulas, styles, drop-down lists and
 * hidden sheets stay unchanged.
 */
export function fillXlsx(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const slots = entries.flatMap(({ slot }) => (slot === null || slot.kind === 'below' ? [] : [slot]))
  const workbook = new WorkbookEditor(bytes)
  const writer = new XlsxWriter(workbook, slots.flatMap(anchorsOfSlot))
  const places = writePlaces(entries, writer)
  const filled = workbook.finish()
  const texts = textsOf(parseXlsx(filled, FORM_BOUNDS))
  const again = new XlsxWriter(new WorkbookEditor(filled), [])
  const seen = seenPlaces(entries, places, (entry) => {
    const ticked = writer.ticked.get(entry.id)
    if (ticked !== undefined) return ticked.every((anchor) => again.boxAt(anchor)?.control.isOn === true)
    const said = (writer.written.get(entry.id) ?? []).map((anchor) => texts.get(anchor) ?? '')
    return saysAnswer(said.join(' '), entry) || (entry.chosen !== null && said.some(isTicked))
  })
  return { bytes: filled, places: seen, notes: activeNotes(workbook.editor) }
}

/** Displayed texts of a workbook's cells, by anchor. */
function textsOf({ blocks }: ParsedDocument): ReadonlyMap<string, string> {
  const sheets = blocks.filter((block) => block.kind === 'sheet')
  return new Map(sheets.flatMap(({ name, cells }) => cells.map((cell) => [cellAnchor(name, cell), cell.text] as const)))
}
