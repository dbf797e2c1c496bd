import { notFound } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { UserId } from './account.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Users } from './ports/users.ts'
import { sessionExpiry } from './session.ts'
import type { User } from './user.ts'

export interface OpenedSession {
  /** Known to the user's device alone; only its hash is stored. */
  readonly token: string
  readonly expiresAt: string
  readonly user: User
}

/** Logs a user in on one more device, whose identity was proven before. */
export class OpenSession {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; sessions: Sessions }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: { userId: UserId }): Promise<OpenedSession> {
    const token = this.secrets.token()
    const now = this.clock.now()
    const expiresAt = sessionExpiry(now)
    const user = await this.work.run(async ({ users, sessions }) => {
      const found = await users.find(input.userId)
      if (!found) throw notFound('accounts.user-not-found', 'This user does not exist any more.')
      await sessions.save({ tokenHash: this.secrets.hashOf(token), userId: found.id, createdAt: now, expiresAt })
      return users.save({ ...found, lastLoginAt: now })
    })
    return { token, expiresAt, user }
  }
}
