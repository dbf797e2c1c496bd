import type { AccountId } from '../shared/ids.ts'
import type { KeptText, TextOwner } from './text-version.ts'

/** A text within a unit of work, ready to be changed, whatever it is the text of. */
export interface OpenText {
  readonly accountId: AccountId
  readonly owner: TextOwner
  /** Null where there is none yet. */
  readonly current: KeptText | null
  /** Puts the text in the place of the current one; null leaves it, but counts as a change. Throws `conflict` as stores do. */
  save(next: KeptText | null): Promise<void>
}

export function versionOf(current: KeptText | null): number {
  return current?.state.version ?? 0
}

/** Whether anything is written there that a reader could use. */
export function hasText(current: KeptText | null): current is KeptText {
  return current !== null && !current.detail.missing && current.text.trim() !== ''
}
