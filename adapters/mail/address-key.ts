import { createHash } from 'node:crypto'
import { normaliseEmail } from '../../core/identity/user.ts'

const CHARACTERS = 24

/** Names an address in a file's name without showing it there. */
export function addressKey(email: string): string {
  return createHash('sha256').update(normaliseEmail(email)).digest('hex').slice(0, CHARACTERS)
}
