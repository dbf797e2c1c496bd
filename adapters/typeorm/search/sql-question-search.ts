import type { AccountId } from '../../../core/accounts/account.ts'
import type { Answer, QuestionId } from '../../../core/proposals/question.ts'
import type { ProposalId } from '../../../core/proposals/proposal.ts'
import type { FoundQuestion, QuestionSearch } from '../../../core/search/ports/question-search.ts'
import { bucketOfWord, shownAnswer } from '../../../core/search/question-words.ts'
import { parsedOrNull } from '../json.ts'
import type { Sql } from '../sql.ts'

const FIND = { sqlite: 'instr', postgres: 'strpos' } as const
const SHOWN = `SELECT q.id, q.proposal_id, p.name, q.text, q.answer
  FROM questions q JOIN proposals p ON p.id = q.proposal_id WHERE`

interface FoundRow {
  readonly id: string
  readonly proposal_id: string
  readonly name: string
  readonly text: string
  /** JSON */
  readonly answer: string | null
}

/** One range of the index is read for the longest word, from its newest question on, until enough have all words. */
export class SqlQuestionSearch implements QuestionSearch {
  constructor(private readonly sql: Sql) {}

  async questionsWith(accountId: AccountId, words: readonly string[], limit: number): Promise<FoundQuestion[]> {
    const [first, ...others] = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length)
    if (first === undefined) return []
    const { dialect } = this.sql
    const parameters = [first, ...others].flatMap((word) => [` ${word}`, accountId, bucketOfWord(word)])
    const statement = statementFor(FIND[dialect.name], others.length)
    const found = await this.sql.rows<{ question_id: string }>(statement, [...parameters, limit])
    const ids = found.map(({ question_id }) => question_id)
    if (ids.length === 0) return []
    const shown = `${SHOWN} ${dialect.isInList('q.id')} AND ${dialect.alsoIs('q.account_id')} ORDER BY q.id DESC`
    return (await this.sql.rows<FoundRow>(shown, [dialect.list(ids), accountId])).map(foundOf)
  }
}

/** Each other word is one look by key: as a join, PostgreSQL compares all with all where it lacks statistics. */
function statementFor(find: string, others: number): string {
  const also = ` AND (SELECT ${find}(o.words, ?) > 0 FROM question_words o
    WHERE o.account_id = ? AND o.bucket = ? AND o.question_id = w.question_id)`
  return `SELECT w.question_id FROM question_words w
  WHERE ${find}(w.words, ?) > 0 AND w.account_id = ? AND w.bucket = ?${also.repeat(others)}
  ORDER BY w.question_id DESC LIMIT ?`
}

function foundOf({ id, proposal_id, name, text, answer }: FoundRow): FoundQuestion {
  return {
    id: id as QuestionId,
    proposalId: proposal_id as ProposalId,
    proposalName: name,
    text,
    answer: shownAnswer({ text, answer: parsedOrNull<Answer>(answer) }),
  }
}
