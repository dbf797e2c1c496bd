import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { DocumentUse, DocumentUses } from '../../../core/documents/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'

export class InMemoryDocumentUses implements DocumentUses {
  constructor(
    private readonly tables: { readonly proposals: RowView<Proposal>; readonly questions: RowView<Question> },
  ) {}

  async counts(accountId: AccountId, documentIds: readonly DocumentId[]): Promise<ReadonlyMap<DocumentId, number>> {
    const counted = documentIds.map((id) => [id, this.using(accountId, id).length] as const)
    return new Map(counted.filter(([, count]) => count > 0))
  }

  async of(accountId: AccountId, documentId: DocumentId, request: PageRequest): Promise<Page<DocumentUse>> {
    const using = sortRows(this.using(accountId, documentId), descending(ascending(({ id }) => id)))
    const offset = offsetOf(request)
    const items = using.slice(offset, offset + request.pageSize).map(({ id, text, proposalId }) => ({
      questionId: id,
      questionText: text,
      proposalId,
      proposalName: this.tables.proposals.get(proposalId)?.name ?? '',
    }))
    return { items, total: using.length }
  }

  private using(accountId: AccountId, documentId: DocumentId): Question[] {
    return this.tables.questions
      .all()
      .filter(({ accountId: owner, answer }) => owner === accountId && (answer?.sources ?? []).some(isUsed(documentId)))
  }
}

const isUsed = (id: DocumentId) => (source: { documentId: DocumentId | null; cited: boolean }) =>
  source.cited && source.documentId === id
