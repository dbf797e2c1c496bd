import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import type { AttemptCounter, OpenAttemptCounter } from '../../core/accounts/ports.ts'

/** Counts within this process only. */
export const inMemoryAttemptCounter: OpenAttemptCounter = (kind, allowance) =>
  new FlexibleAttemptCounter(new RateLimiterMemory({ ...allowance, keyPrefix: kind }))

/**
 * Counts in the table `attempts` for all hosts on one PostgreSQL database. While the database is unreachable, each host
 * counts on its own.
 */
export function postgresAttemptCounter(pool: Pool): OpenAttemptCounter {
  let opened = 0
  return (kind, allowance) => {
    opened += 1
    return new FlexibleAttemptCounter(
      new RateLimiterPostgres({
        ...allowance,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        keyPrefix: kind,
        // One is enough to clear away what is over, for all share the table.
        clearExpiredByTimeout: opened === 1,
        insuranceLimiter: new RateLimiterMemory({ ...allowance, keyPrefix: kind }),
      }),
    )
  }
}

class FlexibleAttemptCounter implements AttemptCounter {
  constructor(private readonly limiter: RateLimiterAbstract) {}

  async count(key: string, points = 1): Promise<number | null> {
    try {
      await this.limiter.consume(digestOf(key), points)
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return Math.ceil(error.msBeforeNext / 1000)
    }
  }

  async uncount(key: string): Promise<void> {
    await this.limiter.reward(digestOf(key))
  }

  async forget(key: string): Promise<void> {
    await this.limiter.delete(digestOf(key))
  }
}

/** Keys are people's addresses, so they are stored as a digest. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
