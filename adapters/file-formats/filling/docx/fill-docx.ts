import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { AppError } from '../../../../core/shared/app-error.ts'
import { parseDocx } from '../../docx/parse-docx.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { saidInDocument } from '../said-in-document.ts'
import { seenInText } from '../seen-places.ts'
import { anchorsOfSlot, writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { DocxTree, WORD_DOCUMENT } from './docx-tree.ts'
import { DocxWriter } from './docx-writer.ts'

/**
 * Writes entries into a Word document, and parses it again. Throws `unsupported` if it is signed, encrypted or damaged.
 */
export function fillDocx(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const tree = new DocxTree(bytes)
  if (tree.editor.parts.some((part) => part.startsWith('_xmlsignatures/')))
    throw new AppError('unsupported', 'form.signed', { values: { what: WORD_DOCUMENT } })
  const anchors = entries.flatMap(({ slot }) => (slot === null ? [] : anchorsOfSlot(slot)))
  const writer = new DocxWriter(tree, new Set(anchors))
  const places = writePlaces(entries, writer)
  writer.finish()
  const filled = tree.editor.finish()
  const seen = { moved: tree.editor.movedIn(tree.mainPart), said: saidInDocument(parseDocx(filled, FORM_BOUNDS)) }
  return { bytes: filled, places: seenInText(entries, places, seen), notes: activeNotes(tree.editor) }
}
