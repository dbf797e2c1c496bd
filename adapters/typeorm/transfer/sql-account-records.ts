import type { AccountId, DocumentId, ProposalId } from '../../../core/shared/ids.ts'
import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { FeatureSpending } from '../../../core/spending/ports.ts'
import type { AccountRecords } from '../../../core/transfer/ports.ts'
import type {
  DocumentText,
  MonthlySpending,
  RecordKind,
  RecordOf,
  SharedKind,
  SharedRecordOf,
} from '../../../core/transfer/records.ts'
import { accountOf } from '../accounts/account-mapper.ts'
import { userOf } from '../accounts/user-mapper.ts'
import { auditEntryOf } from '../audit/audit-entry-mapper.ts'
import { briefFrom } from '../brief/project-brief-mapper.ts'
import { documentOf } from '../documents/document-mapper.ts'
import { layoutOf } from '../documents/layout.ts'
import type { IndexedDocumentRow, PassageRow } from '../documents/passage.schemas.ts'
import { funderOf } from '../funders/funder-mapper.ts'
import { profileFactOf } from '../profile/typeorm-profile-facts.ts'
import { rememberedAnswerOf } from '../answer-library/remembered-answer-mapper.ts'
import { projectOf } from '../projects/project-mapper.ts'
import type { CoordinatorMessageRow } from '../proposals/coordinator-message.schema.ts'
import { proofreadingOf } from '../proofreading/proofreading-mapper.ts'
import type { QuestionRow } from '../proposals/question.schema.ts'
import { formReadingOf } from '../proposals/form-reading-mapper.ts'
import { toldFormOf } from '../proposals/typeorm-told-forms.ts'
import { proposalOf } from '../proposals/proposal-mapper.ts'
import { questionOf } from '../proposals/question-mapper.ts'
import { commentOf } from '../proposals/typeorm-question-comments.ts'
import { reportOf } from '../reports/report-mapper.ts'
import { featureSpendingOf, usageOf } from '../spending/spending-mapper.ts'
import type { FeatureSpendingRow } from '../spending/feature-spending.schema.ts'
import type { SpendingRow } from '../spending/spending.schema.ts'
import type { Sql } from '../sql.ts'
import { textVersionOf } from '../texts/text-version-mapper.ts'

/** Number of rows in memory at a time. */
const AT_ONCE = 50

const OWN_FUNDERS = `SELECT id FROM funders WHERE account_id = ?`
const NAMED_FUNDERS = `SELECT f.id FROM proposals p JOIN funders f ON f.id = p.funder_id
  WHERE p.account_id = ? AND f.account_id IS NULL`
const TEXT = 'SELECT * FROM indexed_documents WHERE account_id = ? AND document_id = ?'
const PASSAGES = 'SELECT * FROM passages WHERE account_id = ? AND document_id = ? ORDER BY ordinal'
const MESSAGES = 'SELECT * FROM coordinator_messages WHERE proposal_id = ? ORDER BY ordinal'
const SPENDINGS = 'SELECT * FROM spendings WHERE account_id = ? ORDER BY month'
const FEATURE_SPENDINGS = 'SELECT * FROM feature_spendings WHERE account_id = ? ORDER BY month, feature, model'

type Select = { readonly [Kind in RecordKind]: (accountId: AccountId) => AsyncIterable<RecordOf[Kind]> }
type Shared = { readonly [Kind in SharedKind]: () => AsyncIterable<SharedRecordOf[Kind]> }

/** Reads identifiers first, then their rows in small batches, so that an account's lists are not sorted twice. */
export class SqlAccountRecords implements AccountRecords {
  private readonly select: Select = {
    account: (id) => this.rowsOf('accounts', [id], accountOf),
    users: (id) => this.owned('users', id, userOf),
    funders: (id) => this.funders(id),
    projects: (id) => this.owned('projects', id, projectOf),
    projectBriefs: (id) => this.owned('project_briefs', id, briefFrom),
    documents: (id) => this.owned('documents', id, documentOf),
    texts: (id) => this.texts(id),
    profileFacts: (id) => this.owned('profile_facts', id, profileFactOf),
    proposals: (id) => this.owned('proposals', id, proposalOf),
    questions: (id) => this.owned('questions', id, (row: QuestionRow) => questionOf(row, null)),
    formReadings: (id) => this.owned('form_readings', id, formReadingOf),
    toldForms: (id) => this.owned('told_forms', id, toldFormOf),
    proofreadings: (id) => this.owned('proofreadings', id, proofreadingOf),
    questionComments: (id) => this.owned('question_comments', id, commentOf),
    coordinatorMessages: (id) => this.messages(id),
    reports: (id) => this.owned('reports', id, reportOf),
    textVersions: (id) => this.owned('text_versions', id, textVersionOf),
    rememberedAnswers: (id) => this.owned('remembered_answers', id, rememberedAnswerOf),
    spendings: (id) => this.spendings(id),
    featureSpendings: (id) => this.featureSpendings(id),
  }

