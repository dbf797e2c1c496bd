import type { AccountId } from '../../../core/shared/ids.ts'
import type { AccountContents } from '../../../core/accounts/ports.ts'
import type { PassageIndex } from '../../../core/documents/ports/passage-index.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

/** Fields by which rows may name their owner. */
interface Owned {
  readonly accountId?: unknown
  readonly userId?: unknown
  readonly job?: { readonly accountId: unknown }
}

/** Goes through all existing tables, so that no feature can be forgotten. */
export class InMemoryAccountContents implements AccountContents {
  constructor(
    private readonly tables: InMemoryTables,
    private readonly passages: PassageIndex,
  ) {}

  async removeAll(accountId: AccountId): Promise<void> {
    await this.passages.removeAccount(accountId)
    const gone = new Set<unknown>([accountId])
    for (const { row, key } of this.rows()) if (ownerOf(row) === accountId) gone.add(key)
    for (const { table, row, key } of this.rows())
      if (gone.has(key) || gone.has((row as Owned).userId)) table.delete(key)
  }

  private rows() {
    return this.tables.all().flatMap((table) => table.entries().map(([key, row]) => ({ table, key, row })))
  }
}

function ownerOf(row: unknown): unknown {
  const { accountId, job } = row as Owned
  return accountId ?? job?.accountId
}
