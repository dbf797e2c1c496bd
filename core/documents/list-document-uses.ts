import type { DocumentId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import { documentNotFound } from './document.ts'
import type { DocumentReader, DocumentUse, DocumentUses } from './ports.ts'

/** Lists the answers that use a document. */
export class ListDocumentUses {
  constructor(
    private readonly documents: DocumentReader,
    private readonly uses: DocumentUses,
  ) {}

  async execute(input: { actor: Actor; documentId: DocumentId } & PageRequest): Promise<Page<DocumentUse>> {
    const { accountId } = input.actor
    if (!(await this.documents.find(accountId, input.documentId))) throw documentNotFound()
    return this.uses.of(accountId, input.documentId, { page: input.page, pageSize: input.pageSize })
  }
}
