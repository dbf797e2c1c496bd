import type { ViewedSettings } from '../../../core/settings/settings.ts'
import type { OwnSession as Session } from '../../../core/accounts/sessions/own-sessions.ts'
import type { ListedMember } from '../../../core/accounts/members/list-account-users.ts'
import { isInvitation, type User } from '../../../core/identity/user.ts'
import { isEmailVerified } from '../../../core/identity/verified-email.ts'
import { presentTextState } from '../texts/present.ts'
import type { AccountUser, CurrentUser, OwnSession, Settings } from '../../http-contract/accounts.ts'

/** The session's user, with further data that pages need. */
export function presentCurrentUser(
  user: User,
  { isTrelloConfigured, isOwner, removalDueAt }: Pick<CurrentUser, 'isTrelloConfigured' | 'isOwner' | 'removalDueAt'>,
): CurrentUser {
  return {
    id: user.id,
    _id: user.id,
    accountId: user.accountId,
    email: user.email,
    isEmailVerified: isEmailVerified(user),
    firstName: user.firstName,
    lastName: user.lastName,
    lastLoginAt: user.lastLoginAt,
    inviteStatus: user.inviteStatus,
    isAdmin: user.isAdmin,
    isOwner,
    removalDueAt,
    loggedIn: true,
    isTrelloConfigured,
    preferences: user.preferences,
  }
}

export function presentAccountUser({ isOwner = false, ...user }: User & Partial<ListedMember>): AccountUser {
  return {
    id: user.id,
    _id: user.id,
    accountId: user.accountId,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    lastLoginAt: user.lastLoginAt,
    inviteStatus: user.inviteStatus,
    isOwner,
    invitedBy: user.invitedBy,
    inviteUndelivered: isInvitation(user) && user.inviteUndeliveredAt !== null,
  }
}

export function presentOwnSession({ id, device, openedAt, lastSeenAt, isThis }: Session): OwnSession {
  return { id, _id: id, device, openedAt, lastSeenAt, isThis }
}

export function presentSettings(settings: ViewedSettings): Settings {
  const { language, toneOfVoice, factsFile, factsFileState: state, staysOnServer = false } = settings
  return { language, toneOfVoice, factsFile, factsFileState: state && presentTextState(state), staysOnServer }
}

export const SETTINGS_SAVED = 'Account settings saved successfully'
