import { type AppError, invalidField } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { Users } from './ports/users.ts'
import { MAX_PASSWORD_LENGTH, type Actor, type User } from './user.ts'

/** The actor's user, once the password is verified. Throws `invalid` at the field `password` where it is wrong. */
export async function assertPassword(
  work: UnitOfWork<{ users: Users }>,
  passwords: PasswordHasher,
  { userId }: Actor,
  password: string,
): Promise<User> {
  const user = await work.run(({ users }) => users.find(userId))
  const fits = user?.passwordHash != null && password.length <= MAX_PASSWORD_LENGTH
  if (fits && (await passwords.matches(password, user.passwordHash))) return user
  throw passwordMismatch()
}

export function passwordMismatch(): AppError {
  return invalidField('password', { code: 'accounts.wrong-password' })
}
