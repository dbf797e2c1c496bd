import type { AccountId, UserId } from '../../../core/shared/ids.ts'
import type { InviteStatus, Preferences, User } from '../../../core/identity/user.ts'
import type { UserRow } from './user.schema.ts'

export function userRow(user: User): UserRow {
  return {
    id: user.id,
    account_id: user.accountId,
    email: user.email,
    email_verified_at: user.emailVerifiedAt,
    first_name: user.firstName,
    last_name: user.lastName,
    password_hash: user.passwordHash,
    last_login_at: user.lastLoginAt,
    invite_status: user.inviteStatus,
    invited_by: user.invitedBy,
    invite_undelivered_at: user.inviteUndeliveredAt,
    is_admin: user.isAdmin,
    preferences: JSON.stringify(user.preferences),
    created_at: user.createdAt,
    version: user.version,
  }
}

export function userOf(row: UserRow): User {
  return {
    id: row.id as UserId,
    accountId: row.account_id as AccountId,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    lastLoginAt: row.last_login_at,
    inviteStatus: row.invite_status as InviteStatus | null,
    invitedBy: row.invited_by as UserId | null,
    inviteUndeliveredAt: row.invite_undelivered_at,
    isAdmin: Boolean(row.is_admin),
    preferences: JSON.parse(row.preferences) as Preferences,
    createdAt: row.created_at,
    version: row.version,
  }
}
