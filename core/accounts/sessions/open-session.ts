import type { UserId } from '../../shared/ids.ts'
import { AppError, isAppError } from '../../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import type { SecretSource, Sessions } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import { sessionExpiry, type Session } from './session.ts'
import type { User } from '../../identity/user.ts'

const MAX_TRIES = 5
/** Maximum number of devices on which a user is logged in. */
const MAX_SESSIONS = 100

export interface OpenedSession {
  /** Known only to the user's device; only its hash is stored. */
  readonly token: string
  readonly expiresAt: string
  readonly user: User
}

interface ProvenUser {
  readonly userId: UserId
  /** Hash of the password that was just verified or chosen. */
  readonly passwordHash: string
  /** As returned by `deviceName`. */
  readonly device?: string | undefined
}

/**
 * Logs an identified user in on one more device. Throws `unauthenticated` where the password has changed since it was
 * verified.
 */
export class OpenSession {
  constructor(
    private readonly work: UnitOfWork<{ users: Users; sessions: Sessions }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, passwordHash, device }: ProvenUser): Promise<OpenedSession> {
    const token = this.secrets.token()
    const now = this.clock.now()
    const expiresAt = sessionExpiry(now)
    const tokenHash = this.secrets.hashOf(token)
    const session = { tokenHash, userId, createdAt: now, expiresAt, device: device ?? null, lastSeenAt: now }
    return { token, expiresAt, user: await this.open(session, passwordHash) }
  }

  /** Retries, so that simultaneous log-ins on two devices both succeed. */
  private async open(session: Session, passwordHash: string, triesLeft = MAX_TRIES - 1): Promise<User> {
    try {
      return await this.work.run(async ({ users, sessions }) => {
        const found = await users.find(session.userId)
        if (found?.passwordHash !== passwordHash) throw passwordReplaced()
        await sessions.save(session)
        await endOldestSessions(sessions, session)
        return users.save({ ...found, lastLoginAt: session.createdAt })
      })
    } catch (error) {
      if (triesLeft === 0 || !isAppError(error, 'conflict')) throw error
      return this.open(session, passwordHash, triesLeft - 1)
    }
  }
}

/** Ends the oldest sessions if the user has too many besides the new one. */
async function endOldestSessions(sessions: Sessions, { userId, tokenHash: opened }: Session): Promise<void> {
  const others = (await sessions.ofUser(userId)).filter(({ tokenHash }) => tokenHash !== opened)
  for (const { tokenHash } of others.slice(MAX_SESSIONS - 1)) await sessions.remove(tokenHash)
}

function passwordReplaced(): AppError {
  return new AppError('unauthenticated', 'accounts.password-replaced')
}
