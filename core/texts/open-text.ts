import type { AccountId } from '../shared/ids.ts'
import type { KeptText, TextOwner } from './text-version.ts'

/** A text of any owner in a unit of work, ready to be changed. */
export interface OpenText {
  readonly accountId: AccountId
  readonly owner: TextOwner
  /** Null if there is none yet. */
  readonly current: KeptText | null
  /** Replaces the current text; null keeps it, but counts as a change. Throws `conflict` as stores do. */
  save(next: KeptText | null): Promise<void>
}

export function versionOf(current: KeptText | null): number {
  return current?.state.version ?? 0
}

/** Whether there is a text that readers can use. */
export function hasText(current: KeptText | null): current is KeptText {
  return current !== null && !current.detail.missing && current.text.trim() !== ''
}
