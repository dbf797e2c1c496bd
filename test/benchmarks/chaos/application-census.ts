import pg from 'pg'

/** What stands in the database of the applications. */
export interface Census {
  readonly questions: readonly CountedQuestion[]
  /** Completed, failed and other questions. */
  readonly byStatus: Readonly<Record<string, number>>
  /** How many results of a question's work were noted beyond the first. */
  readonly answeredTwice: number
  /** Applications whose questions have cost something else than they say themselves, by more than a rounding. */
  readonly costsThatDiffer: number
  /** US dollars, of all applications. */
  readonly costOfApplications: number
  /** US dollars, of all accounts. */
  readonly spending: number
  readonly unfinishedJobs: number
}

interface CountedQuestion {
  readonly text: string
  readonly proposal_id: string
  readonly status: string
  readonly usage: string | null
}

const costOf = ({ usage }: CountedQuestion) =>
  usage === null ? 0 : (JSON.parse(usage) as { readonly cost: number }).cost

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

/** Looks at the database itself, past the product. */
export async function takeCensus(url: string): Promise<Census> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rowsOf = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
    const questions = await rowsOf<CountedQuestion>('SELECT text, proposal_id, status, usage FROM questions')
    const proposals = await rowsOf<{ id: string; total_cost: number }>('SELECT id, total_cost FROM proposals')
    const messages = await rowsOf<{ content: string }>('SELECT content FROM coordinator_messages')
    const spendings = await rowsOf<{ cost: number }>('SELECT cost FROM spendings')
    const [jobs] = await rowsOf<{ count: string }>("SELECT count(*) FROM jobs WHERE state IN ('queued', 'running')")
    return {
      questions,
      byStatus: countBy(questions.map(({ status }) => status)),
      answeredTwice: repetitionsIn(messages.map(({ content }) => content)),
      costsThatDiffer: proposals.filter((one) => differs(one, questions)).length,
      costOfApplications: sum(proposals.map(({ total_cost }) => total_cost)),
      spending: sum(spendings.map(({ cost }) => cost)),
      unfinishedJobs: Number(jobs?.count),
    }
  } finally {
    await client.end()
  }
}

function differs(
  { id, total_cost }: { id: string; total_cost: number },
  questions: readonly CountedQuestion[],
): boolean {
  const own = questions.filter(({ proposal_id }) => proposal_id === id)
  return Math.abs(sum(own.map(costOf)) - total_cost) > 1e-6
}

/** Each work on a question by a model is noted with the question's id as the call's. */
function repetitionsIn(contents: readonly string[]): number {
  const calls = contents.flatMap((content) => [
    ...content.matchAll(/"name":"answer_question","input":\{"questionId":"(\w+)"/g),
  ])
  const ids = calls.map(([, id]) => id)
  return ids.length - new Set(ids).size
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
