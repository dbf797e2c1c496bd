import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { SentenceOf } from '../../../core/shared/failure.ts'
import type { EntityManager } from 'typeorm'

import type { Document, DocumentScope } from '../../../core/documents/document.ts'
import type { Documents } from '../../../core/documents/ports/documents.ts'
import { scopeKey } from '../../../core/documents/scope-key.ts'
import { AppError } from '../../../core/shared/app-error.ts'
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

  async withContent(accountId: AccountId, scope: DocumentScope, contentHash: string): Promise<Document | null> {
    const of = { account_id: accountId, scope_key: scopeKey(scope), content_hash: contentHash }
    const row = await this.manager.findOneBy(documentSchema, of)
    return row && documentOf(row)
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

function storedAlready(): AppError {
  return new AppError('conflict', 'documents.stored-already')
}
