import type { Users } from '../../identity/ports.ts'
import { normaliseEmail } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

/**
 * Hash of one user who has the address without having confirmed it, or null. New users with the address get its salt,
 * so that log-in compares a password with all of them in one computation, and its duration does not reveal their
 * number.
 */
export async function unconfirmedHash(users: Users, email: string): Promise<string | null> {
  const all = await users.allOfEmail(normaliseEmail(email))
  return all.find((user) => !isEmailVerified(user))?.passwordHash ?? null
}
