import type { User } from './user.ts'

/** Whether a mailed link has shown that the address is the user's own; accepting an invitation has. */
export function isEmailVerified({ emailVerifiedAt, inviteStatus }: User): boolean {
  return emailVerifiedAt !== null || inviteStatus === 'accepted'
}

/**
 * The user after a mailed link has shown that the address is their own. Only then does an address carry rights: one of
 * `adminEmails` makes an admin. Once verified nothing changes, so rights that were taken away stay away.
 */
export function withVerifiedEmail(user: User, now: string, adminEmails: readonly string[]): User {
  if (isEmailVerified(user)) return user
  return { ...user, emailVerifiedAt: now, isAdmin: user.isAdmin || adminEmails.includes(user.email) }
}
