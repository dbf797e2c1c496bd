import type { Document } from '../documents/document.ts'
import type { Documents } from '../documents/ports.ts'
import type { PassageIndex } from '../documents/ports/passage-index.ts'

export interface ScopeStores {
  readonly documents: Documents
  readonly passages: PassageIndex
}

/** Saves a document with changed scopes, also where its passages are found by them. */
export async function saveScopes({ documents, passages }: ScopeStores, document: Document): Promise<Document> {
  await passages.changeScopes(document.accountId, document.id, document.scopes)
  return documents.save(document)
}
