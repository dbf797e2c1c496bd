import { EntitySchema } from 'typeorm'

import { boolean, integer, optional, primaryVarchar, text, varchar } from '../columns.ts'

export interface TextVersionRow {
  readonly id: string
  readonly account_id: string
  readonly owner_kind: string
  readonly owner_id: string
  /** The application, report or project with which the text is removed; all null for a text of the account. */
  readonly proposal_id: string | null
  readonly report_id: string | null
  readonly project_id: string | null
  readonly version: number
  readonly is_refused: boolean
  /** JSON */
  readonly state: string
  readonly text: string
  /** JSON */
  readonly detail: string
}

const going = (name: string, column: string, target: string) => ({
  name,
  target,
  columnNames: [column],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

export const textVersionSchema = new EntitySchema<TextVersionRow>({
  name: 'text_versions',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    owner_kind: varchar,
    owner_id: varchar,
    proposal_id: optional(varchar),
    report_id: optional(varchar),
    project_id: optional(varchar),
    version: integer,
    is_refused: boolean,
    state: text,
    text,
    detail: text,
  },
  indices: [
    { name: 'text_versions_of_owner', columns: ['owner_id', 'owner_kind', 'version'], unique: true },
    { name: 'text_versions_of_account', columns: ['account_id'] },
    { name: 'text_versions_of_proposal', columns: ['proposal_id'] },
    { name: 'text_versions_of_report', columns: ['report_id'] },
    { name: 'text_versions_of_project', columns: ['project_id'] },
  ],
  foreignKeys: [
    going('text_versions_proposal', 'proposal_id', 'proposals'),
    going('text_versions_report', 'report_id', 'reports'),
    going('text_versions_project', 'project_id', 'projects'),
  ],
})
