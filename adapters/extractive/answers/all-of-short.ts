import type { Library } from '../../../core/documents/library.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'

/** Passages: about six pages, which a person would know. */
export const SHORT_LIBRARY = 40

/** Search results; in a short library all other passages follow, because they may say the same in other words. */
export async function foundOrRead(query: string, limit: number, library: Library): Promise<readonly PassageHit[]> {
  const hits = await library.search(query, limit)
  const { passages: all } = await library.spread([])
  if (all > SHORT_LIBRARY) return hits
  const documents = await library.documents()
  const others = await Promise.all(
    documents.map(async ({ documentId, fileName }) => {
      const shown = hits.filter(({ passage }) => passage.documentId === documentId)
      const passages = await library.passagesOf(documentId)
      return passages
        .filter(({ text }) => !shown.some(({ passage }) => passage.text.includes(text)))
        .map((passage) => ({ passage, fileName, score: 0 }))
    }),
  )
  return [...hits, ...others.flat()]
}
