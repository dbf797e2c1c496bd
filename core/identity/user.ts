import type { AccountId, UserId } from '../shared/ids.ts'
import { invalid, type WrongFields } from '../shared/app-error.ts'

export type InviteStatus = 'pending' | 'accepted' | 'expired'

/** What a user chose about the interface itself, such as `showAllProjects`. */
export type Preferences = Readonly<Record<string, boolean | string | number>>

export interface User {
  readonly id: UserId
  readonly accountId: AccountId
  /** Lower-cased and trimmed; unique within the account, and among those who confirmed theirs (`holdsAddress`). */
  readonly email: string
  /** When a mailed link showed that the address is theirs; null until then. See `isEmailVerified`. */
  readonly emailVerifiedAt: string | null
  readonly firstName: string
  readonly lastName: string
  /** Null until an invited user has chosen a password. */
  readonly passwordHash: string | null
  readonly lastLoginAt: string | null
  /** Null for a user who registered by themselves. */
  readonly inviteStatus: InviteStatus | null
  /** The member who asked for the invitation last; null for who registered, and where an older release stored it. */
  readonly invitedBy: UserId | null
  /** When the mail with the newest invitation was given up; null where it was sent, or is still tried. */
  readonly inviteUndeliveredAt: string | null
  readonly isAdmin: boolean
  readonly preferences: Preferences
  readonly createdAt: string
  readonly version: number
}

/** Whether the user is only invited, be the link valid or not: then the address is not theirs yet. */
export function isInvitation({ inviteStatus }: Pick<User, 'inviteStatus'>): boolean {
  return inviteStatus === 'pending' || inviteStatus === 'expired'
}

/** Whether the address is this user's own: nobody else can have it then. */
export function holdsAddress(user: Pick<User, 'inviteStatus' | 'emailVerifiedAt'>): boolean {
  return user.emailVerifiedAt !== null && !isInvitation(user)
}

/** On whose behalf a use case runs. */
export interface Actor {
  readonly userId: UserId
  readonly accountId: AccountId
  readonly isAdmin: boolean
}

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128
const MAX_NAME_LENGTH = 200
const MAX_EMAIL_LENGTH = 254
const INVALID_EMAIL: WrongFields = { email: { code: 'accounts.email-invalid' } }
const OTHER_LETTERS: WrongFields = { email: { code: 'accounts.email-letters' } }
/** As people type them, and as browsers send them. */
const HAS_OTHER_LETTERS = /[^ -~]|@(?:.*\.)?xn--/
const MAX_LOCAL_PART_LENGTH = 64
/** One address, no white space or line breaks, so that nothing can be slipped into a mail header. */
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** ASCII alone, and no encoded letters (`xn--`): many letters of other scripts look like ASCII's. */
const DOMAIN = /^((?!xn--)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!xn--)[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** Trimmed, and ASCII capitals lower-cased: other letters stay what they are, since some would turn into ASCII ones. */
export function normaliseEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Whether the text is an address that people may register, normalised already, and nothing else. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (email.length > MAX_EMAIL_LENGTH || at > MAX_LOCAL_PART_LENGTH) return false
  return LOCAL_PART.test(email.slice(0, Math.max(at, 0))) && DOMAIN.test(email.slice(at + 1))
}

/** Whether a message can go to the text: addresses from before may hold letters that `isEmail` refuses. */
export function isOneAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && ONE_ADDRESS.test(text) && !/\p{Cc}/u.test(text)
}

/** Why an e-mail is wrong, under its name; empty when it is right. */
export function emailErrors(email: string): WrongFields {
  const address = normaliseEmail(email)
  if (isEmail(address)) return {}
  return isOneAddress(address) && HAS_OTHER_LETTERS.test(address) ? OTHER_LETTERS : INVALID_EMAIL
}

/** As `emailErrors`, for an address that may have been registered before: it is only looked for. */
export function addressErrors(email: string): WrongFields {
  return isOneAddress(normaliseEmail(email)) ? {} : INVALID_EMAIL
}

/** Why a password is wrong, under its name; empty when it is right. */
export function passwordErrors(password: string): WrongFields {
  if (password.length < MIN_PASSWORD_LENGTH)
    return { password: { code: 'accounts.password-too-short', values: { least: MIN_PASSWORD_LENGTH } } }
  if (password.length > MAX_PASSWORD_LENGTH)
    return { password: { code: 'accounts.password-too-long', values: { most: MAX_PASSWORD_LENGTH } } }
  return {}
}

/** Why each name is wrong, under its own name; empty when both are right. */
export function nameErrors({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): WrongFields {
  return {
    ...(firstName.length > MAX_NAME_LENGTH && { firstName: { code: 'accounts.first-name-too-long' as const } }),
    ...(lastName.length > MAX_NAME_LENGTH && { lastName: { code: 'accounts.last-name-too-long' as const } }),
  }
}

/** Why each of the given fields is wrong; empty when all are right. */
export function userFieldErrors(fields: {
  email: string
  password: string
  firstName: string
  lastName: string
}): WrongFields {
  return { ...emailErrors(fields.email), ...passwordErrors(fields.password), ...nameErrors(fields) }
}

/** Throws `invalid` with every wrong field. */
export function assertUserFields(fields: Parameters<typeof userFieldErrors>[0]): void {
  const errors = userFieldErrors(fields)
  if (Object.keys(errors).length > 0) throw invalid('accounts.invalid-user', errors)
}
