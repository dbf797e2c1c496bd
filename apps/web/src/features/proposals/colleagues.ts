import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'

/** Somebody of the account, as they are addressed. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

type Named = Pick<AccountUser, 'id' | 'email' | 'firstName' | 'lastName'>

/** By name, else by e-mail address. */
export const nameOf = ({ email, firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || email

/** Whoever has accepted their invitation. */
export function colleaguesIn(users: readonly AccountUser[]): readonly Colleague[] {
  return users.filter(({ lastLoginAt }) => lastLoginAt !== null).map((user) => ({ id: user.id, name: nameOf(user) }))
}
