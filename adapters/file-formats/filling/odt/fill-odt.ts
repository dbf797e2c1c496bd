import type { FilledForm, FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import { writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { OdtDocument } from './odt-document.ts'
import { OdtWriter } from './odt-writer.ts'

/** Fills in an OpenDocument text in place. Throws `unsupported` where it is encrypted or signed. */
export function fillOdt(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const document = new OdtDocument(bytes)
  const places = writePlaces(entries, new OdtWriter(document))
  return { bytes: document.finish(), places, notes: activeNotes(document.editor) }
}
