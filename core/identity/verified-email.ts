import type { RevokedAdmins } from './ports.ts'
import type { User } from './user.ts'

/** Whether a mailed link has proved that the address is the user's. */
export function isEmailVerified({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>): boolean {
  return emailVerifiedAt !== null
}

/** Sources for admin rights by address, which are never given back to users from whom they were revoked. */
export interface RightsByAddress {
  readonly revokedAdmins: RevokedAdmins
  /** Addresses of the installation's admins. */
  readonly adminEmails: readonly string[]
  readonly now: string
}

/** The user with a verified address. Verifying one of `adminEmails` makes an admin. */
export async function withVerifiedEmail(user: User, rights: RightsByAddress): Promise<User> {
  return isEmailVerified(user) ? user : verified(user, rights)
}

/**
 * The user with a new, verified address in place of the present one. Admin rights stay with the user, so that the
 * previous address does not give them to its next owner; the new address may add rights.
 */
export async function withNewEmail(user: User, email: string, rights: RightsByAddress): Promise<User> {
  if (user.isAdmin) await rights.revokedAdmins.addAddress(user.email)
  return verified({ ...user, email }, rights)
}

async function verified(user: User, { revokedAdmins, adminEmails, now }: RightsByAddress): Promise<User> {
  const isNamed = adminEmails.includes(user.email) && !(await revokedAdmins.includes(user))
  return { ...user, emailVerifiedAt: now, isAdmin: user.isAdmin || isNamed }
}
