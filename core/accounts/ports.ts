import type { AccountId, UserId } from '../shared/ids.ts'
import type { AccessPurpose, AccessToken } from './access-token.ts'
import type { Actor, User } from '../identity/user.ts'
import type { AccountNotice, SecurityNotice } from '../jobs/job-catalogue.ts'
import type { Inviter } from './members/inviter.ts'
import type { SecondFactor } from './sessions/second-factor.ts'
import type { Session } from './sessions/session.ts'

/** Tokens of links. */
export interface AccessTokens {
  /** Null when absent. Does not check the expiry. */
  find(tokenHash: string): Promise<AccessToken | null>
  /** The user's newest token for this purpose, or null. */
  ofUser(userId: UserId, purpose: AccessPurpose): Promise<AccessToken | null>
  /** Counts the user's tokens for this purpose that expire after `now`. */
  countValid(userId: UserId, purpose: AccessPurpose, now: string): Promise<number>
  /** Replaces the user's tokens for the same purpose. Throws `conflict` when the user is gone. */
  put(token: AccessToken): Promise<void>
  /** Adds a token beside the user's others. Throws `conflict` when the user is gone. */
  add(token: AccessToken): Promise<void>
  /** Removes a token whose mail was not sent; does nothing when absent. */
  withdraw(tokenHash: string): Promise<void>
  /**
   * Removes all tokens of the user for this purpose; does nothing when there are none. Removing a user removes their
   * tokens.
   */
  remove(userId: UserId, purpose: AccessPurpose): Promise<void>
}

export interface AccountContents {
  /**
   * Removes everything stored for an account: the account itself, its users with their sessions and tokens, and the
   * data of every feature, with index entries and jobs. Does not remove files. Does nothing when absent.
   */
  removeAll(accountId: AccountId): Promise<void>
}

/** `points` attempts within `duration` seconds. */
export interface Allowance {
  readonly points: number
  readonly duration: number
}

/** Counts attempts of one kind by a key, such as an address. */
export interface AttemptCounter {
  /**
   * Counts one attempt, or `points` attempts at once. Null when it is allowed, else the seconds to wait. The limit also
   * applies to simultaneous attempts and across hosts.
   */
  count(key: string, points?: number): Promise<number | null>
  /** Takes back the last attempt. */
  uncount(key: string): Promise<void>
  /** Takes back all attempts. */
  forget(key: string): Promise<void>
}

/** `kind` names the counter; open each kind once. */
export type OpenAttemptCounter = (kind: string, allowance: Allowance) => AttemptCounter

export interface CommonPasswords {
  /** Whether the password, of any length, is one that guessers try first. Ignores case. */
  includes(password: string): Promise<boolean>
}

export interface Proof {
  readonly password: string
  /** Required if the user has a second factor. */
  readonly code?: string | undefined
}

/** Asks a logged-in user for their password again. Throws `invalid` at `password` or `code`. */
export interface IdentityCheck {
  execute(asked: { readonly actor: Actor } & Proof): Promise<User>
}

/** A message to a user. The adapter writes its sentences. */
export type Mail =
  /** `endsAccess`: the address was never confirmed, so a new password ends all earlier access. */
  | (Addressed & { readonly kind: 'password-reset'; readonly endsAccess: boolean })
  | (Addressed & { readonly kind: 'email-verification' })
  | (Addressed & { readonly kind: 'email-change' })
  /** `replacesAccount`: the recipient has an empty account of their own, which is removed when they accept. */
  | (Addressed & { readonly kind: 'invitation'; readonly inviter: Inviter; readonly replacesAccount: boolean })
  /** Sent to the user who confirmed the address when somebody else entered it. */
  | (Addressed & { readonly kind: 'address-known'; readonly asked: UseOfAddress })
  /** A change to the log-in, possibly made by somebody else. */
  | (Addressed & { readonly kind: 'security-notice'; readonly what: SecurityNotice })
  /** A change to the whole account. */
  | (Addressed & {
      readonly kind: 'account-notice'
      readonly what: AccountNotice
      readonly by: Inviter
      /** Time of the removal, ISO 8601 UTC; null if none is planned. */
      readonly dueAt: string | null
    })
  /**
   * Goes to the previous address. It does not name the new one, because the previous one may never have been the
   * user's.
   */
  | (Addressed & { readonly kind: 'email-changed' })
  /** Questions assigned to the recipient. Contains no text of their answers. */
  | (Switchable & {
      readonly kind: 'assignments'
      /** Names of those who assigned them, each once; null for a name that cannot be shown. */
      readonly by: readonly (string | null)[]
      /** Name of the application; null if it cannot be shown. */
      readonly application: string | null
      /** At least one. */
      readonly questions: readonly NamedQuestionLink[]
      /** Number of further questions. */
      readonly furtherCount: number
    })
  /**
   * A comment that mentions the recipient, or a question that an older release assigned. Contains no text of the
   * answer.
   */
  | (Switchable & {
      readonly kind: 'question-notice'
      readonly what: 'assigned' | 'mentioned'
      /** Null for a name that cannot be shown. */
      readonly by: string | null
      /** Name of the application; null if it cannot be shown. */
      readonly application: string | null
    })
  /** A deadline or due date. */
  | DeadlineMail

