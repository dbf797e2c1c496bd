import type { FilledForm, FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import { AppError } from '../../../../core/shared/app-error.ts'
import { anchorsOfRoom, writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { DocxTree, WORD_DOCUMENT } from './docx-tree.ts'
import { DocxWriter } from './docx-writer.ts'

/** Writes entries into a Word document. Throws `unsupported` where it is signed, encrypted or damaged. */
export function fillDocx(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const tree = new DocxTree(bytes)
  if (tree.editor.parts.some((part) => part.startsWith('_xmlsignatures/')))
    throw new AppError('unsupported', 'form.signed', { values: { what: WORD_DOCUMENT } })
  const anchors = entries.flatMap(({ room }) => (room === null ? [] : anchorsOfRoom(room)))
  const writer = new DocxWriter(tree, new Set(anchors))
  const places = writePlaces(entries, writer)
  writer.finish()
  return { bytes: tree.editor.finish(), places, notes: activeNotes(tree.editor) }
}
