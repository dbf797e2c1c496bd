import { type AppError, invalid, notFound, type WrongFields } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { assertUncommonPassword } from './assert-uncommon-password.ts'
import type { AccessTokens, CommonPasswords, PasswordHasher, SecretSource, Sessions } from './ports.ts'
import type { Users } from '../identity/ports.ts'
import type { SecondStep } from './sessions/second-step.ts'
import { MAX_PASSWORD_LENGTH, passwordErrors, type Actor, type User } from '../identity/user.ts'
import { isEmailVerified } from '../identity/verified-email.ts'

interface Stores {
  readonly users: Users
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
}

export interface ChangePasswordInput {
  readonly actor: Actor
  /** Token of the session that stays open. */
  readonly token: string
  readonly currentPassword: string
  readonly newPassword: string
  /** Required if the user has a second factor. */
  readonly code?: string | undefined
}

/**
 * Changes the password of a user who gives the current one (and a code, if they have a second factor), and ends their
 * sessions on all other devices. Also cancels a pending change of address.
 */
export class ChangePassword {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly passwords: PasswordHasher,
    private readonly secrets: SecretSource,
    private readonly common: CommonPasswords,
    private readonly secondStep: SecondStep,
  ) {}

  async execute(input: ChangePasswordInput): Promise<void> {
    const wrong = newPasswordErrors(input.newPassword)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-password', wrong)
    await assertUncommonPassword(this.common, input.newPassword, 'newPassword')
    const user = await this.work.run(({ users }) => users.find(input.actor.userId))
    if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
    await this.assertCurrent(user, input.currentPassword)
    await this.secondStep.assertPassed(user.id, input.code, 'session')
    const passwordHash = await this.passwords.hash(input.newPassword, isEmailVerified(user) ? null : user.passwordHash)
    await this.work.run((stores) => this.change(stores, { checked: user, passwordHash, token: input.token }))
  }

  private async assertCurrent({ passwordHash }: User, password: string): Promise<void> {
    const fits = passwordHash !== null && password.length <= MAX_PASSWORD_LENGTH
    if (fits && (await this.passwords.matches(password, passwordHash))) return
    throw wrongPassword()
  }

  /** Throws where the password was changed after it was checked. */
  private async change({ users, sessions, accessTokens }: Stores, to: CheckedChange): Promise<void> {
    const { id, passwordHash: checkedHash } = to.checked
    const user = await users.find(id)
    if (user?.passwordHash !== checkedHash) throw wrongPassword()
    await users.save({ ...user, passwordHash: to.passwordHash })
    await accessTokens.remove(id, 'reset')
    await accessTokens.remove(id, 'change-email')
    await sessions.removeOfUser(id, this.secrets.hashOf(to.token))
  }
}

interface CheckedChange {
  readonly checked: User
  readonly passwordHash: string
  readonly token: string
}

function wrongPassword(): AppError {
  return invalid('accounts.wrong-password', { currentPassword: { code: 'accounts.wrong-current-password' } })
}

/** Errors of a new password under its field name; empty when it is valid. */
export function newPasswordErrors(newPassword: string): WrongFields {
  const { password } = passwordErrors(newPassword)
  return password === undefined ? {} : { newPassword: password }
}
