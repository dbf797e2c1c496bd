import type { FilledForm, FormEntry } from '../../../../core/hand-in/ports/form-filler.ts'
import { FORM_PAGE } from '../../parse-bounds.ts'
import { parsePage } from '../../html/parse-page.ts'
import { characterReference } from '../package/xml-text.ts'
import { spliceText } from '../package/splice.ts'
import { MovedOffsets } from '../moved-offsets.ts'
import { seenInText } from '../seen-places.ts'
import { writePlaces } from '../place-outcomes.ts'
import { withoutScripts } from './active-html.ts'
import { saidInPage } from './said-in-page.ts'
import { readHtmlSource } from './html-source.ts'
import { HtmlWriter } from './html-writer.ts'

/** Fills in the controls of a saved page, writes below its words, and reads it again. Scripts do not go out again; all else stays. */
export function fillHtml(bytes: Uint8Array, entries: readonly FormEntry[]): FilledForm {
  const { text, encode } = readHtmlSource(bytes)
  const { page } = parsePage(text, FORM_PAGE)
  const writer = new HtmlWriter(page, text)
  const places = writePlaces(entries, writer)
  const scripts = withoutScripts(page)
  const splices = [...writer.splices, ...scripts]
  const filled = encode(spliceText(text, splices), characterReference)
  const seen = { moved: new MovedOffsets(splices, encode), said: saidInPage(readHtmlSource(filled).text) }
  return {
    bytes: filled,
    places: seenInText(entries, places, seen),
    notes: scripts.length > 0 ? ['scripts-removed'] : [],
  }
}
