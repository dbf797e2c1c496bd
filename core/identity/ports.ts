import type { AccountId, UserId } from '../shared/ids.ts'
import type { Account } from './account.ts'
import type { User } from './user.ts'

export interface Accounts {
  /** Null when absent. */
  find(id: AccountId): Promise<Account | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved account with its new version. Throws `conflict` when
   * somebody else saved in between.
   */
  save(account: Account): Promise<Account>
  /** Identifiers of up to `limit` accounts whose removal is due at `now`, longest overdue first. */
  removalsDue(now: string, limit: number): Promise<AccountId[]>
  /** Removes only the account's own row; does nothing when absent. */
  remove(id: AccountId): Promise<void>
}

/** Users whose admin rights were revoked. Kept after the user is removed; addresses are stored as hashes. */
export interface RevokedAdmins {
  /** Adds the user and their present address. Safe to repeat. */
  add(user: Pick<User, 'id' | 'email'>): Promise<void>
  /** Adds an address, so that nobody who has it later gets the rights. */
  addAddress(email: string): Promise<void>
  /** Whether rights were revoked from this user, or from somebody with this address. */
  includes(user: Pick<User, 'id' | 'email'>): Promise<boolean>
  /** Removes the user and their present address; does nothing when absent. */
  remove(user: Pick<User, 'id' | 'email'>): Promise<void>
  isEmpty(): Promise<boolean>
}

export interface Users {
  find(id: UserId): Promise<User | null>
  /**
   * Like `find`, but locks the user until this unit of work ends: other callers for the same user wait, then see every
   * change made here. `find` never waits.
   */
  findForUpdate(id: UserId): Promise<User | null>
  /**
   * All users who registered with the address or accepted an invitation to it: the one who has confirmed it first, then
   * oldest first. `email` is normalised.
   */
  allOfEmail(email: string): Promise<User[]>
  /** The first of `allOfEmail`. */
  ofEmail(email: string): Promise<User | null>
  /** Users who are only invited by this address, into any accounts, newest first. `email` is normalised. */
  invitationsTo(email: string): Promise<User[]>
  /** Oldest first. */
  ofAccount(accountId: AccountId): Promise<User[]>
  /**
   * Whether the installation has no user yet. While it is empty, units of work that call this wait for each other, so
   * that only one of them sees it empty when each adds the first user.
   */
  isEmpty(): Promise<boolean>
  /**
   * As `Accounts.save`; throws `conflict` with code `accounts.email-taken` when another user has confirmed the e-mail
   * that this one has confirmed, or another user of the account has it. An invitation confirms no address.
   */
  save(user: User): Promise<User>
  /**
   * Removes the user with their sessions; unassigns their questions and removes them as owner of applications. Does
   * nothing when absent.
   */
  remove(id: UserId): Promise<void>
}
