import { createHash } from 'node:crypto'
import { normaliseEmail } from '../../core/identity/user.ts'

const CHARACTERS = 24

/** A key of an address for file names, which does not reveal it. */
export function addressKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, CHARACTERS)
}
