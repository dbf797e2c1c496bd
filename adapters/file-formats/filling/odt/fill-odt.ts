import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { parseOdt } from '../../odt/parse-odt.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { saidInDocument } from '../said-in-document.ts'
import { seenInText } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { OdtDocument } from './odt-document.ts'
import { OdtWriter } from './odt-writer.ts'

/** Fills in an OpenDocument text in place, and parses it again. Throws `unsupported` if it is encrypted or signed. */
export function fillOdt(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const document = new OdtDocument(bytes)
  const places = writePlaces(entries, new OdtWriter(document))
  const filled = document.finish()
  const seen = { moved: document.moved, said: saidInDocument(parseOdt(filled, FORM_BOUNDS)) }
  return { bytes: filled, places: seenInText(entries, places, seen), notes: activeNotes(document.editor) }
}
