import { plainName } from '../../identity/plain-name.ts'
import type { User } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

/** The person who invites, as shown to the person invited. */
export interface Inviter {
  /** Null where they have no name that can be shown. */
  readonly name: string | null
  /** Null unless it is verified, so that nobody can invite in somebody else's name. */
  readonly email: string | null
}

/** `user`: null if the inviter was removed. */
export function inviterOf(user: User | null): Inviter {
  if (user === null) return { name: null, email: null }
  const name = plainName(`${user.firstName} ${user.lastName}`)
  return { name: name === '' ? null : name, email: isEmailVerified(user) ? user.email : null }
}
