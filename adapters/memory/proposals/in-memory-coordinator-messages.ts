import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { CoordinatorMessages } from '../../../core/proposals/ports.ts'
import { stale } from '../../../core/shared/stale.ts'
import { countUp } from '../count-up.ts'
import type { InMemoryTables } from '../in-memory-tables.ts'

export class InMemoryCoordinatorMessages implements CoordinatorMessages {
  constructor(private readonly tables: InMemoryTables) {}

  async add(message: CoordinatorMessage): Promise<void> {
    const { proposals, coordinatorMessages, proposalRevisions } = this.tables
    if (!proposals.get(message.proposalId)) throw stale()
    const earlier = coordinatorMessages.get(message.proposalId) ?? []
    coordinatorMessages.set(message.proposalId, [...earlier, structuredClone(message)])
    countUp(proposalRevisions, message.proposalId)
  }

  async repeat(message: CoordinatorMessage): Promise<void> {
    const { coordinatorMessages } = this.tables
    const same = JSON.stringify(message.content)
    const earlier = coordinatorMessages.get(message.proposalId) ?? []
    coordinatorMessages.set(
      message.proposalId,
      earlier.filter(({ content }) => JSON.stringify(content) !== same),
    )
    await this.add(message)
  }
}
