import type { AccountId } from '../../shared/ids.ts'
import type { DocumentScope } from '../document.ts'
import type { Library } from '../library.ts'

export interface LibraryOpener {
  /** Opens the account's documents of the given scopes only. */
  open(accountId: AccountId, scopes: readonly DocumentScope[]): Library
}
