import type { AccountId } from '../shared/ids.ts'
import type { SecretBox } from '../shared/ports.ts'
import { MASK } from './assemble-profile.ts'
import type { StoredFact } from './profile-fact.ts'

const SHOWN_AT_MOST = 4
/** Maximum share of a short secret that is shown. */
const SHOWN_SHARE = 0.5

/** Encrypts a value for storage; only the same account and key can decrypt it. */
export function sealedSecret(box: SecretBox, accountId: AccountId, key: string, value: string): string {
  return box.seal(value, ownerOf(accountId, key))
}

/** "•••• 1234": the end of a secret, by which people recognise it. */
export function maskedSecret(box: SecretBox, accountId: AccountId, { key, value }: StoredFact): string | null {
  if (value === null) return null
  const opened = box.open(value, ownerOf(accountId, key))
  if (opened === null) return MASK
  const signs = opened.text.replace(/[\s-]/g, '')
  const shown = Math.min(SHOWN_AT_MOST, Math.floor(signs.length * SHOWN_SHARE))
  return `${MASK} ${signs.slice(signs.length - shown)}`.trim()
}

function ownerOf(accountId: AccountId, key: string): string {
  return `${accountId} ${key}`
}
