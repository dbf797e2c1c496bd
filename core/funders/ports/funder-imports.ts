import type { FunderImportId } from '../../shared/ids.ts'
import type { PageRequest } from '../../shared/page.ts'
import type { FunderImport } from '../funder-import.ts'

export interface FunderImports {
  /** Null when absent. */
  find(id: FunderImportId): Promise<FunderImport | null>
  /** The newest that is open for a file of this content (SHA-256, hex); null where there is none. */
  openFor(contentHash: string): Promise<FunderImport | null>
  /** Newest first, with how many there are in all. */
  page(request: PageRequest): Promise<{ items: FunderImport[]; total: number }>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else did so in between. */
  save(one: FunderImport): Promise<FunderImport>
}
