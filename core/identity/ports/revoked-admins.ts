import type { User } from '../user.ts'

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
