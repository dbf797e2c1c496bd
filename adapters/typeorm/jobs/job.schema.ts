import { EntitySchema } from 'typeorm'

import { counter, primaryVarchar, optional, text, integer, varchar } from '../columns.ts'

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly account_id: string | null
  /** JSON */
  readonly data: string
  readonly state: string
  readonly lane: string
  /** The negated priority: lowest first. */
  readonly precedence: number
  /** Position in the queue of its lane and precedence, assigned so that accounts take turns. */
  readonly turn: number
  /** Time from which it may be claimed: its due time, or the end of its lease; null once it is finished. */
  readonly claimable_at: string | null
  readonly due_at: string
  readonly created_at: string
  readonly last_run_at: string | null
  readonly last_finished_at: string | null
  readonly run_count: number
  readonly fail_count: number
  readonly cut_off_count: number
  readonly lone_cut_off_count: number
  /** Its last claimant. */
  readonly claimed_by: string | null
  /** `documents` while it waits for those of its account. */
  readonly waiting_for: string | null
  readonly result: string | null
  readonly fail_reason: string | null
}

/** The indexes for claiming contain unfinished jobs only, so that finished ones cost nothing. */
const UNFINISHED = 'claimable_at IS NOT NULL'

export const jobSchema = new EntitySchema<JobRow>({
  name: 'jobs',
  columns: {
    id: primaryVarchar,
    name: varchar,
    account_id: optional(varchar),
    data: text,
    state: varchar,
    lane: { ...varchar, default: 'ordinary' },
    precedence: integer,
    turn: integer,
    claimable_at: optional(varchar),
    due_at: varchar,
    created_at: varchar,
    last_run_at: optional(varchar),
    last_finished_at: optional(varchar),
    run_count: integer,
    fail_count: integer,
    cut_off_count: counter,
    lone_cut_off_count: counter,
    claimed_by: optional(varchar),
    waiting_for: optional(varchar),
    result: optional(text),
    fail_reason: optional(text),
  },
  indices: [
    { name: 'jobs_in_turn', columns: ['lane', 'precedence', 'turn', 'created_at', 'id'], where: UNFINISHED },
    { name: 'jobs_by_time', columns: ['claimable_at'], where: UNFINISHED },
    { name: 'jobs_waiting_of_account', columns: ['account_id', 'lane', 'precedence', 'turn'], where: UNFINISHED },
    { name: 'jobs_running', columns: ['claimed_by'], where: "state = 'running'" },
    { name: 'jobs_awaiting_documents', columns: ['account_id'], where: 'waiting_for IS NOT NULL' },
    { name: 'jobs_of_account', columns: ['account_id'] },
    { name: 'jobs_newest', columns: ['created_at', 'id'] },
    { name: 'jobs_last_run', columns: ['last_run_at', 'id'] },
    { name: 'jobs_by_runs', columns: ['run_count', 'id'] },
    { name: 'jobs_by_failures', columns: ['fail_count', 'id'] },
    { name: 'jobs_of_state', columns: ['state', 'created_at', 'id'] },
    { name: 'jobs_of_name', columns: ['name', 'created_at', 'id'] },
    { name: 'jobs_of_name_and_state', columns: ['name', 'state', 'created_at', 'id'] },
    { name: 'jobs_counted', columns: ['name', 'state', 'account_id'] },
    { name: 'jobs_finished', columns: ['state', 'last_finished_at'], where: 'claimable_at IS NULL' },
  ],
})
