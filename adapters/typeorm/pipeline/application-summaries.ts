import type { UserId, FunderId, ProjectId, ProposalId } from '../../../core/shared/ids.ts'
import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import type { ProposalStage } from '../../../core/proposals/proposal-stage.ts'
import type { Sql } from '../sql.ts'

/** The columns for sorting and searching applications; the funder only if its account may see it. */
export const JOINED = `proposals p
  LEFT JOIN projects j ON j.id = p.project_id AND j.account_id = p.account_id
  LEFT JOIN funders f ON f.id = p.funder_id AND (f.account_id IS NULL OR f.account_id = p.account_id)
  LEFT JOIN users u ON u.id = p.owner_id AND u.account_id = p.account_id`
/** An owner's name, or e-mail address if they gave none. */
export const OWNER_NAME = `CASE WHEN trim(u.first_name || ' ' || u.last_name) = '' THEN u.email
  ELSE trim(u.first_name || ' ' || u.last_name) END`

const SELECT = `SELECT p.id, p.name, p.is_archived, p.created_at, p.amount_asked, p.amount_given, p.currency, p.deadline,
  p.deadline_zone, p.stage, p.stage_since, p.next_step, p.next_step_due,
  j.id AS project_id, j.name AS project_name, f.id AS funder_id, f.funder_name, u.id AS owner_id,
  ${OWNER_NAME} AS owner_name,
  (SELECT COUNT(*) FROM questions q WHERE q.proposal_id = p.id) AS questions,
  (SELECT COUNT(*) FROM questions q WHERE q.proposal_id = p.id AND q.review IS NOT NULL AND q.answer IS NOT NULL
    AND q.status <> 'error') AS checked
  FROM ${JOINED}`

interface SummaryRow {
  readonly id: string
  readonly name: string
  readonly is_archived: boolean
  readonly created_at: string
  readonly amount_asked: number | null
  readonly amount_given: number | null
  readonly currency: string
  readonly deadline: string | null
  readonly deadline_zone: string | null
  readonly stage: string
  readonly stage_since: string | null
  readonly next_step: string | null
  readonly next_step_due: string | null
  readonly project_id: string | null
  readonly project_name: string | null
  readonly funder_id: string | null
  readonly funder_name: string | null
  readonly owner_id: string | null
  readonly owner_name: string | null
  readonly questions: number | string
  readonly checked: number | string
}

/** The summaries of these applications, in their order. */
export async function summariesOf(sql: Sql, ids: readonly string[]): Promise<ApplicationSummary[]> {
  if (ids.length === 0) return []
  const { dialect } = sql
  const rows = await sql.rows<SummaryRow>(`${SELECT} WHERE ${dialect.isInList('p.id')}`, [dialect.list(ids)])
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function summaryOf(row: SummaryRow): ApplicationSummary {
  const { project_id, project_name, funder_id, funder_name, owner_id, owner_name } = row
  return {
    id: row.id as ProposalId,
    name: row.name,
    isArchived: Boolean(row.is_archived),
    createdAt: row.created_at,
    amountAsked: row.amount_asked,
    amountGiven: row.amount_given,
    currency: row.currency,
    deadline: row.deadline,
    deadlineZone: row.deadline_zone,
    stage: row.stage as ProposalStage,
    stageSince: row.stage_since ?? row.created_at,
    nextStep: row.next_step === null ? null : { text: row.next_step, due: row.next_step_due },
    project: project_id === null ? null : { id: project_id as ProjectId, name: project_name ?? '' },
    funder: funder_id === null ? null : { id: funder_id as FunderId, name: funder_name ?? '' },
    owner: owner_id === null ? null : { id: owner_id as UserId, name: owner_name ?? '' },
    questions: Number(row.questions),
    checked: Number(row.checked),
  }
}
