import type { FilledForm, FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import { anchorsOfRoom, writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { WorkbookEditor } from './workbook-editor.ts'
import { XlsxWriter } from './xlsx-writer.ts'

/** Fills in the cells of a workbook. Formulas, styles, drop-down lists and hidden sheets stay as they are. */
export function fillXlsx(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const rooms = entries.flatMap(({ room }) => (room === null || room.kind === 'below' ? [] : [room]))
  const workbook = new WorkbookEditor(bytes)
  const places = writePlaces(entries, new XlsxWriter(workbook, rooms.flatMap(anchorsOfRoom)))
  return { bytes: workbook.finish(), places, notes: activeNotes(workbook.editor) }
}
