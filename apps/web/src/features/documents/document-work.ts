import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import type { SeenWork } from '../../shared/watched-work.ts'

/** Reading of a page's documents, without duplicates. */
export function documentWork(documents: readonly LibraryDocument[], page: string): SeenWork[] {
  const each = [...new Map(documents.map((document) => [document.id, document])).values()]
  return each.map(({ id, name, status }) => ({
    kind: 'document',
    id,
    name,
    page,
    isBusy: status === 'processing',
  }))
}
