import type { AccountId, FunderId, ProposalId, QuestionId } from '../../../core/shared/ids.ts'
import type { FunderListItem } from '../../../core/funders/ports.ts'
import type { CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { FormFindings, ProposalDetail, ProposalReader } from '../../../core/proposals/ports.ts'
import type { Sql } from '../sql.ts'
import type { CoordinatorMessageRow } from './coordinator-message.schema.ts'
import { formFindingsOf } from './form-reading-mapper.ts'
import type { FormReadingRow } from './form-reading.schema.ts'
import { proposalOf } from './proposal-mapper.ts'
import type { ProposalRow } from './proposal.schema.ts'
import { messagesOf, shownQuestionOf } from './question-mapper.ts'
import type { QuestionRow, ShownQuestionRow } from './question.schema.ts'

/** The funder, if the application's account may see it. */
const FUNDER = `LEFT JOIN funders f ON f.id = p.funder_id AND (f.account_id IS NULL OR f.account_id = p.account_id)
  WHERE p.id = ? AND p.account_id = ?`
const OWNER = 'SELECT account_id FROM proposals WHERE id = ?'
const OWNER_OF_QUESTION = 'SELECT account_id FROM questions WHERE id = ?'
const VERSION = `SELECT p.revision, f.version AS funder_version FROM proposals p ${FUNDER}`
const PROPOSAL = `SELECT p.*, f.funder_name, f.charity_number FROM proposals p ${FUNDER}`
const QUESTIONS = `SELECT id, account_id, proposal_id, position, status, section, number, words_limit, characters_limit,
  version, text, guidance, anchor, depends_on, error, error_reason, notice, notice_reason, usage, answer, chat, review,
  assignee_id, assigned_at, kind, copied_version
  FROM questions WHERE proposal_id = ? AND account_id = ? ORDER BY position, id`
const OPEN_COMMENTS = `SELECT question_id, COUNT(*) AS open FROM question_comments
  WHERE proposal_id = ? AND account_id = ? AND resolved_at IS NULL GROUP BY question_id`
const FINDINGS = 'SELECT items, marks, doubt FROM form_readings WHERE id = ? AND account_id = ?'
const EVIDENCE = 'SELECT id, evidence FROM questions WHERE proposal_id = ? AND account_id = ? AND evidence IS NOT NULL'
const MESSAGES = `SELECT m.* FROM coordinator_messages m JOIN proposals p ON p.id = m.proposal_id
  WHERE m.proposal_id = ? AND p.account_id = ?`
const NEWEST = `${MESSAGES} ORDER BY m.timestamp DESC, m.ordinal DESC LIMIT ?`

type ProposalWithFunderRow = ProposalRow & {
  readonly funder_name: string | null
  readonly charity_number: string | null
}

export class SqlProposalReader implements ProposalReader {
  constructor(private readonly sql: Sql) {}

  ownerOf(id: ProposalId): Promise<AccountId | null> {
    return this.owner(OWNER, id)
  }

  ownerOfQuestion(id: QuestionId): Promise<AccountId | null> {
    return this.owner(OWNER_OF_QUESTION, id)
  }

  async version(accountId: AccountId, id: ProposalId): Promise<string | null> {
    const [row] = await this.sql.rows<{ revision: number; funder_version: number | null }>(VERSION, [id, accountId])
    return row ? `${row.revision}-${row.funder_version ?? 0}` : null
  }

  async detail(accountId: AccountId, id: ProposalId): Promise<ProposalDetail | null> {
    const [row] = await this.sql.rows<ProposalWithFunderRow>(PROPOSAL, [id, accountId])
    if (!row) return null
    const questions = await this.sql.rows<ShownQuestionRow>(QUESTIONS, [id, accountId])
    const [newest] = await this.sql.rows<CoordinatorMessageRow>(NEWEST, [id, accountId, 1])
    const proposal = proposalOf(row)
    return {
      proposal,
      funder: funderOf(row),
      questions: questions.map((question) => shownQuestionOf(question, proposal.counting)),
      formFindings: await this.formFindings(accountId, id),
      openComments: await this.openComments(accountId, id),
      latestCoordinatorMessage: newest ? messageOf(newest) : null,
    }
  }

  async answerMessages(accountId: AccountId, id: ProposalId) {
    const rows = await this.sql.rows<Pick<QuestionRow, 'id' | 'evidence'>>(EVIDENCE, [id, accountId])
    const messages = rows.map((row) => [row.id as QuestionId, messagesOf(row)] as const)
    return new Map(messages.filter(([, said]) => said.length > 0))
  }

  async coordinatorMessages(accountId: AccountId, id: ProposalId, most: number): Promise<CoordinatorMessage[]> {
    const newest = await this.sql.rows<CoordinatorMessageRow>(NEWEST, [id, accountId, most])
    return newest.reverse().map(messageOf)
  }

  private async formFindings(accountId: AccountId, id: ProposalId): Promise<FormFindings | null> {
    const [row] = await this.sql.rows<Pick<FormReadingRow, 'items' | 'marks' | 'doubt'>>(FINDINGS, [id, accountId])
    return row ? formFindingsOf(row) : null
  }

  private async openComments(accountId: AccountId, id: ProposalId): Promise<Map<QuestionId, number>> {
    const rows = await this.sql.rows<{ question_id: string; open: number | string }>(OPEN_COMMENTS, [id, accountId])
    return new Map(rows.map((row) => [row.question_id as QuestionId, Number(row.open)]))
  }

  private async owner(query: string, id: string): Promise<AccountId | null> {
    const [row] = await this.sql.rows<{ account_id: string }>(query, [id])
    return row ? (row.account_id as AccountId) : null
  }
}

function funderOf({ funder_id, funder_name, charity_number }: ProposalWithFunderRow): FunderListItem | null {
  if (funder_id === null || funder_name === null) return null
  return { id: funder_id as FunderId, funderName: funder_name, charityNumber: charity_number }
}

function messageOf({ proposal_id, role, content, timestamp }: CoordinatorMessageRow): CoordinatorMessage {
  return {
    proposalId: proposal_id as ProposalId,
    role,
    content: JSON.parse(content) as CoordinatorMessage['content'],
    timestamp,
  }
}
