import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports.ts'
import { parseOdt } from '../../odt/parse-odt.ts'
import { FORM_BOUNDS } from '../../parse-bounds.ts'
import { saidInDocument } from '../said-in-document.ts'
import { saysAnswer, seenInText } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { activeNotes } from '../package/active-parts.ts'
import { OdtDocument } from './odt-document.ts'
import { OdtWriter } from './odt-writer.ts'

/** Fills in an OpenDocument text in place, and parses it again. Throws `unsupported` if it is encrypted or signed. */
export function fillOdt(bytes: Uint8Array, entries: readonly FormEntry[], language = 'en'): FilledForm {
  const document = new OdtDocument(bytes)
  const places = writePlaces(entries, new OdtWriter(document, language))
  const filled = document.finish()
  const said = saidInDocument(parseOdt(filled, FORM_BOUNDS))
  const seen = seenInText(entries, places, { moved: document.moved, said }).map((place, at) => {
    const isAtEnd = places[at]!.state === 'further-page' && saysAnswer(said(0, Infinity), entries[at]!)
    return isAtEnd ? places[at]! : place
  })
  return { bytes: filled, places: seen, notes: activeNotes(document.editor) }
}
