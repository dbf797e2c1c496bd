import { type AppError, invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { PasswordHasher } from './ports.ts'
import type { Users } from '../identity/ports.ts'
import { MAX_PASSWORD_LENGTH, type Actor, type User } from '../identity/user.ts'

/** The actor's user, once the password is verified. Throws `invalid` at the field `password` where it is wrong. */
export async function assertPassword(
  work: UnitOfWork<{ users: Users }>,
  passwords: PasswordHasher,
  { userId }: Actor,
  password: string,
): Promise<User> {
  const user = await work.run(({ users }) => users.find(userId))
  if (!user) throw passwordMismatch()
  await assertMatches(passwords, user, password)
  return user
}

/** Throws as `assertPassword` where the password is not the user's. */
export async function assertMatches(passwords: PasswordHasher, user: User, password: string): Promise<void> {
  const { passwordHash } = user
  const fits = passwordHash !== null && password.length <= MAX_PASSWORD_LENGTH
  if (!fits || !(await passwords.matches(password, passwordHash))) throw passwordMismatch()
}

export function passwordMismatch(): AppError {
  return invalidField('password', { code: 'accounts.wrong-password' })
}
