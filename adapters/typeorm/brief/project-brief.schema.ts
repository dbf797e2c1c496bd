import { EntitySchema } from 'typeorm'

import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface ProjectBriefRow {
  /** The project's. */
  readonly id: string
  readonly account_id: string
  readonly proposing: string
  /** JSON */
  readonly sections: string
  /** JSON */
  readonly budget: string | null
  /** JSON */
  readonly error: string | null
  /** JSON */
  readonly usage: string | null
  readonly version: number
}

export const projectBriefSchema = new EntitySchema<ProjectBriefRow>({
  name: 'project_briefs',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    proposing: varchar,
    sections: text,
    budget: optional(text),
    error: optional(text),
    usage: optional(text),
    version: integer,
  },
  indices: [
    { name: 'project_briefs_of_account', columns: ['account_id'] },
    { name: 'project_briefs_in_progress', columns: ['id', 'account_id'], where: "proposing = 'processing'" },
  ],
  foreignKeys: [
    {
      name: 'project_briefs_project',
      target: 'projects',
      columnNames: ['id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
