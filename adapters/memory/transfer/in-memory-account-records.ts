import type { AccountId, DocumentId } from '../../../core/shared/ids.ts'
import type { AccountRecords } from '../../../core/transfer/ports.ts'
import type { DocumentText, RecordKind, RecordOf, SharedKind, SharedRecordOf } from '../../../core/transfer/records.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

/** Reads one document from the passage index; null when it is not indexed. */
type TextOf = (accountId: AccountId, documentId: DocumentId) => DocumentText | null

type Select = { readonly [Kind in RecordKind]: (accountId: AccountId) => (RecordOf[Kind] | null)[] }

/** Records as the open unit of work sees them. */
export class InMemoryAccountRecords implements AccountRecords {
  private readonly select: Select

  constructor(
    private readonly tables: InMemoryTables,
    textOf: TextOf,
  ) {
    this.select = {
      account: (id) => [tables.accounts.get(id) ?? null],
      users: (id) => ownedBy(id, tables.users.all()),
      funders: (id) => this.fundersOf(id),
      projects: (id) => ownedBy(id, tables.projects.all()),
      projectBriefs: (id) => ownedBy(id, tables.projectBriefs.all()),
      documents: (id) => ownedBy(id, tables.documents.all()),
      texts: (id) => ownedBy(id, tables.documents.all()).map((document) => textOf(id, document.id)),
      profileFacts: (id) => ownedBy(id, tables.profileFacts.all()),
      proposals: (id) => ownedBy(id, tables.proposals.all()),
      questions: (id) => ownedBy(id, tables.questions.all()),
      formReadings: (id) => ownedBy(id, tables.formReadings.all()),
      toldForms: (id) => ownedBy(id, tables.toldForms.all()),
      proofreadings: (id) => ownedBy(id, tables.proofreadings.all()),
      questionComments: (id) => ownedBy(id, tables.questionComments.all()),
      coordinatorMessages: (id) =>
        ownedBy(id, tables.proposals.all()).flatMap((proposal) => [
          ...(tables.coordinatorMessages.get(proposal.id) ?? []),
        ]),
      reports: (id) => ownedBy(id, tables.reports.all()),
      textVersions: (id) => ownedBy(id, tables.textVersions.all()),
      rememberedAnswers: (id) => ownedBy(id, tables.rememberedAnswers.all()),
      spendings: (id) => this.spendingsOf(id),
      featureSpendings: (id) => this.featureSpendingsOf(id),
    }
  }

  async *accountIds(): AsyncGenerator<AccountId> {
    for (const { id } of byId(this.tables.accounts.all())) yield id
  }

  async *ofAccount<Kind extends RecordKind>(kind: Kind, accountId: AccountId): AsyncGenerator<RecordOf[Kind]> {
    for (const record of this.select[kind](accountId)) if (record !== null) yield structuredClone(record)
  }

  async *shared<Kind extends SharedKind>(kind: Kind): AsyncGenerator<SharedRecordOf[Kind]> {
    const of = {
      funders: () => this.tables.funders.all().filter(({ accountId }) => accountId === null),
      auditEntries: () => this.tables.auditEntries.all(),
    } satisfies { readonly [Each in SharedKind]: () => SharedRecordOf[Each][] }
    const records: { id: string }[] = of[kind]()
    for (const record of byId(records)) yield structuredClone(record) as SharedRecordOf[Kind]
  }

  private fundersOf(id: AccountId) {
    const named = new Set(ownedBy(id, this.tables.proposals.all()).map(({ funderId }) => funderId))
    const isOf = (funder: RecordOf['funders']) =>
      funder.accountId === id || (funder.accountId === null && named.has(funder.id))
    return byId(this.tables.funders.all().filter(isOf))
  }

  private featureSpendingsOf(id: AccountId) {
    const own = this.tables.featureSpendings.entries().filter(([, { accountId }]) => accountId === id)
    return own.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, spending]) => spending)
  }

  private spendingsOf(id: AccountId) {
    const own = this.tables.spendings.entries().filter(([, { accountId }]) => accountId === id)
    const spendings = own.map(([key, { accountId, usage }]) => ({ accountId, month: key.split(' ')[1] ?? '', usage }))
    return spendings.sort((a, b) => (a.month < b.month ? -1 : 1))
  }
}

function ownedBy<Row extends { accountId: AccountId; id: string }>(accountId: AccountId, rows: readonly Row[]): Row[] {
  return byId(rows.filter((row) => row.accountId === accountId))
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}
