import type { EntityManager } from 'typeorm'

import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { CoordinatorMessages } from '../../../core/proposals/ports.ts'
import type { Sql } from '../sql.ts'
import { coordinatorMessageSchema } from './coordinator-message.schema.ts'
import { incrementRevision } from './increment-revision.ts'

const REMOVE_SAME = 'DELETE FROM coordinator_messages WHERE proposal_id = ? AND content = ?'

export class TypeOrmCoordinatorMessages implements CoordinatorMessages {
  constructor(
    private readonly manager: EntityManager,
    private readonly sql: Sql,
  ) {}

  async add({ proposalId, role, content, timestamp }: CoordinatorMessage): Promise<void> {
    const { revision } = await incrementRevision(this.sql, proposalId)
    await this.manager.insert(coordinatorMessageSchema, {
      proposal_id: proposalId,
      ordinal: revision,
      role,
      timestamp,
      content: JSON.stringify(content),
    })
  }

  async repeat(message: CoordinatorMessage): Promise<void> {
    await this.sql.change(REMOVE_SAME, [message.proposalId, JSON.stringify(message.content)])
    await this.add(message)
  }
}