  private readonly selectShared: Shared = {
    funders: () => this.chosen('funders', 'SELECT id FROM funders WHERE account_id IS NULL', [], funderOf),
    auditEntries: () => this.chosen('audit_entries', 'SELECT id FROM audit_entries', [], auditEntryOf),
  }

  constructor(private readonly sql: Sql) {}

  async *accountIds(): AsyncGenerator<AccountId> {
    yield* (await this.ids('SELECT id FROM accounts', [])) as AccountId[]
  }

  ofAccount<Kind extends RecordKind>(kind: Kind, accountId: AccountId): AsyncIterable<RecordOf[Kind]> {
    return this.select[kind](accountId)
  }

  shared<Kind extends SharedKind>(kind: Kind): AsyncIterable<SharedRecordOf[Kind]> {
    return this.selectShared[kind]()
  }

  private owned<Row, R>(table: string, accountId: AccountId, of: (row: Row) => R): AsyncGenerator<R> {
    return this.chosen(table, `SELECT id FROM ${table} WHERE account_id = ?`, [accountId], of)
  }

  private async *chosen<Row, R>(
    table: string,
    query: string,
    parameters: readonly unknown[],
    of: (row: Row) => R,
  ): AsyncGenerator<R> {
    yield* this.rowsOf(table, await this.ids(query, parameters), of)
  }

  private async *rowsOf<Row, R>(table: string, ids: readonly string[], of: (row: Row) => R): AsyncGenerator<R> {
    const { dialect } = this.sql
    const query = `SELECT * FROM ${table} WHERE ${dialect.isInList('id')} ORDER BY id`
    for (let at = 0; at < ids.length; at += AT_ONCE)
      for (const row of await this.sql.rows<Row>(query, [dialect.list(ids.slice(at, at + AT_ONCE))])) yield of(row)
  }

  private async *funders(accountId: AccountId): AsyncGenerator<RecordOf['funders']> {
    const own = await this.ids(OWN_FUNDERS, [accountId])
    const named = await this.ids(NAMED_FUNDERS, [accountId])
    yield* this.rowsOf('funders', [...new Set([...own, ...named])].sort(), funderOf)
  }

  private async *texts(accountId: AccountId): AsyncGenerator<DocumentText> {
    for (const id of await this.ids('SELECT id FROM documents WHERE account_id = ?', [accountId])) {
      const [document] = await this.sql.rows<IndexedDocumentRow>(TEXT, [accountId, id])
      if (document) yield textOf(document, await this.sql.rows<PassageRow>(PASSAGES, [accountId, id]))
    }
  }

  private async *messages(accountId: AccountId): AsyncGenerator<CoordinatorMessage> {
    for (const id of await this.ids('SELECT id FROM proposals WHERE account_id = ?', [accountId]))
      for (const row of await this.sql.rows<CoordinatorMessageRow>(MESSAGES, [id])) yield messageOf(row)
  }

  private async *spendings(accountId: AccountId): AsyncGenerator<MonthlySpending> {
    for (const row of await this.sql.rows<SpendingRow>(SPENDINGS, [accountId]))
      yield { accountId, month: row.month, usage: usageOf(row) }
  }

  private async *featureSpendings(accountId: AccountId): AsyncGenerator<FeatureSpending> {
    for (const row of await this.sql.rows<FeatureSpendingRow>(FEATURE_SPENDINGS, [accountId]))
      yield featureSpendingOf(row)
  }

  /** Ordered by characters, whatever the database's own order. */
  private async ids(query: string, parameters: readonly unknown[]): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(query, parameters)).map(({ id }) => id).sort()
  }
}

function textOf(row: IndexedDocumentRow, passages: readonly PassageRow[]): DocumentText {
  const documentId = row.document_id as DocumentId
  return {
    accountId: row.account_id as AccountId,
    documentId,
    fileName: row.file_name,
    language: row.language,
    datedAt: row.dated_at,
    passages: passages.map(({ ordinal, text, page, headings, question, layout }) => ({
      documentId,
      ordinal,
      text,
      page,
      headings: JSON.parse(headings) as string[],
      question,
      layout: layoutOf(layout),
    })),
  }
}

function messageOf({ proposal_id, role, content, timestamp }: CoordinatorMessageRow): CoordinatorMessage {
  return {
    proposalId: proposal_id as ProposalId,
    role,
    content: JSON.parse(content) as CoordinatorMessage['content'],
    timestamp,
  }
}
