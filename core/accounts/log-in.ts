import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { OpenSession, OpenedSession } from './open-session.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { Users } from './ports/users.ts'
import type { SecondStep } from './second-step.ts'
import { normaliseEmail, MAX_PASSWORD_LENGTH } from './user.ts'

/**
 * Logs in by e-mail and password. An unknown e-mail takes as long and fails with the same error as a wrong password, so
 * that nobody can find out who has an account. Users with a second factor are asked for a code once the password is
 * right.
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
    /** Whether this user has logged in on the device before. */
    isKnownDevice?: boolean
    device?: string
  }): Promise<OpenedSession> {
    const user = await this.work.run(({ users }) => users.ofEmail(normaliseEmail(input.email)))
    const decoy = await this.decoyHash()
    const hash = user?.passwordHash ?? decoy
    const fits = input.password.length <= MAX_PASSWORD_LENGTH && (await this.passwords.matches(input.password, hash))
    if (!user?.passwordHash || !fits) throw wrongCredentials()
    await this.secondStep.assertPassed(user.id, input.code, input.isKnownDevice ? 'known-device' : 'elsewhere')
    return this.openSession.execute({ userId: user.id, passwordHash: user.passwordHash, device: input.device })
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= this.passwords.hash('a password that nobody has')
    return this.decoy
  }
}

function wrongCredentials(): AppError {
  return new AppError('unauthenticated', 'accounts.wrong-credentials')
}
