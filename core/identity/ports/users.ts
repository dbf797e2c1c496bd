import type { AccountId, UserId } from '../../shared/ids.ts'
import type { User } from '../user.ts'

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
