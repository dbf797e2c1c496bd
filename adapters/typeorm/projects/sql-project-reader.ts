import type { AccountId } from '../../../core/accounts/account.ts'
import { overviewTextOf } from '../../../core/projects/open-overview.ts'
import type {
  GrantListItem,
  ProjectDetail,
  ProjectListItem,
  ProjectReader,
  ReportListItem,
} from '../../../core/projects/ports/project-reader.ts'
import type { ProjectId } from '../../../core/projects/project.ts'
import { DOCUMENT_VIEW, documentViewOf, type DocumentViewRow } from '../documents/document-view.ts'
import type { Sql } from '../sql.ts'
import type { ReportRow } from '../reports/report.schema.ts'
import { listItemOf, overviewOf, projectOf, type ProjectListRow } from './project-mapper.ts'
import type { ProjectRow } from './project.schema.ts'

const REVISION = 'SELECT projects_revision AS revision FROM accounts WHERE id = ?'
const OWNER = 'SELECT account_id FROM projects WHERE id = ?'
const LIST = `SELECT id, name, is_archived, status, created_at FROM projects
  WHERE account_id = ? ORDER BY created_at DESC, id DESC`
const PROJECT = 'SELECT * FROM projects WHERE id = ? AND account_id = ?'
const GRANTS = `SELECT id, name, is_archived, created_at FROM proposals
  WHERE account_id = ? AND project_id = ? ORDER BY created_at DESC, id DESC`
const REPORTS = `SELECT id, name, status, created_at, last_modified FROM reports
  WHERE account_id = ? AND project_id = ? ORDER BY created_at DESC, id DESC`
const DOCUMENTS = `${DOCUMENT_VIEW} WHERE account_id = ? AND project_id = ? ORDER BY uploaded_at DESC, id DESC`

interface GrantRow {
  readonly id: string
  readonly name: string
  readonly is_archived: boolean
  readonly created_at: string
}

type ReportListRow = Pick<ReportRow, 'id' | 'name' | 'status' | 'created_at' | 'last_modified'>

export class SqlProjectReader implements ProjectReader {
  constructor(private readonly sql: Sql) {}

  async ownerOf(id: ProjectId): Promise<AccountId | null> {
    const [row] = await this.sql.rows<{ account_id: string }>(OWNER, [id])
    return row ? (row.account_id as AccountId) : null
  }

  async listVersion(accountId: AccountId): Promise<string> {
    const [row] = await this.sql.rows<{ revision: number }>(REVISION, [accountId])
    return String(row?.revision ?? 0)
  }

  async list(accountId: AccountId): Promise<ProjectListItem[]> {
    return (await this.sql.rows<ProjectListRow>(LIST, [accountId])).map(listItemOf)
  }

  async detail(accountId: AccountId, id: ProjectId): Promise<ProjectDetail | null> {
    const [row] = await this.sql.rows<ProjectRow>(PROJECT, [id, accountId])
    if (!row) return null
    const grants = await this.sql.rows<GrantRow>(GRANTS, [accountId, id])
    const reports = await this.sql.rows<ReportListRow>(REPORTS, [accountId, id])
    const documents = await this.sql.rows<DocumentViewRow>(DOCUMENTS, [accountId, id])
    const ofSection = (section: string) => documents.filter((document) => document.section === section)
    return {
      ...listItemOf(row),
      accountId,
      overview: overviewOf(row),
      overviewState: overviewTextOf(projectOf(row)).current?.state ?? null,
      grants: grants.map(grantOf),
      reports: reports.map(reportListItemOf),
      grantsDocuments: ofSection('grants').map(documentViewOf),
      reportsDocuments: ofSection('reports').map(documentViewOf),
    }
  }
}

function grantOf(row: GrantRow): GrantListItem {
  return { id: row.id, name: row.name, isArchived: Boolean(row.is_archived), createdAt: row.created_at }
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
