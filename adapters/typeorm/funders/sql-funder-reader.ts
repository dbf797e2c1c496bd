import type { AccountId } from '../../../core/accounts/account.ts'
import { foldFunderName, type FunderId } from '../../../core/funders/funder.ts'
import type { FunderListItem, FunderReader } from '../../../core/funders/ports/funder-reader.ts'
import type { Dialect } from '../dialect.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'

interface FunderListRow {
  readonly id: string
  readonly funder_name: string
  readonly charity_number: string | null
}

export class SqlFunderReader implements FunderReader {
  private readonly statement: string

  constructor(private readonly sql: Sql) {
    this.statement = searchStatement(sql.dialect)
  }

  async search(accountId: AccountId, text: string, limit: number): Promise<FunderListItem[]> {
    const wanted = storable(foldFunderName(text))
    const parameters = [accountId, wanted, wanted, wanted, wanted, wanted, wanted, limit]
    const rows = await this.sql.rows<FunderListRow>(this.statement, parameters)
    return rows.map((row) => ({
      id: row.id as FunderId,
      funderName: row.funder_name,
      charityNumber: row.charity_number,
    }))
  }
}

/** First the very name or number, then those that begin with the text, then those that hold it; each by name. */
function searchStatement({ position, byBytes }: Dialect): string {
  return `SELECT id, funder_name, charity_number FROM funders
    WHERE (account_id IS NULL OR account_id = ?)
      AND (${position}(folded_name, ?) > 0 OR ${position}(folded_number, ?) > 0)
    ORDER BY CASE WHEN folded_name = ? OR folded_number = ? THEN 0
      WHEN ${position}(folded_name, ?) = 1 OR ${position}(folded_number, ?) = 1 THEN 1 ELSE 2 END,
      folded_name${byBytes}, id
    LIMIT ?`
}
