import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { Proofreadings } from '../../../core/proofreading/ports.ts'
import type { Proofreading } from '../../../core/proofreading/proofreading.ts'
import { stale } from '../../../core/shared/stale.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'
import { saveOwned } from '../save-versioned.ts'

export class InMemoryProofreadings implements Proofreadings {
  constructor(private readonly tables: Pick<InMemoryTables, 'proposals' | 'proofreadings'>) {}

  async find(accountId: AccountId, id: ProposalId): Promise<Proofreading | null> {
    const proofreading = this.tables.proofreadings.get(id)
    return proofreading?.accountId === accountId ? structuredClone(proofreading) : null
  }

  async save(proofreading: Proofreading): Promise<Proofreading> {
    const { proposals, proofreadings } = this.tables
    if (proposals.get(proofreading.id)?.accountId !== proofreading.accountId) throw stale()
    return saveOwned(proofreadings, proofreading)
  }
}
