import { AppError } from '../../shared/app-error.ts'
import type { UnitOfWork } from '../../shared/ports.ts'
import type { OpenSession, OpenedSession } from './open-session.ts'
import type { PasswordHasher } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import type { SecondStep } from './second-step.ts'
import { normaliseEmail, MAX_PASSWORD_LENGTH, type User } from '../../identity/user.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

/**
 * Logs in by e-mail and password. At most one user has confirmed the address; others may have registered with it, and
 * each logs in with their own password. A wrong password computes two hashes and fails in the same way however many
 * users have the e-mail, so that nobody can find out who has an account. Users with a second factor are asked for a
 * code after the right password.
 */
export class LogIn {
  private decoy: Promise<string> | null = null

  constructor(
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    private readonly secondStep: SecondStep,
  ) {}

  async execute(input: {
    email: string
    password: string
    code?: string | undefined
    /** Whether this user has logged in on this device before. */
    isKnownDevice?: boolean
    device?: string
  }): Promise<OpenedSession> {
    const users = await this.work.run((stores) => stores.users.allOfEmail(normaliseEmail(input.email)))
    const isPossible = input.password.length <= MAX_PASSWORD_LENGTH
    const user = isPossible ? await this.whoseIs(input.password, users) : null
    if (!user?.passwordHash) throw wrongCredentials()
    await this.secondStep.assertPassed(user.id, input.code, input.isKnownDevice ? 'known-device' : 'elsewhere')
    return this.openSession.execute({ userId: user.id, passwordHash: user.passwordHash, device: input.device })
  }

  private async whoseIs(password: string, users: readonly User[]): Promise<User | null> {
    const decoy = await this.decoyHash()
    for (const isConfirmed of [true, false]) {
      const hashes = users
        .filter((user) => isEmailVerified(user) === isConfirmed)
        .map(({ passwordHash }) => passwordHash ?? decoy)
      const fitting = await this.passwords.firstMatch(password, hashes.length > 0 ? hashes : [decoy])
      const user = users.find(({ passwordHash }) => passwordHash !== null && passwordHash === fitting)
      if (user) return user
    }
    return null
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.passwords.hash('a password that nobody has')
    return this.decoy
  }
}

function wrongCredentials(): AppError {
  return new AppError('unauthenticated', 'accounts.wrong-credentials')
}
