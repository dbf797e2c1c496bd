import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import type { EntityManager } from 'typeorm'

import { storedAlready, type Document } from '../../../core/documents/document.ts'
import type { Documents } from '../../../core/documents/ports.ts'
import { saveVersioned } from '../save-versioned.ts'
import { documentOf, documentRow } from './document-mapper.ts'
import { documentSchema } from './document.schema.ts'

export class TypeOrmDocuments implements Documents {
  constructor(
    private readonly manager: EntityManager,
    private readonly sentenceOf: SentenceOf,
  ) {}

  async find(accountId: AccountId, id: DocumentId): Promise<Document | null> {
    const row = await this.manager.findOneBy(documentSchema, { id, account_id: accountId })
    return row && documentOf(row)
  }

  async withContent(accountId: AccountId, contentHash: string): Promise<Document[]> {
    const where = { account_id: accountId, content_hash: contentHash }
    return (await this.manager.find(documentSchema, { where, order: { id: 'ASC' } })).map(documentOf)
  }

  async save(document: Document): Promise<Document> {
    await saveVersioned({
      manager: this.manager,
      schema: documentSchema,
      row: documentRow(document, this.sentenceOf),
      owner: { account_id: document.accountId },
      onDuplicate: (constraint) => (constraint.includes('content') ? storedAlready() : null),
    })
    return { ...structuredClone(document), version: document.version + 1 }
  }

  async remove(accountId: AccountId, id: DocumentId): Promise<void> {
    await this.manager.delete(documentSchema, { id, account_id: accountId })
  }
}
