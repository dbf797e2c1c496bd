import { EntitySchema } from 'typeorm'

import { double, primaryVarchar, varchar } from '../columns.ts'

export interface SpendingReservationRow {
  readonly id: string
  readonly account_id: string
  readonly month: string
  readonly amount: number
  readonly expires_at: string
}

export const spendingReservationSchema = new EntitySchema<SpendingReservationRow>({
  name: 'spending_reservations',
  columns: { id: primaryVarchar, account_id: varchar, month: varchar, amount: double, expires_at: varchar },
  indices: [{ name: 'spending_reservations_account', columns: ['account_id', 'month'] }],
  foreignKeys: [
    {
      name: 'spending_reservations_account_fk',
      target: 'accounts',
      columnNames: ['account_id'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
