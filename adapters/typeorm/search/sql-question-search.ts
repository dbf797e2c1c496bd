import type { AccountId, QuestionId, ProposalId } from '../../../core/shared/ids.ts'
import type { Answer } from '../../../core/proposals/question/question.ts'
import type { FoundQuestion, QuestionSearch } from '../../../core/search/ports.ts'
import { bucketOfWord, longBeginnings, shownAnswer } from '../../../core/search/question-words.ts'
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

/** Reads one range of the index for the longest beginning, newest question first, until enough questions match all. */
export class SqlQuestionSearch implements QuestionSearch {
  constructor(private readonly sql: Sql) {}

  async questionsWith(
    accountId: AccountId,
    beginnings: readonly (readonly string[])[],
    limit: number,
  ): Promise<FoundQuestion[]> {
    const [first, ...others] = longBeginnings(beginnings).sort(fewestAndLongestFirst)
    if (first === undefined) return []
    const { dialect } = this.sql
    const placesOf = (any: readonly string[]) => any.flatMap((one) => [bucketOfWord(one), ` ${one}`])
    const parameters = [accountId, ...placesOf(first), ...others.flatMap((any) => [accountId, ...placesOf(any)])]
    const statement = statementFor(FIND[dialect.name], first, others)
    const found = await this.sql.rows<{ question_id: string }>(statement, [...parameters, limit])
    const ids = found.map(({ question_id }) => question_id)
    if (ids.length === 0) return []
    const shown = `${SHOWN} ${dialect.isInList('q.id')} AND ${dialect.alsoIs('q.account_id')} ORDER BY q.id DESC`
    return (await this.sql.rows<FoundRow>(shown, [dialect.list(ids), accountId])).map(foundOf)
  }
}

function fewestAndLongestFirst(one: readonly string[], other: readonly string[]): number {
  return one.length - other.length || (other[0]?.length ?? 0) - (one[0]?.length ?? 0)
}

/** Each further word is one look-up by key: with a join, PostgreSQL compares all with all if it lacks statistics. */
function statementFor(find: string, first: readonly string[], others: readonly (readonly string[])[]): string {
  const anyOf = (any: readonly string[], row: string) =>
    `(${any.map(() => `${row}.bucket = ? AND ${find}(${row}.words, ?) > 0`).join(' OR ')})`
  const also = others.map(
    (any) => ` AND EXISTS (SELECT 1 FROM question_words o
    WHERE o.account_id = ? AND ${anyOf(any, 'o')} AND o.question_id = w.question_id)`,
  )
  return `SELECT ${first.length > 1 ? 'DISTINCT ' : ''}w.question_id FROM question_words w
  WHERE w.account_id = ? AND ${anyOf(first, 'w')}${also.join('')}
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
