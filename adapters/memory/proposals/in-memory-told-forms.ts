import type { AccountId } from '../../../core/shared/ids.ts'
import type { ToldForm } from '../../../core/forms/told-form.ts'
import type { ToldForms } from '../../../core/forms/ports.ts'
import { saveOwned } from '../save-versioned.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryToldForms implements ToldForms {
  constructor(private readonly forms: StagedTable<ToldForm>) {}

  async ofAccount(accountId: AccountId): Promise<ToldForm[]> {
    const own = this.forms.all().filter((form) => form.accountId === accountId)
    return structuredClone(
      sortRows(
        own,
        ascending(({ id }) => id),
      ),
    )
  }

  async save(form: ToldForm): Promise<ToldForm> {
    return saveOwned(this.forms, form)
  }
}
