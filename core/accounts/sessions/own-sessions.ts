import type { SessionId } from '../../shared/ids.ts'
import { notFound } from '../../shared/app-error.ts'
import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import type { SecretSource, Sessions } from '../ports.ts'
import { sessionId } from './session.ts'
import type { Actor } from '../../identity/user.ts'

type Stores = UnitOfWork<{ sessions: Sessions }>

/** A device on which the user is logged in. */
export interface OwnSession {
  readonly id: SessionId
  readonly device: string | null
  readonly openedAt: string
  readonly lastSeenAt: string | null
  /** Whether it is the session of this request. */
  readonly isThis: boolean
}

/** Lists the actor's sessions that have not expired, newest first. */
export class ListOwnSessions {
  constructor(
    private readonly work: Stores,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  /** `token`: of the current session. */
  async execute({ actor, token }: { actor: Actor; token: string }): Promise<OwnSession[]> {
    const now = this.clock.now()
    const own = this.secrets.hashOf(token)
    const all = await this.work.run(({ sessions }) => sessions.ofUser(actor.userId))
    return all
      .filter(({ expiresAt }) => expiresAt > now)
      .map((session) => ({
        id: sessionId(session),
        device: session.device,
        openedAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
        isThis: session.tokenHash === own,
      }))
  }
}

/** Logs the actor out on one device. Throws `not-found` for an ended session or one of another user. */
export class EndOwnSession {
  constructor(private readonly work: Stores) {}

  async execute({ actor, id }: { actor: Actor; id: SessionId }): Promise<void> {
    await this.work.run(async ({ sessions }) => {
      const session = (await sessions.ofUser(actor.userId)).find((one) => sessionId(one) === id)
      if (!session) throw sessionNotFound()
      await sessions.remove(session.tokenHash)
    })
  }
}

/** Logs the actor out on all other devices. */
export class EndOtherSessions {
  constructor(
    private readonly work: Stores,
    private readonly secrets: SecretSource,
  ) {}

  async execute({ actor, token }: { actor: Actor; token: string }): Promise<void> {
    await this.work.run(({ sessions }) => sessions.removeOfUser(actor.userId, this.secrets.hashOf(token)))
  }
}

export function sessionNotFound() {
  return notFound('accounts.session-not-found')
}
