import type { AccountId, UserId } from '../shared/ids.ts'
import { invalid, type WrongFields } from '../shared/app-error.ts'

export type InviteStatus = 'pending' | 'accepted' | 'expired'

/** A user's choices for the interface, such as `showAllProjects`. */
export type Preferences = Readonly<Record<string, boolean | string | number>>

export interface User {
  readonly id: UserId
  readonly accountId: AccountId
  /** Lower-cased and trimmed; unique within the account, and among those who confirmed theirs (`holdsAddress`). */
  readonly email: string
  /** Time at which a mailed link proved the address; null until then. See `isEmailVerified`. */
  readonly emailVerifiedAt: string | null
  readonly firstName: string
  readonly lastName: string
  /** Null until an invited user has chosen a password. */
  readonly passwordHash: string | null
  readonly lastLoginAt: string | null
  /** Null for a user who registered by themselves. */
  readonly inviteStatus: InviteStatus | null
  /** The member who sent the latest invitation; null for registered users, and if an older release stored it. */
  readonly invitedBy: UserId | null
  /** Time at which the mail with the newest invitation was given up; null if it was sent or is still being tried. */
  readonly inviteUndeliveredAt: string | null
  readonly isAdmin: boolean
  readonly preferences: Preferences
  readonly createdAt: string
  readonly version: number
}

/** Whether the user is only invited, with a valid or expired link: the address is not proved to be theirs. */
export function isInvitation({ inviteStatus }: Pick<User, 'inviteStatus'>): boolean {
  return inviteStatus === 'pending' || inviteStatus === 'expired'
}

/** Whether the address belongs to this user, so that nobody else can have it. */
export function holdsAddress(user: Pick<User, 'inviteStatus' | 'emailVerifiedAt'>): boolean {
  return user.emailVerifiedAt !== null && !isInvitation(user)
}

/** The user for whom a use case runs. */
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
/** Non-ASCII letters as people type them, and as browsers send them. */
const HAS_OTHER_LETTERS = /[^ -~]|@(?:.*\.)?xn--/
const MAX_LOCAL_PART_LENGTH = 64
/** One address without white space or line breaks, so that nothing can be injected into a mail header. */
const ONE_ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** ASCII only, without encoded letters (`xn--`): many letters of other scripts look like ASCII ones. */
const DOMAIN = /^((?!xn--)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!xn--)[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** Trims, and lower-cases ASCII capitals only: some other letters would turn into ASCII ones. */
export function normaliseEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** Whether the text is exactly one normalised address that people may register. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (email.length > MAX_EMAIL_LENGTH || at > MAX_LOCAL_PART_LENGTH) return false
  return LOCAL_PART.test(email.slice(0, Math.max(at, 0))) && DOMAIN.test(email.slice(at + 1))
}

/** Whether a message can be sent to the text: older addresses may contain letters that `isEmail` refuses. */
export function isOneAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && ONE_ADDRESS.test(text) && !/\p{Cc}/u.test(text)
}

/** Errors of an e-mail under its field name; empty when it is valid. */
export function emailErrors(email: string): WrongFields {
  const address = normaliseEmail(email)
  if (isEmail(address)) return {}
  return isOneAddress(address) && HAS_OTHER_LETTERS.test(address) ? OTHER_LETTERS : INVALID_EMAIL
}

/** As `emailErrors`, for an address that is only looked up and may have been registered under older rules. */
export function addressErrors(email: string): WrongFields {
  return isOneAddress(normaliseEmail(email)) ? {} : INVALID_EMAIL
}

/** Errors of a password under its field name; empty when it is valid. */
export function passwordErrors(password: string): WrongFields {
  if (password.length < MIN_PASSWORD_LENGTH)
    return { password: { code: 'accounts.password-too-short', values: { least: MIN_PASSWORD_LENGTH } } }
  if (password.length > MAX_PASSWORD_LENGTH)
    return { password: { code: 'accounts.password-too-long', values: { most: MAX_PASSWORD_LENGTH } } }
  return {}
}

/** Errors of each name under its field name; empty when both are valid. */
export function nameErrors({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): WrongFields {
  return {
    ...(firstName.length > MAX_NAME_LENGTH && { firstName: { code: 'accounts.first-name-too-long' as const } }),
    ...(lastName.length > MAX_NAME_LENGTH && { lastName: { code: 'accounts.last-name-too-long' as const } }),
  }
}

/** Errors of each given field; empty when all are valid. */
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
