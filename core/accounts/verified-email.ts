import type { User } from './user.ts'

/** Whether a mailed link has shown that the address is the user's own. */
export function isEmailVerified({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>): boolean {
  return emailVerifiedAt !== null
}

/**
 * The user after a mailed link has shown that the address is their own. Only then does an address carry rights: one of
 * `adminEmails` makes an admin. Once verified nothing changes, so rights that were taken away stay away.
 */
export function withVerifiedEmail(user: User, now: string, adminEmails: readonly string[]): User {
  return isEmailVerified(user) ? user : verified(user, now, adminEmails)
}

/**
 * The user after a link that was mailed to a new address has shown that it is their own: it replaces the present one.
 * Rights by the address before stay, and those of the new one are added.
 */
export function withNewEmail(user: User, email: string, now: string, adminEmails: readonly string[]): User {
  return verified({ ...user, email }, now, adminEmails)
}

function verified(user: User, now: string, adminEmails: readonly string[]): User {
  return { ...user, emailVerifiedAt: now, isAdmin: user.isAdmin || adminEmails.includes(user.email) }
}
