import { findFunders } from '../../../core/funders/find-funders.ts'
import type { FunderListItem, FunderReader, FundersOf } from '../../../core/funders/ports/funder-reader.ts'
import type { Sql } from '../sql.ts'
import { SqlFunderIndex } from './sql-funder-index.ts'

export class SqlFunderReader implements FunderReader {
  private readonly index: SqlFunderIndex

  constructor(sql: Sql) {
    this.index = new SqlFunderIndex(sql)
  }

  search(of: FundersOf, text: string, limit: number): Promise<FunderListItem[]> {
    return findFunders({ index: this.index, of, limit }, text)
  }
}
