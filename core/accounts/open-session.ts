import { isAppError, notFound } from '../shared/app-error.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { UserId } from './account.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Users } from './ports/users.ts'
import { sessionExpiry, type Session } from './session.ts'
import type { User } from './user.ts'

const MOST_TRIES = 5

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
    const session = { tokenHash: this.secrets.hashOf(token), userId: input.userId, createdAt: now, expiresAt }
    return { token, expiresAt, user: await this.open(session) }
  }

  /** Who logs in on two devices at the same moment is let in on both. */
  private async open(session: Session, triesLeft = MOST_TRIES - 1): Promise<User> {
    try {
      return await this.work.run(async ({ users, sessions }) => {
        const found = await users.find(session.userId)
        if (!found) throw notFound('accounts.user-not-found', 'This user does not exist any more.')
        await sessions.save(session)
        return users.save({ ...found, lastLoginAt: session.createdAt })
      })
    } catch (error) {
      if (triesLeft === 0 || !isAppError(error, 'conflict')) throw error
      return this.open(session, triesLeft - 1)
    }
  }
}
