import type { AccountId } from '../../../core/accounts/account.ts'
import type { DocumentId } from '../../../core/documents/document.ts'
import type { IndexedDocument, PassageIndex, Reweighing } from '../../../core/documents/ports/passage-index.ts'

/** Keeps the changes of the open unit of work back until it is through. */
export class StagedPassageIndex implements PassageIndex {
  private changes: (() => Promise<void>)[] = []

  constructor(private readonly committed: PassageIndex) {}

  async put(document: IndexedDocument): Promise<void> {
    const copy = structuredClone(document)
    this.changes.push(() => this.committed.put(copy))
  }

  async reweigh(weights: Reweighing): Promise<void> {
    const copy = structuredClone(weights)
    this.changes.push(() => this.committed.reweigh(copy))
  }

  async remove(accountId: AccountId, documentId: DocumentId): Promise<void> {
    this.changes.push(() => this.committed.remove(accountId, documentId))
  }

  async removeAccount(accountId: AccountId): Promise<void> {
    this.changes.push(() => this.committed.removeAccount(accountId))
  }

  async commit(): Promise<void> {
    const changes = this.changes
    this.changes = []
    await Promise.all(changes.map((change) => change()))
  }

  rollback(): void {
    this.changes = []
  }
}
