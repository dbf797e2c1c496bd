import type { AccountId, TextVersionId } from '../../shared/ids.ts'
import type { Page, PageRequest } from '../../shared/page.ts'
import type { TextOwner, TextVersion } from '../text-version.ts'

/** The histories of texts. The current text of each is not in it: that is with its owner. */
export interface TextVersions {
  /**
   * Adds a version. Throws `conflict` when the owner's application, report or project is gone, and when its text has a
   * version of that number.
   */
  add(version: TextVersion): Promise<void>
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: TextVersionId): Promise<TextVersion | null>
  /** By number, the newest first; empty when absent or another account's. */
  page(accountId: AccountId, owner: TextOwner, request: PageRequest): Promise<Page<TextVersion>>
  /** The newest of those numbered below `version` that was the current text once; null where there is none. */
  before(accountId: AccountId, owner: TextOwner, version: number): Promise<TextVersion | null>
  /** The highest number, 0 where there is no version. */
  last(accountId: AccountId, owner: TextOwner): Promise<number>
  /** Removes all but the first and the newest `kept` others. */
  trim(accountId: AccountId, owner: TextOwner, kept: number): Promise<void>
}
