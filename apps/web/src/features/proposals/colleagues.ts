import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'

/** Somebody of the account, as they are addressed. */
export interface Colleague {
  readonly id: string
  /** With the address beside it where somebody else has the same name. */
  readonly name: string
  /** What names them, and nobody else, behind an "@". */
  readonly mention: string
}

type Named = Pick<AccountUser, 'id' | 'email' | 'firstName' | 'lastName'>

/** By name, else by e-mail address. */
export const nameOf = ({ email, firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || email

/** Whoever has accepted their invitation. */
export function colleaguesIn(users: readonly AccountUser[]): readonly Colleague[] {
  const members = users.filter(({ lastLoginAt }) => lastLoginAt !== null)
  const isShared = (name: string) =>
    members.filter((user) => nameOf(user).toLowerCase() === name.toLowerCase()).length > 1
  return members.map((user) => {
    const name = nameOf(user)
    const { id, email } = user
    return isShared(name) ? { id, name: `${name} (${email})`, mention: email } : { id, name, mention: name }
  })
}
