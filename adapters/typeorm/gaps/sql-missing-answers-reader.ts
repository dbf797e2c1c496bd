import type { AccountId, ProjectId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { MissingAnswer, MissingAnswersReader } from '../../../core/gaps/ports.ts'
import { IS_UNDER_WAY } from '../proposals/under-way.ts'
import type { Sql } from '../sql.ts'

/**
 * The JSON of an answer contains this outside its texts, where quotation marks are escaped. The index has the same
 * condition.
 */
export const IS_MISSING = `answer LIKE '%"missing":true%'`
const MISSING = `SELECT q.id, q.text, q.section, q.proposal_id, p.project_id
  FROM questions q JOIN proposals p ON p.id = q.proposal_id
  WHERE q.account_id = ? AND q.${IS_MISSING} AND q.status = 'completed'
  AND ${IS_UNDER_WAY}
  ORDER BY q.proposal_id DESC, q.position, q.id LIMIT ?`

interface MissingRow {
  readonly id: string
  readonly text: string
  readonly section: string | null
  readonly proposal_id: string
  readonly project_id: string | null
}

export class SqlMissingAnswersReader implements MissingAnswersReader {
  constructor(private readonly sql: Sql) {}

  async ofAccount(accountId: AccountId, most: number): Promise<MissingAnswer[]> {
    const rows = await this.sql.rows<MissingRow>(MISSING, [accountId, most])
    return rows.map(({ id, text, section, proposal_id, project_id }) => ({
      id: id as QuestionId,
      text,
      section,
      proposalId: proposal_id as ProposalId,
      projectId: project_id as ProjectId | null,
    }))
  }
}
