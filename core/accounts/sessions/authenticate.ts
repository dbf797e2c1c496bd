import { AppError } from '../../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import type { SecretSource, SessionReader, Sessions } from '../ports.ts'
import { needsUseRecorded, needsRenewal, sessionExpiry, type Session } from './session.ts'
import type { User } from '../../identity/user.ts'

export interface Authenticated {
  readonly user: User
  /** The new expiry when the session was just extended; null otherwise. */
  readonly renewedUntil: string | null
  /** Whether the user's account is waiting for its removal and is therefore read-only. */
  readonly isClosed: boolean
}

/**
 * Finds the session of a token; null for an unknown or expired one. Extends the session at most once a day, and records
 * its use every few minutes.
 */
export class Authenticate {
  constructor(
    private readonly reader: SessionReader,
    private readonly work: UnitOfWork<{ sessions: Sessions }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  /**
   * `device`: as returned by `deviceName`; stored if the session has none. Throws `unauthenticated` with the code
   * `accounts.removed` where the user was removed from the account.
   */
  async execute(input: { token: string; device?: string }): Promise<Authenticated | null> {
    const tokenHash = this.secrets.hashOf(input.token)
    const found = await this.reader.withUser(tokenHash)
    const now = this.clock.now()
    if (!found && ((await this.reader.removedUntil(tokenHash)) ?? '') > now)
      throw new AppError('unauthenticated', 'accounts.removed')
    if (!found || found.session.expiresAt <= now) return null
    const renewedUntil = await this.noteUse(found.session, now, input.device)
    return { user: found.user, renewedUntil, isClosed: found.removalDueAt !== null }
  }

  /** Returns the new expiry where the session was extended. */
  private async noteUse(session: Session, now: string, device?: string): Promise<string | null> {
    const isRenewed = needsRenewal(session, now)
    if (!isRenewed && !needsUseRecorded(session, now)) return null
    const expiresAt = isRenewed ? sessionExpiry(now) : session.expiresAt
    const use = { expiresAt, lastSeenAt: now, device: session.device ?? device ?? null }
    const isThere = await this.work.run(({ sessions }) => sessions.extend(session.tokenHash, use))
    return isRenewed && isThere ? expiresAt : null
  }
}
