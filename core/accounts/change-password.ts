import { invalid, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccessTokens } from './ports/access-tokens.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Users } from './ports/users.ts'
import { MAX_PASSWORD_LENGTH, passwordErrors, type Actor, type User } from './user.ts'

interface Stores {
  readonly users: Users
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
}

export interface ChangePasswordInput {
  readonly actor: Actor
  /** Of the session that goes on. */
  readonly token: string
  readonly currentPassword: string
  readonly newPassword: string
}

/** Changes the password of who knows the present one, and ends their sessions on all other devices. */
export class ChangePassword {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly secrets: SecretSource,
  ) {}

  async execute(input: ChangePasswordInput): Promise<void> {
    const wrong = newPasswordErrors(input.newPassword)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-password', wrong)
    const user = await this.work.run(({ users }) => users.find(input.actor.userId))
    if (!user) throw notFound('accounts.user-not-found', 'This user does not exist any more.')
    await this.assertCurrent(user, input.currentPassword)
    const passwordHash = await this.passwords.hash(input.newPassword)
    await this.work.run((stores) => this.change(stores, { ...user, passwordHash }, input.token))
  }

  private async assertCurrent({ passwordHash }: User, password: string): Promise<void> {
    const fits = passwordHash !== null && password.length <= MAX_PASSWORD_LENGTH
    if (fits && (await this.passwords.matches(password, passwordHash))) return
    throw invalid('accounts.wrong-password', { currentPassword: 'This is not your current password.' })
  }

  private async change({ users, sessions, accessTokens }: Stores, user: User, token: string): Promise<void> {
    await users.save(user)
    await accessTokens.remove(user.id, 'reset')
    const current = await sessions.find(this.secrets.hashOf(token))
    await sessions.removeOfUser(user.id)
    if (current) await sessions.save(current)
  }
}

/** Why a new password is wrong, under its name; empty when it is right. */
export function newPasswordErrors(newPassword: string): Record<string, string> {
  const { password } = passwordErrors(newPassword)
  return password === undefined ? {} : { newPassword: password }
}
