import type { FunderImportId } from '../../../core/shared/ids.ts'
import type { FunderImport } from '../../../core/funders/funder-import.ts'
import type { FunderImports } from '../../../core/funders/ports.ts'
import { offsetOf, type PageRequest } from '../../../core/shared/page.ts'
import { ascending, sortRows } from '../sort-rows.ts'
import { saveVersioned } from '../save-versioned.ts'
import type { StagedTable } from '../staged-table.ts'

export class InMemoryFunderImports implements FunderImports {
  constructor(private readonly imports: StagedTable<FunderImport>) {}

  async find(id: FunderImportId): Promise<FunderImport | null> {
    return structuredClone(this.imports.get(id) ?? null)
  }

  async openFor(contentHash: string): Promise<FunderImport | null> {
    const isOpen = (one: FunderImport) => one.contentHash === contentHash && one.outcome === 'open'
    return structuredClone(this.newestFirst().find(isOpen) ?? null)
  }

  async page(request: PageRequest): Promise<{ items: FunderImport[]; total: number }> {
    const all = this.newestFirst()
    const start = offsetOf(request)
    return { items: structuredClone(all.slice(start, start + request.pageSize)), total: all.length }
  }

  async save(one: FunderImport): Promise<FunderImport> {
    return saveVersioned(this.imports, one)
  }

  private newestFirst(): FunderImport[] {
    return sortRows(
      this.imports.all(),
      ascending(({ createdAt }) => createdAt),
      ascending(({ id }) => id),
    ).reverse()
  }
}
