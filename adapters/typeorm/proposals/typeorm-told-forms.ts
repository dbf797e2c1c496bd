import type { AccountId } from '../../../core/shared/ids.ts'
import { EntitySchema, type EntityManager } from 'typeorm'

import type { ToldForm, ToldPlace } from '../../../core/forms/told-form.ts'
import type { ToldLine } from '../../../core/forms/ports/question-finder.ts'
import type { ToldForms } from '../../../core/forms/ports.ts'
import { integer, optional, primaryVarchar, text, varchar } from '../columns.ts'
import { saveVersioned } from '../save-versioned.ts'

export interface ToldFormRow {
  readonly id: string
  readonly account_id: string
  readonly layout: string
  /** JSON */
  readonly told_lines: string
  /** JSON; null if there are none. */
  readonly told_places: string | null
  readonly version: number
}

export const toldFormSchema = new EntitySchema<ToldFormRow>({
  name: 'told_forms',
  columns: {
    id: primaryVarchar,
    account_id: varchar,
    layout: text,
    told_lines: text,
    told_places: optional(text),
    version: integer,
  },
  indices: [{ name: 'told_forms_of_account', columns: ['account_id', 'id'] }],
})

export class TypeOrmToldForms implements ToldForms {
  constructor(private readonly manager: EntityManager) {}

  async ofAccount(accountId: AccountId): Promise<ToldForm[]> {
    const rows = await this.manager.find(toldFormSchema, { where: { account_id: accountId }, order: { id: 'ASC' } })
    return rows.map(toldFormOf)
  }

  async save(form: ToldForm): Promise<ToldForm> {
    const { id, accountId, layout, lines, places, version } = form
    const told = {
      told_lines: JSON.stringify(lines),
      told_places: places === undefined ? null : JSON.stringify(places),
    }
    const row = { id, account_id: accountId, layout, ...told, version }
    await saveVersioned({ manager: this.manager, schema: toldFormSchema, row, owner: { account_id: accountId } })
    return { ...structuredClone(form), version: version + 1 }
  }
}

export function toldFormOf({ id, account_id, layout, told_lines, told_places, version }: ToldFormRow): ToldForm {
  const lines = JSON.parse(told_lines) as ToldLine[]
  const places = told_places === null ? {} : { places: JSON.parse(told_places) as ToldPlace[] }
  return { id: id as ToldForm['id'], accountId: account_id as AccountId, layout, lines, ...places, version }
}
