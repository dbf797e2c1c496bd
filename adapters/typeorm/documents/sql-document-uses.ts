import type { AccountId, DocumentId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { DocumentUse, DocumentUses } from '../../../core/documents/ports.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import type { Sql } from '../sql.ts'

const COUNTS = 'SELECT document_id, COUNT(*) AS count FROM document_uses WHERE account_id = ? AND'
const COUNT = 'SELECT COUNT(*) AS count FROM document_uses WHERE account_id = ? AND document_id = ?'
const PAGE = `SELECT q.id, q.text, q.proposal_id, p.name FROM document_uses u
  JOIN questions q ON q.id = u.question_id JOIN proposals p ON p.id = q.proposal_id
  WHERE u.account_id = ? AND u.document_id = ? ORDER BY u.question_id DESC LIMIT ? OFFSET ?`

interface UseRow {
  readonly id: string
  readonly text: string
  readonly proposal_id: string
  readonly name: string
}

export class SqlDocumentUses implements DocumentUses {
  constructor(private readonly sql: Sql) {}

  async counts(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>> {
    const { dialect } = this.sql
    const statement = `${COUNTS} ${dialect.isInList('document_id')} GROUP BY document_id`
    const rows = await this.sql.rows<{ document_id: string; count: number | string }>(statement, [
      accountId,
      dialect.list(documentIds),
    ])
    return new Map(rows.map(({ document_id, count }) => [document_id as DocumentId, Number(count)]))
  }

  async of(accountId: AccountId, documentId: DocumentId, request: PageRequest): Promise<Page<DocumentUse>> {
    const whose = [accountId, documentId]
    const rows = await this.sql.rows<UseRow>(PAGE, [...whose, request.pageSize, offsetOf(request)])
    const [counted] = await this.sql.rows<{ count: number | string }>(COUNT, whose)
    return { items: rows.map(useOf), total: Number(counted?.count ?? 0) }
  }
}

function useOf({ id, text, proposal_id, name }: UseRow): DocumentUse {
  return {
    questionId: id as QuestionId,
    questionText: text,
    proposalId: proposal_id as ProposalId,
    proposalName: name,
  }
}
