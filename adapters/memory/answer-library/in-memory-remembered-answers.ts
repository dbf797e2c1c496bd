import type { AccountId, DocumentId, RememberedAnswerId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type {
  AnswerGroup,
  AnswerTerm,
  RememberedAnswerReader,
  RememberedAnswers,
  ScoredAnswer,
} from '../../../core/answer-library/ports.ts'
import type { RememberedAnswer, RememberedAnswerState } from '../../../core/answer-library/remembered-answer.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'
import { ascending, descending, sortRows } from '../sort-rows.ts'
import type { RowView, StagedTable } from '../staged-table.ts'
import type { AnswerTermsRow } from './answer-terms-row.ts'

interface Views {
  readonly rememberedAnswers: RowView<RememberedAnswer>
  readonly answerTerms: RowView<AnswerTermsRow>
}

const newestFirst = [
  descending(ascending(({ writtenAt }: RememberedAnswer) => writtenAt)),
  descending(ascending(({ id }: RememberedAnswer) => id)),
]

export class InMemoryRememberedAnswerReader implements RememberedAnswerReader {
  constructor(private readonly views: Views) {}

  async find(accountId: AccountId, id: RememberedAnswerId): Promise<RememberedAnswer | null> {
    const answer = this.views.rememberedAnswers.get(id)
    return answer?.accountId === accountId ? structuredClone(answer) : null
  }

  async page(accountId: AccountId, state: RememberedAnswerState, request: PageRequest): Promise<Page<AnswerGroup>> {
    const groups = new Map<string, AnswerGroup>()
    for (const answer of sortRows(this.of(accountId), ...newestFirst)) {
      if (answer.state !== state) continue
      const group = groups.get(answer.groupId) ?? { answer, alike: 0 }
      groups.set(answer.groupId, { ...group, alike: group.alike + 1 })
    }
    const first = offsetOf(request)
    return { items: structuredClone([...groups.values()].slice(first, first + request.pageSize)), total: groups.size }
  }

  async some(accountId: AccountId, ids: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]> {
    return structuredClone(this.of(accountId).filter(({ id }) => ids.includes(id)))
  }

  async ofGroups(accountId: AccountId, groupIds: readonly RememberedAnswerId[]): Promise<RememberedAnswer[]> {
    const found = this.of(accountId).filter(({ groupId, state }) => state === 'kept' && groupIds.includes(groupId))
    return structuredClone(sortRows(found, ...newestFirst))
  }

  async languages(accountId: AccountId): Promise<{ language: string | null; answers: number }[]> {
    const counts = new Map<string | null, number>()
    for (const { language } of this.of(accountId)) counts.set(language, (counts.get(language) ?? 0) + 1)
    return [...counts].map(([language, answers]) => ({ language, answers }))
  }

  async termCounts(accountId: AccountId, terms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>()
    for (const { term } of this.termsOf(accountId).flatMap((row) => row.terms))
      if (terms.includes(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
    return counts
  }

  async best(accountId: AccountId, weights: ReadonlyMap<string, number>, limit: number): Promise<ScoredAnswer[]> {
    const scored = this.termsOf(accountId).map(({ id, terms }) => ({
      id,
      score: terms.reduce((sum, { term, weight }) => sum + weight * (weights.get(term) ?? 0), 0),
    }))
    const found = scored.filter(({ score }) => score > 0)
    return sortRows(
      found,
      descending(ascending(({ score }) => score)),
      ascending(({ id }) => id),
    ).slice(0, limit)
  }

  protected of(accountId: AccountId): RememberedAnswer[] {
    return this.views.rememberedAnswers.all().filter((answer) => answer.accountId === accountId)
  }

  private termsOf(accountId: AccountId) {
    return this.of(accountId).map(({ id }) => ({ id, terms: this.views.answerTerms.get(id)?.terms ?? [] }))
  }
}

type Tables = Pick<InMemoryTables, 'proposals' | 'documents' | 'rememberedAnswers' | 'answerTerms'>

export class InMemoryRememberedAnswers extends InMemoryRememberedAnswerReader implements RememberedAnswers {
  constructor(private readonly tables: Tables) {
    super(tables)
  }

  async ofQuestion(accountId: AccountId, questionId: QuestionId): Promise<RememberedAnswer | null> {
    const isOf = ({ origin }: RememberedAnswer) => origin.kind === 'checked' && origin.questionId === questionId
    return structuredClone(this.of(accountId).find(isOf) ?? null)
  }

  async ofDocument(accountId: AccountId, documentId: DocumentId): Promise<RememberedAnswer[]> {
    const answers = this.of(accountId).filter((answer) => placeOf(answer) === documentId)
    return structuredClone(
      sortRows(
        answers,
        ascending(({ id }) => id),
      ),
    )
  }

  async ofProposal(accountId: AccountId, proposalId: ProposalId): Promise<RememberedAnswer[]> {
    const answers = this.of(accountId).filter((answer) => placeOf(answer) === proposalId)
    return structuredClone(
      sortRows(
        answers,
        ascending(({ id }) => id),
      ),
    )
  }

  async save(answer: RememberedAnswer, terms: readonly AnswerTerm[]): Promise<RememberedAnswer> {
    const saved = await this.saveDetails(answer)
    this.tables.answerTerms.set(answer.id, { accountId: answer.accountId, terms: structuredClone(terms) })
    return saved
  }

  async saveDetails(answer: RememberedAnswer): Promise<RememberedAnswer> {
    const { proposals, documents, rememberedAnswers } = this.tables
    const holders: RowView<unknown> = answer.origin.kind === 'checked' ? proposals : documents
    if (holders.get(placeOf(answer)) === undefined) throw stale()
    return saveOwned(rememberedAnswers, answer)
  }

  async remove(accountId: AccountId, id: RememberedAnswerId): Promise<void> {
    if (this.tables.rememberedAnswers.get(id)?.accountId !== accountId) return
    this.tables.rememberedAnswers.delete(id)
    this.tables.answerTerms.delete(id)
  }
}

interface AnswerTables {
  readonly rememberedAnswers: StagedTable<RememberedAnswer>
  readonly answerTerms: StagedTable<AnswerTermsRow>
}

/** Removes the answers of a removed application or document. */
export function removeRememberedWith(holder: string, { rememberedAnswers, answerTerms }: AnswerTables): void {
  for (const answer of rememberedAnswers.all()) {
    if (placeOf(answer) !== holder) continue
    rememberedAnswers.delete(answer.id)
    answerTerms.delete(answer.id)
  }
}

function placeOf({ origin }: RememberedAnswer): string {
  return origin.kind === 'checked' ? origin.proposalId : origin.documentId
}