export type UseOfAddress = 'register' | 'invite' | 'change'

interface DeadlineMail extends Switchable {
  readonly kind: 'deadline'
  readonly of: 'application' | 'report'
  /** Null if it cannot be shown. */
  readonly name: string | null
  /** ISO 8601 UTC */
  readonly dueAt: string
  /** IANA time zone. */
  readonly zone: string
  /** Calendar days in the zone; 0 on the day itself. */
  readonly daysLeft: number
}

export interface NamedQuestionLink {
  /** Text in which no mail program finds a link. Empty if none of it can be shown. */
  readonly text: string
  readonly link: string
}

interface Switchable extends Addressed {
  /** Address of the page that switches mails of this kind off. */
  readonly mailSettings: string
}

interface Addressed {
  /** One address that `isOneAddress` accepts. */
  readonly to: string
  /** The page that the message asks the recipient to open. Shown to the operator where there is no mail server. */
  readonly link: string
}

export interface Mailer {
  /**
   * Hands the message over for delivery. Throws `invalid` when the address is wrong or the mail server refuses it for
   * good, `unavailable` when another attempt may work.
   */
  send(mail: Mail): Promise<void>
}

/** Codes of authenticator apps by RFC 6238: six digits, a new one every 30 seconds. */
export interface OneTimeCodes {
  /** Makes a secret in base 32, as people type it. */
  newSecret(): string
  /** The `otpauth:` address that an app scans: the secret and its user. */
  addressOf(secret: string, email: string): string
  /**
   * The time step to which the code belongs, counted from 1970: the present one, or one earlier or later. Null for a
   * wrong code.
   */
  stepOf(secret: string, code: string, now: string): number | null
}

export interface PasswordHasher {
  /** Slow on purpose. With the salt of `like`, one computation compares a password with both hashes. */
  hash(password: string, like?: string | null): Promise<string>
  /** False for a wrong password and for a malformed hash. */
  matches(password: string, hash: string): Promise<boolean>
  /** The first of the hashes that matches the password, or null. Hashes with the same salt take one computation. */
  firstMatch(password: string, hashes: readonly string[]): Promise<string | null>
}

/** Row-level security: the database checks the account of each row, in addition to the checks in use cases. */
export interface RowLevelSecurity {
  /**
   * Runs `work` so that a store with row-level security shows and changes only rows of this account or of no account;
   * other stores just run it. Null, for admins and the installation's own work, restricts nothing. Simultaneous calls
   * are restricted separately.
   */
  within<T>(accountId: AccountId | null, work: () => Promise<T>): Promise<T>
  /** False where the store has no row-level security, or its role bypasses it. */
  isEnforced(): Promise<boolean>
}

export interface SecondFactors {
  /** Null when the user has none. */
  find(id: UserId): Promise<SecondFactor | null>
  /** As `Accounts.save`; also throws `conflict` when the user is gone. */
  save(factor: SecondFactor): Promise<SecondFactor>
  /** Does nothing when absent. Removing a user removes their second factor. */
  remove(id: UserId): Promise<void>
}

export interface SecretSource {
  /** Makes an unguessable token, safe in addresses and cookies. */
  token(): string
  /** The hash under which a token is stored; the same for the same token. */
  hashOf(token: string): string
}

/** Messages kept by the product itself where there is no mail server. */
export interface SentMails {
  /** A key of letters and digits that does not reveal the address. */
  keyOf(email: string): string
  /** Removes all messages to the addresses of these keys. */
  removeTo(keys: readonly string[]): Promise<void>
  /** Removes messages sent before the moment and returns their number. */
  removeSentBefore(moment: string): Promise<number>
}

export interface SessionWithUser {
  readonly session: Session
  readonly user: User
  /** Time at which the user's account is removed; null if no removal is planned. */
  readonly removalDueAt: string | null
}

export interface SessionReader {
  /** The session with its user in one query; null when either is absent. Does not check the expiry. */
  withUser(tokenHash: string): Promise<SessionWithUser | null>
  /** Original expiry of a session that ended because its user was removed; null for any other session. */
  removedUntil(tokenHash: string): Promise<string | null>
}

/** Changes that one use of a session makes. */
export type SessionUse = Pick<Session, 'expiresAt' | 'lastSeenAt' | 'device'>

export interface Sessions {
  find(tokenHash: string): Promise<Session | null>
  /** Inserts or replaces. Throws `conflict` when the user is gone. */
  save(session: Session): Promise<void>
  /** Changes a session. Returns false, and changes nothing, if it has ended. */
  extend(tokenHash: string, change: SessionUse): Promise<boolean>
  /** All sessions of a user, newest first. */
  ofUser(userId: UserId): Promise<Session[]>
  remove(tokenHash: string): Promise<void>
  /**
   * Records, for a user about to be removed, that their sessions end for that reason. The records last as long as the
   * sessions would have.
   */
  noteRemovalOf(userId: UserId): Promise<void>
  /** Removes all of a user's sessions except one. */
  removeOfUser(userId: UserId, exceptTokenHash?: string): Promise<void>
}
