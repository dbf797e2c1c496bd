import { EntitySchema } from 'typeorm'

import { primaryVarchar } from '../columns.ts'

export interface RevokedAdminRow {
  /** A user's identifier, or the hash of an address. */
  readonly id: string
}

export const revokedAdminSchema = new EntitySchema<RevokedAdminRow>({
  name: 'revoked_admins',
  columns: { id: primaryVarchar },
})
