import type { DataMaintenance } from '../../../core/maintenance/ports.ts'
import type { Sql } from '../sql.ts'

const PENDING = `SELECT id FROM users WHERE invite_status = 'pending'`
const SESSIONS = `DELETE FROM sessions WHERE token_hash IN
  (SELECT token_hash FROM sessions WHERE expires_at <= ? LIMIT ?)`
const REMOVED_SESSIONS = `DELETE FROM removed_sessions WHERE token_hash IN
  (SELECT token_hash FROM removed_sessions WHERE expires_at <= ? LIMIT ?)`
const TOKENS = `DELETE FROM access_tokens WHERE token_hash IN (SELECT token_hash FROM access_tokens
  WHERE expires_at <= ? AND NOT (purpose = 'invite' AND user_id IN (${PENDING})) LIMIT ?)`
const REQUESTS = `DELETE FROM kept_requests WHERE (account_id, user_id, request_key) IN
  (SELECT account_id, user_id, request_key FROM kept_requests WHERE started_at < ? LIMIT ?)`
const INVITATIONS = `UPDATE users SET invite_status = 'expired', version = version + 1 WHERE id IN
  (SELECT user_id FROM access_tokens WHERE purpose = 'invite' AND expires_at <= ? AND user_id IN (${PENDING}) LIMIT ?)`
/** Keeps the last runs that scheduled tasks and data migrations show. */
const SHOWN = `SELECT job_id FROM single_jobs WHERE job_id IS NOT NULL
  UNION ALL SELECT job_id FROM data_migrations WHERE job_id IS NOT NULL`
const FINISHED = `DELETE FROM jobs WHERE id IN (SELECT id FROM jobs
  WHERE state = ? AND last_finished_at < ? AND claimable_at IS NULL AND id NOT IN (${SHOWN}) LIMIT ?)`
const REMOVED = 'SELECT id FROM removed_questions WHERE removed_at < ? ORDER BY removed_at, id LIMIT ?'
const COMMENTS_ON_REMOVED = `DELETE FROM question_comments WHERE question_id IN (${REMOVED})`
const VERSIONS_OF_REMOVED = `DELETE FROM text_versions WHERE owner_kind = 'answer' AND owner_id IN (${REMOVED})`
const ERASE_REMOVED = `DELETE FROM removed_questions WHERE id IN (${REMOVED})`

const ADDRESSES = `UPDATE audit_entries SET admin_address = NULL, subject_address = NULL WHERE id IN
  (SELECT id FROM audit_entries WHERE at < ? AND (admin_address IS NOT NULL OR subject_address IS NOT NULL) LIMIT ?)`

export class SqlDataMaintenance implements DataMaintenance {
  constructor(private readonly sql: Sql) {}

  async removeExpiredSessions(now: string, limit: number): Promise<number> {
    await this.sql.change(REMOVED_SESSIONS, [now, limit])
    return this.sql.change(SESSIONS, [now, limit])
  }

  removeExpiredTokens(now: string, limit: number): Promise<number> {
    return this.sql.change(TOKENS, [now, limit])
  }

  removeKeptRequests(startedBefore: string, limit: number): Promise<number> {
    return this.sql.change(REQUESTS, [startedBefore, limit])
  }

  expireInvitations(now: string, limit: number): Promise<number> {
    return this.sql.change(INVITATIONS, [now, limit])
  }

  eraseAuditAddresses(before: string, limit: number): Promise<number> {
    return this.sql.change(ADDRESSES, [before, limit])
  }

  async removeRemovedQuestions(removedBefore: string, limit: number): Promise<number> {
    await this.sql.change(COMMENTS_ON_REMOVED, [removedBefore, limit])
    await this.sql.change(VERSIONS_OF_REMOVED, [removedBefore, limit])
    return this.sql.change(ERASE_REMOVED, [removedBefore, limit])
  }

  removeFinishedJobs(state: 'completed' | 'failed', finishedBefore: string, limit: number): Promise<number> {
    return this.sql.change(FINISHED, [state, finishedBefore, limit])
  }
}
