import { plainName } from '../identity/plain-name.ts'
import type { User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'

/** Who invites, as far as the invited may know. */
export interface Inviter {
  /** Null where they gave none that can be shown. */
  readonly name: string | null
  /** Only if it is verified: nobody can invite in somebody else's name. */
  readonly email: string | null
}

/** Null stands for an inviter who is gone. */
export function inviterOf(user: User | null): Inviter {
  if (user === null) return { name: null, email: null }
  const name = plainName(`${user.firstName} ${user.lastName}`)
  return { name: name === '' ? null : name, email: isEmailVerified(user) ? user.email : null }
}
