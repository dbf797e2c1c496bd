import type { JobId } from '../../../core/shared/ids.ts'
import { readsFile } from '../../../core/jobs/job.ts'
import type { JobCount, JobFilter, JobOrder, JobQuery, JobReader, JobRun, ListedJob } from '../../../core/jobs/ports.ts'
import { offsetOf } from '../../../core/shared/page.ts'
import type { Sql } from '../sql.ts'
import { jobOf } from './job-mapper.ts'
import type { JobRunRow } from './job-run.schema.ts'
import type { JobRow } from './job.schema.ts'

const COLUMNS: Readonly<Record<JobOrder, string>> = {
  createdAt: 'created_at',
  lastRunAt: 'last_run_at',
  runCount: 'run_count',
  failCount: 'fail_count',
}
const COUNTS = 'SELECT name, state, count(*) AS count FROM jobs GROUP BY name, state ORDER BY name, state'
const ONE = 'SELECT * FROM jobs WHERE id = ?'
const RUNS = 'SELECT * FROM job_runs WHERE job_id = ? ORDER BY number DESC'

export class SqlJobReader implements JobReader {
  constructor(private readonly sql: Sql) {}

  async page(query: JobQuery): Promise<ListedJob[]> {
    const filters = filtersOf(query)
    const statement = `SELECT * FROM jobs ${filters.clause} ${orderOf(query)} LIMIT ? OFFSET ?`
    const rows = await this.sql.rows<JobRow>(statement, [...filters.values, query.pageSize, offsetOf(query)])
    return this.withFileNames(rows)
  }

  async counts(): Promise<JobCount[]> {
    const rows = await this.sql.rows<Omit<JobCount, 'count'> & { count: number | string }>(COUNTS)
    return rows.map(({ name, state, count }) => ({ name, state, count: Number(count) }))
  }

  async find(id: JobId): Promise<ListedJob | null> {
    const [job] = await this.withFileNames(await this.sql.rows<JobRow>(ONE, [id]))
    return job ?? null
  }

  async runs(id: JobId): Promise<JobRun[]> {
    return (await this.sql.rows<JobRunRow>(RUNS, [id])).map((row) => ({
      number: row.number,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      outcome: row.outcome as JobRun['outcome'],
      detail: row.detail,
    }))
  }

  private async withFileNames(rows: readonly JobRow[]): Promise<ListedJob[]> {
    const jobs = rows.map(jobOf)
    const ofFiles = jobs.filter(readsFile)
    const documents = await this.documentNames(idsIn(ofFiles, 'documentId'))
    const forms = await this.formNames(idsIn(ofFiles, 'proposalId'))
    return jobs.map((job) => {
      const { documentId, proposalId } = job.data
      const fileName = documents.get(String(documentId)) ?? forms.get(String(proposalId)) ?? null
      return { ...job, fileName: readsFile(job) ? fileName : null }
    })
  }

  private async documentNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const { dialect } = this.sql
    const statement = `SELECT id, original_name FROM documents WHERE ${dialect.isInList('id')}`
    const rows = await this.sql.rows<{ id: string; original_name: string }>(statement, [dialect.list(ids)])
    return new Map(rows.map(({ id, original_name: name }) => [id, name]))
  }

  private async formNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const { dialect } = this.sql
    const statement = `SELECT id, form FROM proposals WHERE form IS NOT NULL AND ${dialect.isInList('id')}`
    const rows = await this.sql.rows<{ id: string; form: string }>(statement, [dialect.list(ids)])
    return new Map(rows.map(({ id, form }) => [id, (JSON.parse(form) as { fileName: string }).fileName]))
  }
}

function idsIn(jobs: readonly Pick<ListedJob, 'data'>[], name: string): string[] {
  return [...new Set(jobs.map(({ data }) => data[name]).filter((id) => typeof id === 'string'))]
}

function filtersOf({ state, name }: JobFilter): { clause: string; values: readonly string[] } {
  const wanted = Object.entries({ name, state }).filter((entry): entry is [string, string] => entry[1] !== null)
  const clause = wanted.map(([column]) => `${column} = ?`).join(' AND ')
  return { clause: clause === '' ? '' : `WHERE ${clause}`, values: wanted.map(([, value]) => value) }
}

/** The databases sort NULL differently unless told. */
function orderOf({ order, isDescending }: JobQuery): string {
  const [direction, nulls] = isDescending ? ['DESC', 'LAST'] : ['ASC', 'FIRST']
  const absent = order === 'lastRunAt' ? ` NULLS ${nulls}` : ''
  return `ORDER BY ${COLUMNS[order]} ${direction}${absent}, id ${direction}`
}
