import type { AccountId, UserId } from '../../shared/ids.ts'
import type { User } from '../user.ts'

export interface Users {
  find(id: UserId): Promise<User | null>
  /**
   * Like `find`, but locks the user until this unit of work ends: others that call it for the same user wait, and then
   * see every change made here. `find` never waits.
   */
  findForUpdate(id: UserId): Promise<User | null>
  /**
   * All who registered with the address or accepted an invitation to it: who has confirmed it first, then the oldest first.
   * `email` is normalised already.
   */
  allOfEmail(email: string): Promise<User[]>
  /** The first of `allOfEmail`. */
  ofEmail(email: string): Promise<User | null>
  /** Those who are only invited by this address, into whatever accounts, the newest first. `email` is normalised already. */
  invitationsTo(email: string): Promise<User[]>
  /** Oldest first. */
  ofAccount(accountId: AccountId): Promise<User[]>
  /**
   * Whether the installation has no user yet. While there is none, units that ask wait for each other: of several that
   * each add the first user, one alone is told so.
   */
  isEmpty(): Promise<boolean>
  /**
   * As `Accounts.save`; throws `conflict` with code `accounts.email-taken` when another user has confirmed the e-mail that
   * this one has confirmed, and when anybody else of the account has it. An invitation has confirmed none.
   */
  save(user: User): Promise<User>
  /** Removes the user with their sessions; their questions are assigned to nobody and their applications
   * have no owner. Does nothing when absent. */
  remove(id: UserId): Promise<void>
}
