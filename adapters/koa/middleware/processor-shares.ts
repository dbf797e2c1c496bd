import type { AttemptCounter, OpenAttemptCounter } from '../../../core/accounts/ports.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { WORK_MS, type Work } from '../../http-contract/call.ts'
import type { ApiMiddleware } from '../api-context.ts'
import { callerNetwork } from '../caller-network.ts'

/** Half of one processor. */
const SHARE = { points: 30_000, duration: 60 }

/**
 * Limits the processor time on this host for calls of one account, or of one address without a log-in: estimated
 * milliseconds per minute.
 */
export class ProcessorShares {
  private readonly counter: AttemptCounter | undefined

  /** Null counts nothing, for load tests. */
  constructor(open: OpenAttemptCounter | null, share = SHARE) {
    this.counter = open?.('processor time', share)
  }

  /** Middleware that counts one call, after the session is found and before the body is read. */
  of(work: Work): ApiMiddleware {
    return async (ctx, next) => {
      const key = ctx.state.session?.actor.accountId ?? callerNetwork(ctx.ip)
      const retryAfter = (await this.counter?.count(key, WORK_MS[work])) ?? null
      if (retryAfter !== null)
        throw new AppError('too-many', 'http.too-much-work', { values: { seconds: retryAfter }, retryAfter })
      return next()
    }
  }
}
