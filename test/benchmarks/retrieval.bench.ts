import type { AccountId } from '../../core/shared/ids.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import pg from 'pg'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { dialectOf } from '../../adapters/typeorm/dialect.ts'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { PassageHit } from '../../core/documents/passage.ts'
import { ScopedLibrary } from '../../core/documents/scoped-library.ts'
import type { Persistence } from '../../core/persistence.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { median, percentile, timed, type Benchmark, type Figure } from './measure.ts'
import { bestByPlainBm25 } from './plain-bm25.ts'
import { accountOfCopy, copyDocuments, PASSAGES_PER_ACCOUNT, seedAccount, type Run } from './seeded-store.ts'
import { SeededText } from './seeded-text.ts'

/** Accounts that are stored as the product stores them, about 10,000 passages; the rest are copies. */
const ORIGINALS = 33
const DOCUMENTS = ORIGINALS * 10
const QUESTIONS = 200
const WARM_UP = 20
const BEST = 12
const isLarge = process.env['BENCH_LARGE'] === '1'
/** How many times 10,000 passages; `BENCH_LARGE=1` adds a million. */
const TIMES = isLarge ? [1, 10, 100] : [1, 10]
/** Filling FTS5 with a million passages would take longer than all the rest. */
const MAX_TIMES_FOR_YARDSTICK = 10
const analyser = new StemmedTermAnalyser()

type Answer = (accountId: AccountId, question: string) => unknown

/** Every question goes to another account, so that nothing is at hand from the one before. */
async function latencies(accounts: readonly AccountId[], answers: readonly Answer[]): Promise<number[][]> {
  const text = new SeededText(11)
  const measured = answers.map(() => [] as number[])
  for (let count = 0; count < QUESTIONS + WARM_UP; count++) {
    const account = accounts[(count * 37) % accounts.length]!
    const question = text.question()
    for (const [index, answer] of answers.entries()) {
      const start = performance.now()
      await answer(account, question)
      if (count >= WARM_UP) measured[index]!.push(performance.now() - start)
    }
  }
  return measured
}

function search(persistence: Persistence, accountId: AccountId, question: string): Promise<readonly PassageHit[]> {
  return new ScopedLibrary(persistence.passageReader, analyser, accountId, [{ kind: 'shared' }]).search(question, BEST)
}

const searchOf =
  (persistence: Persistence): Answer =>
  (accountId, question) =>
    search(persistence, accountId, question)

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { name, value, unit, goal }
}

/** A store that grows by copies, with its yardstick beside it: the same texts, each with its account as one more word. */
class GrowingStore {
  readonly originals: AccountId[] = []
  readonly textsOf = new Map<AccountId, readonly string[]>()
  private readonly direct: Database
  private readonly full: Database
  private times = 1

  private constructor(
    readonly persistence: Persistence,
    file: string,
  ) {
    this.direct = new BetterSqlite3(file)
    this.direct.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -262144')
    this.full = new BetterSqlite3(`${file}.fts`)
    this.full.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -262144')
    this.full.exec('CREATE VIRTUAL TABLE passages USING fts5(text)')
  }

  static async fill(file: string): Promise<GrowingStore> {
    const store = new GrowingStore(await openDatabase({ kind: 'sqlite', file }), file)
    const text = new SeededText(7)
    for (let count = 0; count < ORIGINALS; count++) {
      const { accountId, texts } = await seedAccount(store.persistence, text)
      store.originals.push(accountId)
      store.textsOf.set(accountId, texts)
    }
    store.fillYardstick([0])
    return store
  }

  get accounts(): readonly AccountId[] {
    const copies = Array.from({ length: this.times - 1 }, (_, index) => index + 1)
    return [...this.originals, ...copies.flatMap((copy) => this.originals.map((one) => accountOfCopy(one, copy)))]
  }

  async growTo(times: number): Promise<void> {
    const run: Run = (statement, parameters) => this.direct.prepare(statement).run(...parameters)
    if (times > this.times) await copyDocuments(run, { documents: DOCUMENTS, from: this.times, to: times - 1 })
    const added = Array.from({ length: times - this.times }, (_, index) => this.times + index)
    if (times <= MAX_TIMES_FOR_YARDSTICK) this.fillYardstick(added)
    this.times = times
  }

  yardstick(): Answer[] {
    if (this.times > MAX_TIMES_FOR_YARDSTICK) return []
    const select = this.full.prepare(
      `SELECT rowid, text FROM passages WHERE passages MATCH ? ORDER BY bm25(passages) LIMIT ${BEST}`,
    )
    return [(account, question) => select.all(`account${account} AND (${question.split(' ').join(' OR ')})`)]
  }

  async close(): Promise<void> {
    this.full.close()
    this.direct.close()
    await this.persistence.close()
  }

  private fillYardstick(copies: readonly number[]): void {
    const insert = this.full.prepare('INSERT INTO passages (text) VALUES (?)')
    this.full.transaction(() => {
      for (const copy of copies)
        for (const [original, texts] of this.textsOf) {
          const account = copy === 0 ? original : accountOfCopy(original, copy)
          for (const text of texts) insert.run(`${text} account${account}`)
        }
    })()
  }
}

async function removalMs({ unitOfWork }: Persistence): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round < 5; round++) {
    const { accountId } = await seedAccount({ unitOfWork }, new SeededText(round))
    measured.push(await timed(() => unitOfWork.run(({ passages }) => passages.removeAccount(accountId))))
  }
  return median(measured)
}

