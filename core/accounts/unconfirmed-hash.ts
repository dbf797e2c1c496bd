import type { Users } from '../identity/ports/users.ts'
import { normaliseEmail } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'

/**
 * A hash of somebody who has the address without having confirmed it; null when there is nobody. New ones take its salt, so
 * that log-in compares a password with all of them at once, and takes no longer the more there are.
 */
export async function unconfirmedHash(users: Users, email: string): Promise<string | null> {
  const all = await users.allOfEmail(normaliseEmail(email))
  return all.find((user) => !isEmailVerified(user))?.passwordHash ?? null
}
