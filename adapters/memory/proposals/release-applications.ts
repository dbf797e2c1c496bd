import type { UserId } from '../../../core/shared/ids.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

type Tables = Pick<InMemoryTables, 'proposals' | 'proposalRevisions'>

/** Removes a user as the owner of applications. */
export function releaseApplications(userId: UserId, { proposals, proposalRevisions }: Tables): void {
  for (const proposal of proposals.all()) {
    if (proposal.ownerId !== userId) continue
    proposals.set(proposal.id, { ...proposal, ownerId: null, version: proposal.version + 1 })
    countUp(proposalRevisions, proposal.id)
  }
}
