import type { AccountId, FunderId, ProposalId } from '../../../core/shared/ids.ts'
import type {
  AmountTotal,
  ApplicationFilter,
  ApplicationOrder,
  ApplicationQuery,
  AskedAndWon,
  DueItem,
  DueSpan,
  FormDeadlineItem,
  PipelineReader,
} from '../../../core/pipeline/ports.ts'
import { inArchivedProject, IS_ARCHIVED, IS_UNDER_WAY } from '../proposals/under-way.ts'
import { containing, type Dialect, patternOf } from '../dialect.ts'
import type { Sql } from '../sql.ts'
import { storable } from '../storable.ts'
import type { ApplicationSummary } from '../../../core/proposals/application-summary.ts'
import { PROPOSAL_STAGES, type ProposalStage } from '../../../core/proposals/proposal-stage.ts'
import { inAskedOrder } from '../../../core/pipeline/asked-order.ts'
import { offsetOf, type Page, type PageRequest } from '../../../core/shared/page.ts'
import { parsedOrNull } from '../json.ts'
import type { FormTerms } from '../../../core/proposals/form/form-terms.ts'
import { JOINED, OWNER_NAME, summariesOf } from './application-summaries.ts'

interface Condition {
  readonly clause: string
  readonly values: readonly unknown[]
}

