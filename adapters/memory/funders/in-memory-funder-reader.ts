import { findFunders } from '../../../core/funders/find-funders.ts'
import type { FunderListItem, FunderReader, FundersOf } from '../../../core/funders/ports/funder-reader.ts'
import { InMemoryFunderIndex, type FunderRows } from './in-memory-funder-index.ts'

export class InMemoryFunderReader implements FunderReader {
  private readonly index: InMemoryFunderIndex

  constructor(rows: FunderRows) {
    this.index = new InMemoryFunderIndex(rows)
  }

  search(of: FundersOf, text: string, limit: number): Promise<FunderListItem[]> {
    return findFunders({ index: this.index, of, limit }, text)
  }
}