/** How many of the best hits a scan of the account's texts with plain BM25 finds as well. */
async function hitsInCommon({ persistence, originals, textsOf }: GrowingStore): Promise<number[]> {
  const text = new SeededText(11)
  const shared: number[] = []
  for (let count = 0; count < QUESTIONS; count++) {
    const account = originals[count % originals.length]!
    const question = text.question()
    const plain = new Set(bestByPlainBm25(analyser, textsOf.get(account) ?? [], question, BEST))
    const hits = await search(persistence, account, question)
    shared.push(
      hits.filter(({ passage }) => plain.has(passage.text)).length + (BEST - Math.max(hits.length, plain.size)),
    )
  }
  return shared
}

async function measureSize(store: GrowingStore): Promise<Figure[]> {
  const passages = store.accounts.length * PASSAGES_PER_ACCOUNT
  const [ours, theirs] = await latencies(store.accounts, [searchOf(store.persistence), ...store.yardstick()])
  const name = `SQLite, ${passages} passages`
  const ratio = theirs && median(ours!) / median(theirs)
  const goal = passages > 90_000 ? '<= 0.25' : null
  return [
    ...(ratio === undefined ? [] : [figure(`${name}: search / FTS5 with account token, p50`, ratio, 'ratio', goal)]),
    figure(`${name}: search p50`, median(ours!), 'ms'),
    figure(`${name}: search p95`, percentile(ours!, 0.95), 'ms'),
    figure(`${name}: removal of one account`, await removalMs(store.persistence), 'ms'),
  ]
}

function growthOf(figures: readonly Figure[], what: string): number {
  const values = figures.filter(({ name }) => name.endsWith(what)).map(({ value }) => value)
  return values.at(-1)! / values[0]!
}

async function growingStore(folder: string): Promise<Figure[]> {
  const store = await GrowingStore.fill(join(folder, 'store.sqlite'))
  try {
    const figures: Figure[] = []
    for (const times of TIMES) {
      await store.growTo(times)
      figures.push(...(await measureSize(store)))
    }
    const shared = await hitsInCommon(store)
    const name = `, store ${TIMES.at(-1)} times as large`
    return [
      ...figures,
      figure(`growth of search p50${name}`, growthOf(figures, 'search p50'), 'ratio', '<= 1.5'),
      figure(`growth of removing one account${name}`, growthOf(figures, 'removal of one account'), 'ratio', '<= 1.5'),
      figure(
        'hits in common with plain BM25, mean',
        shared.reduce((a, b) => a + b, 0) / shared.length,
        'of 12',
        '>= 11',
      ),
      figure('hits in common with plain BM25, 5th percentile', percentile(shared, 0.05), 'of 12'),
    ]
  } finally {
    await store.close()
  }
}

/** One account that grows a hundredfold, alone in its store. */
async function growingAccount(folder: string): Promise<Figure[]> {
  const file = join(folder, 'account.sqlite')
  const persistence = await openDatabase({ kind: 'sqlite', file })
  const direct = new BetterSqlite3(file)
  try {
    const { accountId } = await seedAccount(persistence, new SeededText(7))
    const [small] = await latencies([accountId], [searchOf(persistence)])
    const run: Run = (statement, parameters) => direct.prepare(statement).run(...parameters)
    await copyDocuments(run, { documents: 10, from: 1, to: 99, within: accountId })
    const [large] = await latencies([accountId], [searchOf(persistence)])
    return [
      figure('account of 30,000 passages: search p50', median(large!), 'ms'),
      figure('growth of search p50, account 100 times as large', median(large!) / median(small!), 'ratio', '<= 100'),
    ]
  } finally {
    direct.close()
    await persistence.close()
  }
}

async function onPostgres(): Promise<Figure[]> {
  const server = await startPostgres()
  const url = await server.createDatabase()
  const persistence = await openDatabase({ kind: 'postgres', url })
  const client = new pg.Client(url)
  await client.connect()
  try {
    const text = new SeededText(7)
    const originals: AccountId[] = []
    for (let count = 0; count < ORIGINALS; count++) originals.push((await seedAccount(persistence, text)).accountId)
    const { statement } = dialectOf('postgres')
    await copyDocuments((sql, parameters) => client.query(statement(sql), [...parameters]), {
      documents: DOCUMENTS,
      from: 1,
      to: 9,
    })
    await client.query('ANALYZE')
    const copies = Array.from({ length: 9 }, (_, index) => originals.map((one) => accountOfCopy(one, index + 1))).flat()
    const accounts = [...originals, ...copies]
    const [ours, theirs] = await latencies(accounts, [searchOf(persistence), () => client.query('SELECT 1')])
    const name = `PostgreSQL, ${accounts.length * PASSAGES_PER_ACCOUNT} passages`
    return [
      figure(`${name}: search / SELECT 1, p50`, median(ours!) / median(theirs!), 'ratio', '<= 25'),
      figure(`${name}: search p50`, median(ours!), 'ms'),
    ]
  } finally {
    await client.end()
    await persistence.close()
    await server.stop()
  }
}

/** The 12 best passages of one account, beside raw full-text search, as store and account grow. */
export const retrieval: Benchmark = {
  name: 'retrieval',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'bench-retrieval-'))
    try {
      return [...(await growingStore(folder)), ...(await growingAccount(folder)), ...(await onPostgres())]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