/** Condition for the applications of an account that match a filter, over `JOINED`. */
function applicationsIn(sql: Sql, accountId: AccountId, filter: ApplicationFilter): Condition {
  const conditions = [
    { clause: 'p.account_id = ?', values: [accountId] },
    { clause: filter.isArchived ? IS_ARCHIVED : `NOT ${IS_ARCHIVED}`, values: [] },
    ...named(sql, filter),
    ...stageOf(sql, filter),
    ...equal('p.funder_id', filter.funderId),
    ...equal('p.project_id', filter.projectId),
    ...owned(filter),
    ...due(filter),
    ...bound('p.amount_asked >= ?', filter.amount.least),
    ...bound('p.amount_asked <= ?', filter.amount.most),
  ]
  return {
    clause: conditions.map(({ clause }) => clause).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}

function named({ dialect }: Sql, { search }: ApplicationFilter): Condition[] {
  const wanted = storable(search.trim())
  if (wanted === '') return []
  const clause = `(${containing(dialect, 'p.name')} OR ${containing(dialect, 'f.funder_name')})`
  return [{ clause, values: Array(2).fill(patternOf(wanted)) }]
}

function stageOf({ dialect }: Sql, { stages }: ApplicationFilter): Condition[] {
  return stages.length === 0 ? [] : [{ clause: dialect.isInList('p.stage'), values: [dialect.list(stages)] }]
}

function owned({ ownerId }: ApplicationFilter): Condition[] {
  return ownerId === 'none' ? [{ clause: 'p.owner_id IS NULL', values: [] }] : equal('p.owner_id', ownerId)
}

function due({ deadline }: ApplicationFilter): Condition[] {
  if (deadline === null) return []
  if (deadline === 'none') return [{ clause: 'p.deadline IS NULL', values: [] }]
  return [
    { clause: 'p.deadline IS NOT NULL', values: [] },
    ...bound('p.deadline >= ?', deadline.from),
    ...bound('p.deadline < ?', deadline.before),
  ]
}

function equal(column: string, value: string | null): Condition[] {
  return bound(`${column} = ?`, value)
}

function bound(clause: string, value: string | number | null): Condition[] {
  return value === null ? [] : [{ clause, values: [value] }]
}

const STAGE_PLACE = `CASE p.stage ${PROPOSAL_STAGES.map((stage, place) => `WHEN '${stage}' THEN ${place}`).join(' ')} END`

const columnsIn = ({ caseless }: Dialect): Readonly<Record<ApplicationOrder, string>> => ({
  name: caseless('p.name'),
  funder: caseless('f.funder_name'),
  project: caseless('j.name'),
  owner: caseless(OWNER_NAME),
  stage: STAGE_PLACE,
  deadline: 'p.deadline',
  amount: 'p.amount_asked',
})

const fundersIn = ({ caseless }: Dialect) => `SELECT f.id, f.funder_name AS name FROM funders f
  WHERE (f.account_id IS NULL OR f.account_id = ?) AND f.id IN (SELECT funder_id FROM proposals WHERE account_id = ?)
  ORDER BY ${caseless('f.funder_name')}, f.id`

const APPLICATIONS_DUE = `SELECT 'application' AS kind, p.id, p.name, p.deadline AS due_at, p.deadline_zone AS zone,
  j.name AS project_name, f.funder_name, p.stage
  FROM ${JOINED}
  WHERE p.account_id = ? AND p.deadline IS NOT NULL AND p.deadline >= ? AND p.deadline < ? AND ${IS_UNDER_WAY}`
const REPORTS_DUE = `SELECT 'report' AS kind, r.id, r.name, r.due_at, r.due_zone AS zone,
  j.name AS project_name, CAST(NULL AS varchar) AS funder_name, CAST(NULL AS varchar) AS stage
  FROM reports r JOIN projects j ON j.id = r.project_id
  WHERE r.account_id = ? AND r.due_at IS NOT NULL AND r.due_at >= ? AND r.due_at < ? AND NOT ${inArchivedProject('r')}`
const DUE = `SELECT d.*, COUNT(*) OVER () AS total FROM (${APPLICATIONS_DUE} UNION ALL ${REPORTS_DUE}) AS d
  ORDER BY due_at, id LIMIT ? OFFSET ?`

/** The earliest deadline in a form on or after a given day. */
const DAY_IN_FORM: Readonly<Record<Sql['dialect']['name'], string>> = {
  sqlite: `(SELECT min(json_extract(f.value, '$.date')) FROM json_each(p.form_terms, '$.deadline.findings') f
    WHERE json_extract(f.value, '$.date') >= ?)`,
  postgres: `(SELECT min(f.value ->> 'date') FROM json_array_elements(p.form_terms::json #> '{deadline,findings}') f
    WHERE f.value ->> 'date' >= ?)`,
}
const formDeadlines = (day: string) => `SELECT d.*, COUNT(*) OVER () AS total FROM (
  SELECT p.id, p.name, p.form_terms, j.name AS project_name, f.funder_name, ${day} AS day
  FROM ${JOINED}
  WHERE p.account_id = ? AND p.deadline IS NULL AND p.form_terms IS NOT NULL AND ${IS_UNDER_WAY}) AS d
  WHERE d.day IS NOT NULL ORDER BY d.day, d.id LIMIT ? OFFSET ?`

interface FormDeadlineRow {
  readonly id: string
  readonly name: string
  /** JSON */
  readonly form_terms: string
  readonly project_name: string | null
  readonly funder_name: string | null
  readonly total: number | string
}

interface AskedRow extends Pick<AskedAndWon, 'funder' | 'currency'> {
  readonly year: string
  readonly applications: number | string
  readonly asked: number | string
  readonly won: number | string
}

interface DueRow {
  readonly kind: DueItem['kind']
  readonly id: string
  readonly name: string
  readonly due_at: string
  readonly zone: string | null
  readonly project_name: string | null
  readonly funder_name: string | null
  readonly stage: string | null
  readonly total: number | string
}

export class SqlPipelineReader implements PipelineReader {
  constructor(private readonly sql: Sql) {}

  async applications(accountId: AccountId, query: ApplicationQuery): Promise<Page<ApplicationSummary>> {
    const { clause, values } = applicationsIn(this.sql, accountId, query.filter)
    const column = columnsIn(this.sql.dialect)[query.order]
    const direction = query.isDescending ? 'DESC' : 'ASC'
    const page = `SELECT p.id FROM ${JOINED} WHERE ${clause}
      ORDER BY CASE WHEN ${column} IS NULL THEN 1 ELSE 0 END, ${column} ${direction}, p.id ${direction} LIMIT ? OFFSET ?`
    const rows = await this.sql.rows<{ id: string }>(page, [...values, query.pageSize, offsetOf(query)])
    const count = `SELECT COUNT(*) AS total FROM ${JOINED} WHERE ${clause}`
    const [counted] = await this.sql.rows<{ total: number | string }>(count, values)
    const ids = rows.map(({ id }) => id)
    return { items: await summariesOf(this.sql, ids), total: Number(counted?.total ?? 0) }
  }

  async totals(accountId: AccountId, filter: ApplicationFilter): Promise<AmountTotal[]> {
    const { clause, values } = applicationsIn(this.sql, accountId, filter)
    const totals = `SELECT p.currency, coalesce(SUM(p.amount_asked), 0) AS asked,
      coalesce(SUM(CASE WHEN p.stage = 'won' THEN p.amount_given END), 0) AS won
      FROM ${JOINED} WHERE ${clause} AND (p.amount_asked IS NOT NULL OR p.amount_given IS NOT NULL)
      GROUP BY p.currency ORDER BY p.currency`
    const rows = await this.sql.rows<AmountTotal>(totals, values)
    return rows.map(({ currency, asked, won }) => ({ currency, asked: Number(asked), won: Number(won) }))
  }

  async funders(accountId: AccountId): Promise<NonNullable<ApplicationSummary['funder']>[]> {
    const rows = await this.sql.rows<{ id: string; name: string }>(fundersIn(this.sql.dialect), [accountId, accountId])
    return rows.map(({ id, name }) => ({ id: id as FunderId, name }))
  }

  async askedAndWon(accountId: AccountId, sinceYear: number): Promise<AskedAndWon[]> {
    const asked = `SELECT substr(p.stage_since, 1, 4) AS year, f.funder_name AS funder, p.currency,
      COUNT(*) AS applications, coalesce(SUM(p.amount_asked), 0) AS asked,
      coalesce(SUM(CASE WHEN p.stage = 'won' THEN coalesce(p.amount_given, p.amount_asked) END), 0) AS won
      FROM ${JOINED} WHERE p.account_id = ? AND p.stage IN ('submitted', 'won', 'lost') AND p.stage_since >= ?
      GROUP BY 1, f.id, f.funder_name, p.currency`
    const rows = await this.sql.rows<AskedRow>(asked, [accountId, String(sinceYear)])
    return inAskedOrder(
      rows.map(({ year, funder, currency, applications, asked: sum, won }) => {
        return {
          year: Number(year),
          funder,
          currency,
          applications: Number(applications),
          asked: Number(sum),
          won: Number(won),
        }
      }),
    )
  }

  async due(accountId: AccountId, { from, before }: DueSpan, request: PageRequest): Promise<Page<DueItem>> {
    const span = [accountId, from, before]
    const rows = await this.sql.rows<DueRow>(DUE, [...span, ...span, request.pageSize, offsetOf(request)])
    return { items: rows.map(dueItemOf), total: Number(rows[0]?.total ?? 0) }
  }

  async formDeadlines(accountId: AccountId, from: string, request: PageRequest): Promise<Page<FormDeadlineItem>> {
    const values = [from, accountId, request.pageSize, offsetOf(request)]
    const rows = await this.sql.rows<FormDeadlineRow>(formDeadlines(DAY_IN_FORM[this.sql.dialect.name]), values)
    return { items: rows.map((row) => formDeadlineOf(row, from)), total: Number(rows[0]?.total ?? 0) }
  }
}

function formDeadlineOf(row: FormDeadlineRow, from: string): FormDeadlineItem {
  const findings = parsedOrNull<FormTerms>(row.form_terms)?.deadline.findings ?? []
  return {
    id: row.id as ProposalId,
    name: row.name,
    projectName: row.project_name,
    funderName: row.funder_name,
    findings: findings.filter(({ date }) => date >= from),
  }
}

function dueItemOf(row: DueRow): DueItem {
  return {
    kind: row.kind,
    id: row.id as ProposalId,
    name: row.name,
    dueAt: row.due_at,
    zone: row.zone,
    projectName: row.project_name,
    funderName: row.funder_name,
    stage: row.stage as ProposalStage | null,
  }
}
