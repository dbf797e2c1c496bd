import { EntitySchema } from 'typeorm'

import { primaryVarchar, text, varchar } from '../columns.ts'

export interface InstallationNoteRow {
  readonly name: string
  readonly value: string
  readonly noted_at: string
}

export const installationNoteSchema = new EntitySchema<InstallationNoteRow>({
  name: 'installation_notes',
  columns: { name: primaryVarchar, value: text, noted_at: varchar },
})
