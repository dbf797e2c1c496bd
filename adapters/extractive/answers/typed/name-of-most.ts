import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import { foundIn, type Found } from './page.ts'
import { ownNames } from './own-names.ts'
import { pagesFound } from './pages-found.ts'
import type { WantedAnswer } from './wanted-answer.ts'

const BY_LAW = /\b(?:legal|official|registered)\b|^(?:rechtlich|offiziell|nom légal|enw cyfreithiol)/iu

/** What the organisation calls itself, with its legal form where that is asked for; null where no document says it. */
export async function nameOfMost(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
): Promise<Found | null> {
  const own = await ownNames(library)
  if (own === null) return null
  const name = (BY_LAW.test(wanted.question) ? own.legalName : null) ?? own.name
  const pages = await pagesFound(wanted, documents, library, [name])
  const unit = pages.flatMap(({ page }) => page.units).find(({ text }) => text.includes(name))
  return unit === undefined ? null : { ...foundIn(unit, name), sentence: name }
}
