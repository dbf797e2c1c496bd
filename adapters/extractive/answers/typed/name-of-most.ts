import type { Library, LibraryDocument } from '../../../../core/documents/library.ts'
import { isSameValue } from '../../../../core/profile/same-value.ts'
import { searchedDocument } from '../../profile/searched-document.ts'
import { foundIn, type Found } from './page.ts'
import { mostGiven, pagesFound, type PageFound } from './pages-found.ts'
import type { WantedAnswer } from './wanted-answer.ts'

/** What most documents call whoever wrote them; whoever gives it money or a home is somebody else. */
export async function nameOfMost(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
): Promise<Found | null> {
  const pages = await pagesFound(wanted, documents, library)
  const read = pages.map(({ document, hits }) =>
    searchedDocument({ ...document, passages: hits.map(({ passage }) => passage), names: [] }),
  )
  const supporters = read.flatMap((document) => document.supporters)
  const named = read.flatMap(({ author }, at) => (author ? [{ name: author.name, page: pages[at]! }] : []))
  const ours = named.filter(({ name }) => !supporters.some((other) => isSameValue('name', other, name)))
  const best = mostGiven(ours, ({ name }) => name.toLowerCase())
  return best && foundWhere(best.name, best.page)
}

function foundWhere(name: string, { page: { units } }: PageFound): Found | null {
  const unit = units.find(({ text }) => text.includes(name))
  return unit === undefined ? null : { ...foundIn(unit, name), sentence: name }
}
