import type { FunderImportId } from '../../shared/ids.ts'
import type { PageRequest } from '../../shared/page.ts'
import type { FunderImport } from '../funder-import.ts'

export interface FunderImports {
  /** Null when absent. */
  find(id: FunderImportId): Promise<FunderImport | null>
  /** The newest open import of a file with this content (SHA-256, hex); null if there is none. */
  openFor(contentHash: string): Promise<FunderImport | null>
  /** Newest first, with the total number. */
  page(request: PageRequest): Promise<{ items: FunderImport[]; total: number }>
  /** Inserts when `version` is 0, else updates; throws `conflict` when somebody else saved in between. */
  save(one: FunderImport): Promise<FunderImport>
}
