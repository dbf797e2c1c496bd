import type { MigrationInterface, QueryRunner } from 'typeorm'

import { NULLABLE, PRIMARY, createTables, dropTables, index, integer, text, varchar } from './table.ts'

const TABLES = [
  {
    name: 'documents',
    columns: [
      varchar('id', PRIMARY),
      varchar('account_id'),
      varchar('scope_key'),
      varchar('project_id', NULLABLE),
      varchar('section', NULLABLE),
      varchar('original_name'),
      varchar('media_type'),
      integer('size_bytes'),
      varchar('content_hash'),
      varchar('file_key'),
      varchar('status'),
      varchar('language', NULLABLE),
      integer('page_count', NULLABLE),
      varchar('last_modified', NULLABLE),
      varchar('uploaded_at'),
      integer('version'),
      text('processing_error', NULLABLE),
      text('description', NULLABLE),
    ],
    indices: [
      index('documents_content', ['account_id', 'scope_key', 'content_hash'], { isUnique: true }),
      index('documents_of_scope', ['account_id', 'scope_key', 'uploaded_at', 'id']),
      index('documents_of_project', ['account_id', 'project_id', 'uploaded_at', 'id']),
      index('documents_by_status', ['account_id', 'status']),
    ],
  },
  {
    name: 'indexed_documents',
    columns: [
      integer('number', { ...PRIMARY, isGenerated: true, generationStrategy: 'increment' }),
      varchar('account_id'),
      varchar('document_id'),
      varchar('scope_key'),
      varchar('project_id', NULLABLE),
      varchar('section', NULLABLE),
      varchar('file_name'),
      varchar('language', NULLABLE),
      varchar('dated_at'),
      text('lengths'),
    ],
    indices: [
      index('indexed_documents_of_account', ['account_id', 'document_id'], { isUnique: true }),
      index('indexed_documents_of_scope', ['account_id', 'scope_key', 'document_id']),
    ],
  },
  {
    name: 'postings',
    withoutRowid: true,
    columns: [integer('document_number', PRIMARY), varchar('term', PRIMARY), text('entries')],
  },
  {
    name: 'passages',
    withoutRowid: true,
    columns: [
      varchar('account_id', PRIMARY),
      varchar('document_id', PRIMARY),
      integer('ordinal', PRIMARY),
      integer('page', NULLABLE),
      text('headings'),
      text('question', NULLABLE),
      text('text'),
    ],
  },
]

export class CreateDocuments1772442000003 implements MigrationInterface {
  readonly name = 'CreateDocuments1772442000003'

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES)
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES)
  }
}
