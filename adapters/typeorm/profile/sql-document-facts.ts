import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import { createHash } from 'node:crypto'

import type { DocumentFactsStore, NamedDocumentFacts } from '../../../core/profile/ports.ts'
import type { DocumentFacts, FoundFact } from '../../../core/profile/profile-fact.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import type { DocumentFactsRow } from './document-facts.schema.ts'

const OF_ACCOUNT = `SELECT f.*, d.original_name AS file_name FROM document_facts f JOIN documents d ON d.id = f.document_id
  WHERE f.account_id = ? ORDER BY f.dated_at DESC, f.document_id`
/** Reads an index instead of the facts, which may be long. */
const VERSION = `SELECT f.document_id, f.finder, f.dated_at, f.found_digest, d.original_name FROM document_facts f
  JOIN documents d ON d.id = f.document_id WHERE f.account_id = ? ORDER BY f.document_id`
const PUT = `INSERT INTO document_facts (document_id, account_id, finder, dated_at, found, found_digest)
  SELECT id, account_id, ?, ?, ?, ? FROM documents WHERE id = ? AND account_id = ?
  ON CONFLICT (document_id) DO UPDATE SET finder = excluded.finder, dated_at = excluded.dated_at,
    found = excluded.found, found_digest = excluded.found_digest`
const FORGET = 'DELETE FROM document_facts WHERE account_id = ? AND document_id = ?'
const LOOK_AGAIN = 'UPDATE document_facts SET finder = 0 WHERE account_id = ?'
const UNREAD = `SELECT d.id FROM documents d LEFT JOIN document_facts f ON f.document_id = d.id
  WHERE d.account_id = ? AND d.status = 'active' AND (f.finder IS NULL OR f.finder < ?) ORDER BY d.uploaded_at, d.id`

export class SqlDocumentFacts implements DocumentFactsStore {
  constructor(private readonly sql: Sql) {}

  async ofAccount(accountId: AccountId): Promise<NamedDocumentFacts[]> {
    const rows = await this.sql.rows<DocumentFactsRow & { file_name: string }>(OF_ACCOUNT, [accountId])
    return rows.map((row) => ({ ...documentFactsOf(row), fileName: row.file_name }))
  }

  async version(accountId: AccountId): Promise<string> {
    return digestOf(JSON.stringify(await this.sql.rows(VERSION, [accountId])))
  }

  async put({ accountId, documentId, finder, datedAt, found }: DocumentFacts): Promise<void> {
    const stored = storable(JSON.stringify(found))
    await this.sql.change(PUT, [finder, datedAt, stored, digestOf(stored), documentId, accountId])
  }

  async forget(accountId: AccountId, documentId: DocumentId): Promise<void> {
    await this.sql.change(FORGET, [accountId, documentId])
  }

  async lookAgain(accountId: AccountId): Promise<void> {
    await this.sql.change(LOOK_AGAIN, [accountId])
  }

  async unread(accountId: AccountId, finder: number): Promise<DocumentId[]> {
    return (await this.sql.rows<{ id: DocumentId }>(UNREAD, [accountId, finder])).map(({ id }) => id)
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function documentFactsOf(row: DocumentFactsRow): DocumentFacts {
  return {
    accountId: row.account_id as AccountId,
    documentId: row.document_id as DocumentId,
    finder: row.finder,
    datedAt: row.dated_at,
    found: JSON.parse(row.found) as FoundFact[],
  }
}
