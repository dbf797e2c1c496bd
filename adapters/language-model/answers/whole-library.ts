import { newestFirst, type Library, type LibraryDocument } from '../../../core/documents/library.ts'
import type { Passage } from '../../../core/documents/passage.ts'

/** Fits into a prompt beside everything else; about 300 pages. */
const LONGEST_WHOLE_TOKENS = 150_000
const CHARACTERS_OF_TOKEN = 4.5
/** Estimated size of the line with a passage's place. */
const TOKENS_OF_LABEL = 20

export interface DocumentText {
  readonly document: LibraryDocument
  /** Without blank ones. */
  readonly passages: readonly Passage[]
}

export interface WholeLibrary {
  /** Newest first, without empty documents. */
  readonly texts: readonly DocumentText[]
  readonly tokens: number
}

/** The whole library; null if it has more than this many tokens. */
export async function wholeLibrary(
  library: Library,
  documents: readonly LibraryDocument[],
  longest = LONGEST_WHOLE_TOKENS,
): Promise<WholeLibrary | null> {
  const texts: DocumentText[] = []
  let tokens = 0
  for (const document of newestFirst(documents)) {
    const passages = (await library.passagesOf(document.documentId)).filter(({ text }) => text.trim() !== '')
    if (passages.length > 0) texts.push({ document, passages })
    tokens += passages.reduce((sum, { text }) => sum + text.length / CHARACTERS_OF_TOKEN + TOKENS_OF_LABEL, 0)
    if (tokens > longest) return null
  }
  return { texts, tokens }
}
