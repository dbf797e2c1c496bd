import type { AccountId, ProjectId } from '../../../core/shared/ids.ts'
import type { ProjectSection } from '../../../core/documents/document.ts'
import { hasScope } from '../../../core/documents/scope-key.ts'
import { overviewTextOf } from '../../../core/overviews/open-overview.ts'
import type { ListedProject, ProjectDetail, ProjectReader, ReportListItem } from '../../../core/proposals/ports.ts'
import { SqlDocumentReader } from '../documents/sql-document-reader.ts'
import { summariesOf } from '../pipeline/application-summaries.ts'
import type { Sql } from '../sql.ts'
import type { ReportRow } from '../reports/report.schema.ts'
import { IS_UNDER_WAY } from '../proposals/under-way.ts'
import { listItemOf, overviewOf, projectOf, type ProjectListRow } from './project-mapper.ts'
import type { ProjectRow } from './project.schema.ts'

/** Includes a number that changes whenever an application of the account is saved, created or removed. */
const REVISION = `SELECT a.projects_revision AS revision, COUNT(p.id) AS kept, COALESCE(SUM(p.version), 0) AS saves,
  MAX(p.id) AS newest FROM accounts a LEFT JOIN proposals p ON p.account_id = a.id
  WHERE a.id = ? GROUP BY a.id, a.projects_revision`
const OWNER = 'SELECT account_id FROM projects WHERE id = ?'
const LIST = `SELECT j.id, j.name, j.is_archived, j.status, j.created_at, p.open_applications, p.next_deadline
  FROM projects j LEFT JOIN (SELECT project_id, COUNT(*) AS open_applications, MIN(deadline) AS next_deadline
    FROM proposals p WHERE account_id = ? AND ${IS_UNDER_WAY} GROUP BY project_id) p
    ON p.project_id = j.id
  WHERE j.account_id = ? ORDER BY j.created_at DESC, j.id DESC`
const PROJECT = 'SELECT * FROM projects WHERE id = ? AND account_id = ?'
const GRANTS = `SELECT id FROM proposals
  WHERE account_id = ? AND project_id = ? ORDER BY created_at DESC, id DESC`
const REPORTS = `SELECT id, name, status, created_at, last_modified FROM reports
  WHERE account_id = ? AND project_id = ? ORDER BY created_at DESC, id DESC`

interface RevisionRow {
  readonly revision: number
  readonly kept: number | string
  readonly saves: number | string
  readonly newest: string | null
}

interface ListedRow extends ProjectListRow {
  readonly open_applications: number | string | null
  readonly next_deadline: string | null
}

type ReportListRow = Pick<ReportRow, 'id' | 'name' | 'status' | 'created_at' | 'last_modified'>

export class SqlProjectReader implements ProjectReader {
  private readonly documents: SqlDocumentReader

  constructor(private readonly sql: Sql) {
    this.documents = new SqlDocumentReader(sql)
  }

  async ownerOf(id: ProjectId): Promise<AccountId | null> {
    const [row] = await this.sql.rows<{ account_id: string }>(OWNER, [id])
    return row ? (row.account_id as AccountId) : null
  }

  async listVersion(accountId: AccountId): Promise<string> {
    const [row] = await this.sql.rows<RevisionRow>(REVISION, [accountId])
    return row ? `${row.revision}-${row.kept}-${row.saves}-${row.newest ?? ''}` : ''
  }

  async list(accountId: AccountId): Promise<ListedProject[]> {
    return (await this.sql.rows<ListedRow>(LIST, [accountId, accountId])).map(listedOf)
  }

  async detail(accountId: AccountId, id: ProjectId): Promise<ProjectDetail | null> {
    const [row] = await this.sql.rows<ProjectRow>(PROJECT, [id, accountId])
    if (!row) return null
    const grants = await this.sql.rows<{ id: string }>(GRANTS, [accountId, id])
    const reports = await this.sql.rows<ReportListRow>(REPORTS, [accountId, id])
    const ofSection = (section: ProjectSection) => ({ kind: 'project', projectId: id, section }) as const
    const [applications, forReports] = [ofSection('grants'), ofSection('reports')]
    const documents = await this.documents.ofScopes(accountId, [applications, forReports])
    return {
      ...listItemOf(row),
      accountId,
      overview: overviewOf(row),
      overviewState: overviewTextOf(projectOf(row)).current?.state ?? null,
      grants: await summariesOf(
        this.sql,
        grants.map((grant) => grant.id),
      ),
      reports: reports.map(reportListItemOf),
      grantsDocuments: documents.filter((document) => hasScope(document, applications)),
      reportsDocuments: documents.filter((document) => hasScope(document, forReports)),
    }
  }
}

function listedOf(row: ListedRow): ListedProject {
  return { ...listItemOf(row), openApplications: Number(row.open_applications ?? 0), nextDeadline: row.next_deadline }
}

function reportListItemOf(row: ReportListRow): ReportListItem {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    createdAt: row.created_at,
    lastModified: row.last_modified,
  }
}
