import type { AccountId, ProposalId } from '../../../core/shared/ids.ts'
import type { ProposalWalk, WalkedProposal } from '../../../core/proposals/ports.ts'
import type { Sql } from '../sql.ts'

const NEXT = 'SELECT id, account_id FROM proposals WHERE id > ? ORDER BY id LIMIT ?'
const WITHOUT_OVERVIEW = `SELECT proposals.id, proposals.account_id FROM proposals
  JOIN funders ON funders.id = proposals.funder_id
  WHERE proposals.id > ? AND funders.markdown_overview IS NULL
    AND (proposals.funder_overview_status IS NULL OR proposals.funder_overview_status <> 'processing')
  ORDER BY proposals.id LIMIT ?`
const COUNT = 'SELECT count(*) AS count FROM proposals'

export class SqlProposalWalk implements ProposalWalk {
  constructor(private readonly sql: Sql) {}

  next(after: ProposalId | null, limit: number): Promise<WalkedProposal[]> {
    return this.rows(NEXT, after, limit)
  }

  withoutOverview(after: ProposalId | null, limit: number): Promise<WalkedProposal[]> {
    return this.rows(WITHOUT_OVERVIEW, after, limit)
  }

  async count(): Promise<number> {
    const [row] = await this.sql.rows<{ count: number | string }>(COUNT)
    return Number(row?.count ?? 0)
  }

  private async rows(statement: string, after: ProposalId | null, limit: number): Promise<WalkedProposal[]> {
    const rows = await this.sql.rows<{ id: string; account_id: string }>(statement, [after ?? '', limit])
    return rows.map((row) => ({ id: row.id as ProposalId, accountId: row.account_id as AccountId }))
  }
}
