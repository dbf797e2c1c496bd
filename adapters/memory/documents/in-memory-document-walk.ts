import type { DocumentId } from '../../../core/shared/ids.ts'
import type { Document } from '../../../core/documents/document.ts'
import type { DocumentWalk, WalkedDocument } from '../../../core/documents/ports.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryDocumentWalk implements DocumentWalk {
  constructor(private readonly documents: RowView<Document>) {}

  async next(after: DocumentId | null, limit: number): Promise<WalkedDocument[]> {
    const following = this.documents.all().filter(({ id }) => after === null || id > after)
    return sortRows(
      following,
      ascending(({ id }) => id),
    )
      .slice(0, limit)
      .map(({ id, accountId, fileKey, status }) => ({ id, accountId, fileKey, status }))
  }

  async count(): Promise<number> {
    return this.documents.all().length
  }
}
