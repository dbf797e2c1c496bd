import type { User } from '../user.ts'

/** Whom rights of an administrator were taken from. Kept when the user is gone; addresses are not kept in clear. */
export interface RevokedAdmins {
  /** Of the user and their present address. Safe to repeat. */
  add(user: Pick<User, 'id' | 'email'>): Promise<void>
  /** Of whoever has the address from now on. */
  addAddress(email: string): Promise<void>
  /** Whether rights were taken from this user, or from whoever had this address. */
  includes(user: Pick<User, 'id' | 'email'>): Promise<boolean>
  /** Of the user and their present address; does nothing when absent. */
  remove(user: Pick<User, 'id' | 'email'>): Promise<void>
  isEmpty(): Promise<boolean>
}
