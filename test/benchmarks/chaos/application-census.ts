import pg from 'pg'

/** What is in the database of the applications. */
export interface Census {
  readonly questions: readonly CountedQuestion[]
  /** Documents and applications by how their reading ended. */
  readonly documents: Readonly<Record<string, number>>
  readonly forms: Readonly<Record<string, number>>
  readonly jobsGivenUp: number
  /** Completed, failed and other questions. */
  readonly byStatus: Readonly<Record<string, number>>
  /** How often a question that had ended was answered again. */
  readonly answeredAgain: number
  /** How often a question was noted as worked on by a model beyond the first time. */
  readonly notedAgain: number
  /** Runs of jobs that came to no end because their process did. */
  readonly runsCutOff: number
  /** Applications whose questions have cost something else than they say themselves, by more than a rounding. */
  readonly costsThatDiffer: number
  /** US dollars, of all applications. */
  readonly costOfApplications: number
  /** US dollars, of all accounts. */
  readonly spending: number
  /** Tokens of all kinds, of all accounts. */
  readonly tokens: number
}

interface CountedQuestion {
  readonly id: string
  readonly text: string
  readonly proposal_id: string
  readonly status: string
  readonly error: string | null
  readonly usage: string | null
}

/** Notes in the same transaction whenever a question has ended, or ended otherwise than before. */
const WATCH = `
  CREATE TABLE watched_endings (question_id text NOT NULL);
  CREATE FUNCTION watch_ending() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO watched_endings VALUES (NEW.id); RETURN NULL; END $$;
  CREATE TRIGGER watch_ending AFTER UPDATE ON questions FOR EACH ROW
    WHEN (NEW.status <> 'processing' AND (OLD.status <> NEW.status OR OLD.answer IS DISTINCT FROM NEW.answer))
    EXECUTE FUNCTION watch_ending()`
const ENDED_AGAIN = 'SELECT count(*) - count(DISTINCT question_id) AS count FROM watched_endings'
const RUNS_CUT_OFF = 'SELECT sum(cut_off_count) AS count FROM jobs'
const GIVEN_UP = "SELECT count(*) AS count FROM jobs WHERE state = 'failed'"
const DOCUMENTS = 'SELECT status FROM documents'
const FORMS = 'SELECT processing_status AS status FROM proposals WHERE form IS NOT NULL'
const UNFINISHED = `SELECT (SELECT count(*) FROM questions WHERE status = 'processing')
  + (SELECT count(*) FROM documents WHERE status = 'processing')
  + (SELECT count(*) FROM proposals WHERE processing_status IN ('queued', 'reading')) AS count`
const SPENT = `SELECT coalesce(sum(cost), 0) AS cost,
  coalesce(sum(input_tokens + cache_write_tokens + cache_read_tokens + output_tokens), 0) AS tokens FROM spendings`

/** Has the database itself take note of every answer from now on. */
export function watchEndings(url: string): Promise<void> {
  return connected(url, async (client) => void (await client.query(WATCH)))
}

/** Questions, documents and forms without an end. */
export function unfinishedIn(url: string): Promise<number> {
  return connected(url, (client) => countOf(client, UNFINISHED))
}

/** Looks at the database itself, past the product. */
export function takeCensus(url: string): Promise<Census> {
  return connected(url, async (client) => {
    const rowsOf = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
    const questions = await rowsOf<CountedQuestion>('SELECT id, text, proposal_id, status, error, usage FROM questions')
    const proposals = await rowsOf<{ id: string; total_cost: number }>('SELECT id, total_cost FROM proposals')
    const messages = await rowsOf<{ content: string }>('SELECT content FROM coordinator_messages')
    const [spent] = await rowsOf<{ cost: number; tokens: number }>(SPENT)
    return {
      questions,
      documents: countBy((await rowsOf<{ status: string }>(DOCUMENTS)).map(({ status }) => status)),
      forms: countBy((await rowsOf<{ status: string }>(FORMS)).map(({ status }) => status)),
      jobsGivenUp: await countOf(client, GIVEN_UP),
      byStatus: countBy(questions.map(({ status }) => status)),
      answeredAgain: await countOf(client, ENDED_AGAIN),
      notedAgain: repetitionsIn(messages.map(({ content }) => content)),
      runsCutOff: await countOf(client, RUNS_CUT_OFF),
      costsThatDiffer: proposals.filter((one) => differs(one, questions)).length,
      costOfApplications: sum(proposals.map(({ total_cost }) => total_cost)),
      spending: Number(spent?.cost),
      tokens: Number(spent?.tokens),
    }
  })
}

async function connected<T>(url: string, look: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await look(client)
  } finally {
    await client.end()
  }
}

async function countOf(client: pg.Client, text: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(text)
  return Number(rows[0]?.count)
}

function differs(
  { id, total_cost }: { id: string; total_cost: number },
  questions: readonly CountedQuestion[],
): boolean {
  const own = questions.filter(({ proposal_id }) => proposal_id === id)
  return Math.abs(sum(own.map(costOf)) - total_cost) > 1e-6
}

function costOf({ usage }: CountedQuestion): number {
  return usage === null ? 0 : (JSON.parse(usage) as { readonly cost: number }).cost
}

/** Each work on a question by a model is noted with the question's id as the call's. */
function repetitionsIn(contents: readonly string[]): number {
  const calls = contents.flatMap((content) => [
    ...content.matchAll(/"name":"answer_question","input":\{"questionId":"(\w+)"/g),
  ])
  const ids = calls.map(([, id]) => id)
  return ids.length - new Set(ids).size
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

export function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
