import type { Clock } from '../shared/ports/clock.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { SecretSource } from './ports/secret-source.ts'
import type { SessionReader } from './ports/session-reader.ts'
import type { Sessions } from './ports/sessions.ts'
import { needsRenewal, sessionExpiry, type Session } from './session.ts'
import type { User } from './user.ts'

export interface Authenticated {
  readonly user: User
  /** The new expiry when the session was just prolonged; null otherwise. */
  readonly renewedUntil: string | null
}

/** Tells whose session a token is; null for an unknown or expired one. Prolongs the session at most once a day. */
export class Authenticate {
  constructor(
    private readonly reader: SessionReader,
    private readonly work: UnitOfWork<{ sessions: Sessions }>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute(input: { token: string }): Promise<Authenticated | null> {
    const found = await this.reader.withUser(this.secrets.hashOf(input.token))
    const now = this.clock.now()
    if (!found || found.session.expiresAt <= now) return null
    const renewedUntil = needsRenewal(found.session, now) ? await this.renew(found.session, now) : null
    return { user: found.user, renewedUntil }
  }

  private async renew(session: Session, now: string): Promise<string | null> {
    const expiresAt = sessionExpiry(now)
    const isProlonged = await this.work.run(({ sessions }) => sessions.prolong(session.tokenHash, expiresAt))
    return isProlonged ? expiresAt : null
  }
}
