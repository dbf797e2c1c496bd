import type { FunderImportId, FunderId } from '../../../core/shared/ids.ts'
import { awardFactsOf } from '../../../core/funders/award-facts.ts'
import type { FunderImport } from '../../../core/funders/funder-import.ts'
import type { PublishedAward, RegisterFactsReader } from '../../../core/funders/ports.ts'
import type { ImportedSource, RegisterFacts } from '../../../core/funders/register-facts.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import type { RowView } from '../staged-table.ts'
import { identifiersIn, otherNamesIn, type RegisterRows } from './register-rows.ts'

interface FactRows extends RegisterRows {
  readonly funderAwards: RowView<PublishedAward>
  readonly funderImports: RowView<FunderImport>
}

export class InMemoryRegisterFactsReader implements RegisterFactsReader {
  constructor(private readonly rows: FactRows) {}

  async factsOf(id: FunderId): Promise<RegisterFacts> {
    const awards = this.rows.funderAwards.all().filter(({ funderId }) => funderId === id)
    const names = otherNamesIn(this.rows, id)
    const sources = [...new Set(awards.map(({ importId }) => importId))].flatMap((one) => this.sourceOf(one) ?? [])
    return {
      identifiers: identifiersIn(this.rows, id),
      names: names.map(({ name, kind, importId }) => ({ name, kind, source: this.sourceOf(importId) })),
      awards: awardFactsOf(awards),
      awardSources: sortRows(
        sources,
        ascending(({ importedAt }) => importedAt),
        ascending(({ importId }) => importId),
      ).reverse(),
    }
  }

  private sourceOf(importId: FunderImportId): ImportedSource | null {
    const found = this.rows.funderImports.get(importId)
    return found ? { ...found.source, importId, importedAt: found.createdAt } : null
  }
}
