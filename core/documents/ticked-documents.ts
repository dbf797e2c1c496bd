import type { DocumentReader, DocumentView } from './ports.ts'
import type { AccountId, DocumentId } from '../shared/ids.ts'

/** Those of the documents that the account still has. */
export async function tickedDocuments(
  documents: DocumentReader,
  accountId: AccountId,
  ids: readonly DocumentId[],
): Promise<DocumentView[]> {
  return (await documents.ofScopes(accountId, 'all')).filter(({ id }) => ids.includes(id))
}
