import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { RandomIdSource } from '../../adapters/system/random-id-source.ts'
import { SystemClock } from '../../adapters/system/system-clock.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { AccountId } from '../../core/accounts/account.ts'
import { indexDocument } from '../../core/documents/index-document.ts'
import type { TextBlock } from '../../core/documents/ports/text-reader.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'
import type { Persistence } from '../../core/persistence.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { median, percentile, timed, type Benchmark, type Figure } from './measure.ts'
import { SeededText } from './seeded-text.ts'

const PASSAGES_PER_ACCOUNT = 300
const DOCUMENTS_PER_ACCOUNT = 10
const WORDS_PER_PASSAGE = 190
const QUESTIONS = 200
const SHARED = [{ kind: 'shared' }] as const
const ids = new RandomIdSource(new SystemClock())
const analyser = new StemmedTermAnalyser()

type Answer = (accountId: AccountId, question: string) => unknown

/** Sizes of the store, in passages; `BENCH_LARGE=1` adds a million, which takes most of an hour to fill. */
const SIZES = process.env['BENCH_LARGE'] === '1' ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]

async function fill(persistence: Persistence, passages: number, onPassage: (account: AccountId, text: string) => void) {
  const text = new SeededText(7)
  const accounts: AccountId[] = []
  for (let count = 0; count < passages; count += PASSAGES_PER_ACCOUNT) {
    const accountId = ids.next<'account'>()
    accounts.push(accountId)
    for (let document = 0; document < DOCUMENTS_PER_ACCOUNT; document++) {
      const indexed = documentOf(accountId, text)
      for (const passage of indexed.passages) onPassage(accountId, passage.text)
      await persistence.unitOfWork.run((stores) => stores.passages.put(indexed))
    }
  }
  return accounts
}

function documentOf(accountId: AccountId, text: SeededText) {
  const blocks: TextBlock[] = Array.from({ length: PASSAGES_PER_ACCOUNT / DOCUMENTS_PER_ACCOUNT }, () => ({
    kind: 'paragraph',
    level: 0,
    text: text.paragraph(WORDS_PER_PASSAGE),
    page: null,
  }))
  const documentId = ids.next<'document'>()
  const uploadedAt = new Date().toISOString()
  const document = { accountId, documentId, fileName: 'a.pdf', scope: { kind: 'shared' }, uploadedAt, blocks } as const
  return indexDocument(document, analyser)
}

async function latencies(accounts: readonly AccountId[], answers: readonly Answer[]): Promise<number[][]> {
  const text = new SeededText(11)
  const measured = answers.map(() => [] as number[])
  for (let count = 0; count < QUESTIONS + 20; count++) {
    const account = accounts[(count * 37) % accounts.length]!
    const question = text.question()
    for (const [index, answer] of answers.entries()) {
      const start = performance.now()
      await answer(account, question)
      if (count >= 20) measured[index]!.push(performance.now() - start)
    }
  }
  return measured
}

const searchOf =
  (persistence: Persistence): Answer =>
  (accountId, question) =>
    new ScopedLibrary(persistence.passageReader, analyser, accountId, SHARED).search(question, 12)

async function onSqlite(folder: string, size: number): Promise<Figure[]> {
  const persistence = await openDatabase({ kind: 'sqlite', file: join(folder, `${size}.sqlite`) })
  const yardstick = new BetterSqlite3(join(folder, `${size}.fts.sqlite`))
  yardstick.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -262144')
  yardstick.exec('CREATE VIRTUAL TABLE passages USING fts5(text)')
  const insert = yardstick.prepare('INSERT INTO passages (text) VALUES (?)')
  yardstick.exec('BEGIN')
  const accounts = await fill(persistence, size, (account, text) => insert.run(`${text} account${account}`))
  yardstick.exec('COMMIT')
  const select = yardstick.prepare(
    'SELECT rowid, text FROM passages WHERE passages MATCH ? ORDER BY bm25(passages) LIMIT 12',
  )
  const fts: Answer = (account, question) => select.all(`account${account} AND (${question.split(' ').join(' OR ')})`)
  const [ours, theirs] = await latencies(accounts, [searchOf(persistence), fts])
  const removalMs = await timed(() =>
    persistence.unitOfWork.run(({ passages }) => passages.removeAccount(accounts[0]!)),
  )
  yardstick.close()
  await persistence.close()
  const name = `SQLite, ${size} passages`
  return [
    {
      name: `${name}: search / FTS5 with account token, p50`,
      value: median(ours!) / median(theirs!),
      unit: 'ratio',
      goal: size === 100_000 ? '<= 0.25' : null,
    },
    { name: `${name}: search p50`, value: median(ours!), unit: 'ms', goal: null },
    { name: `${name}: search p95`, value: percentile(ours!, 0.95), unit: 'ms', goal: null },
    { name: `${name}: removal of one account`, value: removalMs, unit: 'ms', goal: null },
  ]
}

async function onPostgres(size: number): Promise<Figure[]> {
  const server = await startPostgres()
  const url = await server.createDatabase()
  const persistence = await openDatabase({ kind: 'postgres', url })
  const client = new pg.Client(url)
  await client.connect()
  try {
    const accounts = await fill(persistence, size, () => undefined)
    await client.query('ANALYZE')
    const [ours, theirs] = await latencies(accounts, [searchOf(persistence), () => client.query('SELECT 1')])
    const name = `PostgreSQL, ${size} passages`
    return [
      { name: `${name}: search / SELECT 1, p50`, value: median(ours!) / median(theirs!), unit: 'ratio', goal: '<= 25' },
      { name: `${name}: search p50`, value: median(ours!), unit: 'ms', goal: null },
    ]
  } finally {
    await client.end()
    await persistence.close()
    await server.stop()
  }
}

/** SPEED.md goal 1: the 12 best passages of one account, beside raw full-text search, as the whole store grows. */
export const retrieval: Benchmark = {
  name: 'retrieval',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-retrieval-'))
    try {
      const figures: Figure[] = []
      for (const size of SIZES) figures.push(...(await onSqlite(folder, size)))
      const growthOf = (what: string) => {
        const values = figures.filter(({ name }) => name.endsWith(what)).map(({ value }) => value)
        return values.at(-1)! / values[0]!
      }
      const name = `from ${SIZES[0]} to ${SIZES.at(-1)} passages`
      const search = growthOf('search p50')
      const removal = growthOf('removal of one account')
      figures.push({ name: `growth of search p50 ${name}`, value: search, unit: 'ratio', goal: '<= 1.5' })
      figures.push({ name: `growth of removing one account ${name}`, value: removal, unit: 'ratio', goal: '<= 1.5' })
      return [...figures, ...(await onPostgres(100_000))]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
