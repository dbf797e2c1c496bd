import { EntitySchema } from 'typeorm'

import { primaryVarchar, primaryInteger, text, varchar } from '../columns.ts'

export interface CoordinatorMessageRow {
  readonly proposal_id: string
  /** The application's revision after the message. */
  readonly ordinal: number
  readonly role: string
  readonly timestamp: string
  /** JSON */
  readonly content: string
}

export const coordinatorMessageSchema = new EntitySchema<CoordinatorMessageRow>({
  name: 'coordinator_messages',
  columns: { proposal_id: primaryVarchar, ordinal: primaryInteger, role: varchar, timestamp: varchar, content: text },
  foreignKeys: [
    {
      name: 'coordinator_messages_proposal',
      target: 'proposals',
      columnNames: ['proposal_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
