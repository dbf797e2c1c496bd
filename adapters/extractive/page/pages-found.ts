import type { Library, LibraryDocument } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'
import { foundOrRead } from '../answers/all-of-short.ts'
import { pageOf, type Page } from './page.ts'
import type { WantedAnswer } from './wanted-answer.ts'

const PASSAGES = 24

/** Search results from one document. */
interface PageFound {
  readonly document: LibraryDocument
  readonly hits: readonly PassageHit[]
  readonly page: Page
}

/** Passages that may contain the answer, as one page per document, best first. */
export async function pagesFound(
  wanted: WantedAnswer,
  documents: readonly LibraryDocument[],
  library: Library,
  queries: readonly string[] = [searchFor(wanted)],
): Promise<PageFound[]> {
  const found = await Promise.all(queries.map((query) => foundOrRead(query, PASSAGES, library)))
  const hits = [
    ...new Map(found.flat().map((hit) => [`${hit.passage.documentId} ${hit.passage.ordinal}`, hit])).values(),
  ]
  const ids = [...new Set(hits.map(({ passage }) => passage.documentId))]
  return ids.flatMap((id) => {
    const document = documents.find(({ documentId }) => documentId === id)
    const own = hits.filter(({ passage }) => passage.documentId === id)
    return document === undefined ? [] : [{ document, hits: own, page: pageOf(own, document.language) }]
  })
}

/** Words usually beside the answer, and the question's words. */
export function searchFor({
  meaning,
  language,
  question,
}: Pick<WantedAnswer, 'meaning' | 'language' | 'question'>): string {
  const shown = meaning === 'otherYesNo' ? '' : (language.questions[meaning]?.shown ?? '')
  return `${shown.replace(/[*?_/]+/gu, ' ')} ${question}`
}
