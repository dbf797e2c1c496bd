import type { FilledForm, FormEntry } from '../../../../core/proposals/ports/form-filler.ts'
import { FORM_PAGE } from '../../parse-bounds.ts'
import { parsePage } from '../../html/parse-page.ts'
import { characterReference } from '../package/xml-text.ts'
import { spliceText } from '../package/splice.ts'
import { writePlaces } from '../place-outcomes.ts'
import { readHtmlSource } from './html-source.ts'
import { HtmlWriter } from './html-writer.ts'

/** Fills in the controls of a saved page, and writes below its words; scripts and all else stay as they are. */
export function fillHtml(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const { text, encode } = readHtmlSource(bytes)
  const writer = new HtmlWriter(parsePage(text, FORM_PAGE).page, text)
  const places = writePlaces(entries, writer)
  return { bytes: encode(spliceText(text, writer.splices), characterReference), places, notes: [] }
}
