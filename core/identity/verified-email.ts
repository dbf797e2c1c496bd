import type { RevokedAdmins } from './ports/revoked-admins.ts'
import type { User } from './user.ts'

/** Whether a mailed link has shown that the address is the user's own. */
export function isEmailVerified({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>): boolean {
  return emailVerifiedAt !== null
}

/** Gives rights by address, to nobody from whom they were taken. */
export interface RightsByAddress {
  readonly revokedAdmins: RevokedAdmins
  /** Of the installation's administrators. */
  readonly adminEmails: readonly string[]
  readonly now: string
}

/**
 * The user after a mailed link has shown that the address is their own. Only then does an address carry rights: one of
 * `adminEmails` makes an admin.
 */
export async function withVerifiedEmail(user: User, rights: RightsByAddress): Promise<User> {
  return isEmailVerified(user) ? user : verified(user, rights)
}

/**
 * The user after a link that was mailed to a new address has shown that it is their own: it replaces the present one.
 * Rights by the address before go with the user, so that it gives none to the next who has it; those of the new one are added.
 */
export async function withNewEmail(user: User, email: string, rights: RightsByAddress): Promise<User> {
  if (user.isAdmin) await rights.revokedAdmins.addAddress(user.email)
  return verified({ ...user, email }, rights)
}

async function verified(user: User, { revokedAdmins, adminEmails, now }: RightsByAddress): Promise<User> {
  const isNamed = adminEmails.includes(user.email) && !(await revokedAdmins.includes(user))
  return { ...user, emailVerifiedAt: now, isAdmin: user.isAdmin || isNamed }
}
