import type { ClaimRequest } from '../../../core/jobs/ports/job-queue.ts'
import { SHARE } from '../../../core/jobs/share-of-slots.ts'
import type { Dialect } from '../dialect.ts'
import { besides, CLAIM, IS_QUEUED } from './job-statements.ts'

type Statement = [text: string, parameters: readonly unknown[]]

const IN_TURN = 'ORDER BY precedence, turn, created_at, id'
const ROW = 'SELECT id, account_id, precedence, turn, created_at FROM jobs'

/** The plus keeps SQLite from collecting all due jobs by time and sorting them: it walks along the order instead. */
const DUE_ON_SQLITE = `claimable_at IS NOT NULL AND lane = ? AND +claimable_at <= ? AND ${IS_QUEUED}`
const DUE_ON_POSTGRES = `lane = ? AND claimable_at <= ? AND ${IS_QUEUED}`
const HELD_ON_SQLITE = `COALESCE(json_extract(?, '$."' || account_id || '"'), 0)`
const HELD_ON_POSTGRES = 'COALESCE((?::json ->> account_id)::integer, 0)'

/** Takes what is due, as far as the shares of its accounts go, in a single statement. */
export function claimStatement(dialect: Dialect, request: ClaimRequest): Statement {
  const { now, leaseUntil, claimant = null } = request
  const [due, dueOf] = dueStatement(dialect, request)
  const [chosen, held] = choice(dialect, request)
  const claim =
    dialect.name === 'sqlite'
      ? `${CLAIM} WHERE id IN (SELECT id FROM chosen) RETURNING *`
      : `${CLAIM} FROM chosen WHERE jobs.id = chosen.id RETURNING jobs.*`
  const text = `WITH due AS MATERIALIZED (${due}), chosen AS MATERIALIZED (${chosen}) ${claim}`
  return [text, [...dueOf, ...held, now, leaseUntil, claimant]]
}

/** Up to `limit` rows; so many, and no others, are locked on PostgreSQL. */
function dueStatement(dialect: Dialect, { lane = 'ordinary', now, except, limit }: ClaimRequest): Statement {
  const [others, accounts] = besides(dialect, except)
  const [condition, lock] =
    dialect.name === 'sqlite' ? [DUE_ON_SQLITE, ''] : [DUE_ON_POSTGRES, 'FOR UPDATE SKIP LOCKED']
  return [`${ROW} WHERE ${condition} ${others} ${IN_TURN} LIMIT ? ${lock}`, [lane, now, ...accounts, limit]]
}

/**
 * `inShares` of the core, but for this: what is passed over counts as if it had taken a slot, so that now and then an account
 * gets less of a single claim than it may have.
 */
function choice(dialect: Dialect, { held, limit }: ClaimRequest): Statement {
  if (held === undefined) return ['SELECT id FROM due', []]
  const before = dialect.name === 'sqlite' ? HELD_ON_SQLITE : HELD_ON_POSTGRES
  const numbered = `SELECT id, account_id, ROW_NUMBER() OVER (${IN_TURN}) AS place,
    ${before} + ROW_NUMBER() OVER (PARTITION BY account_id ${IN_TURN}) - 1 AS held FROM due`
  const text = `SELECT id FROM (${numbered}) AS numbered
    WHERE account_id IS NULL OR held = 0 OR held < ${SHARE} * (CAST(? AS integer) - place)`
  return [text, [JSON.stringify(Object.fromEntries(held)), limit]]
}
