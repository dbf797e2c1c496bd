import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { copyAccounts } from './copied-accounts.ts'
import { copiedId, copyRows, idOfCopy } from './copied-rows.ts'
import { answeredApplication } from './answered-application.ts'
import { load, loadSequentially } from './load.ts'
import { interleaved, type Benchmark, type Figure } from './measure.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { startProduct } from './running-program.ts'

const PAIRS = 5
/** Copying holds up this process: connections that the product closed meanwhile are noticed only afterwards. */
const AFTER_COPYING_MS = 200
const ASKING_ACCOUNTS = 100
/** Accounts with 100 projects each; `BENCH_LARGE=1` continues to a million projects. */
const MAX_ACCOUNTS_WITH_PROJECTS = process.env['BENCH_LARGE'] === '1' ? 10_000 : 1_000
/** Accounts in all: those beyond the ones with projects have none. */
const MAX_ACCOUNTS = 10 * MAX_ACCOUNTS_WITH_PROJECTS
/** Twice what the server keeps of answers, so that each of so many asked for in turn is produced again. */
const BYTES_OF_ANSWERS = 64 * 1024 * 1024

/** A product with an account of 100 projects and 99 copies of it. */
interface Installation {
  readonly url: string
  readonly user: ProductClient
  readonly database: Database
  /** More copies, the first with projects, the others without. */
  grow(from: number, to: number): Promise<void>
  /** Requests per second while the first hundred accounts ask for their projects in turn. */
  rate(): Promise<number>
  stop(): Promise<void>
}

async function anInstallation(): Promise<Installation> {
  const product = await startProduct()
  const database = new BetterSqlite3(join(product.dataDir, 'grantwright.sqlite'), { timeout: 10_000 })
  const user = await newUser(product.url)
  for (let count = 0; count < 100; count++) await user.post('/projects/create', { name: `Project ${count}` })
  const copies = { withProjects: MAX_ACCOUNTS_WITH_PROJECTS, withSession: ASKING_ACCOUNTS }
  const cookies = copyAccounts(database, { from: 1, to: ASKING_ACCOUNTS, ...copies })
  const calls = cookies.map((cookie) => ({ path: '/api/projects/list', cookie }))
  const rate = async () => (await loadSequentially(product.url, calls)).requestsPerSecond
  await rate()
  return {
    url: product.url,
    user,
    database,
    rate,
    async grow(from, to) {
      copyAccounts(database, { from, to, ...copies })
      await pause(AFTER_COPYING_MS)
      await rate()
    },
    async stop() {
      database.close()
      await product.stop()
    },
  }
}

/** The list of 100 projects as the accounts become more, beside one that stays small. */
export const projectListGrowth: Benchmark = {
  name: 'project-list-growth',
  async run() {
    const [small, growing] = [await anInstallation(), await anInstallation()]
    try {
      const even = await interleaved(PAIRS, growing.rate, small.rate)
      await growing.grow(ASKING_ACCOUNTS + 1, MAX_ACCOUNTS_WITH_PROJECTS)
      const many = await interleaved(PAIRS, growing.rate, small.rate)
      await growing.grow(MAX_ACCOUNTS_WITH_PROJECTS + 1, MAX_ACCOUNTS)
      const most = await interleaved(PAIRS, growing.rate, small.rate)
      const ratio = (name: string, value: number, goal: string | null) => ({ name, value, unit: 'ratio', goal })
      return [
        ratio('requests per second of two that are alike', even.ratio, null),
        ratio(`requests per second with ${MAX_ACCOUNTS_WITH_PROJECTS} accounts over 100`, many.ratio, '>= 0.85'),
        ratio(`requests per second with ${MAX_ACCOUNTS} accounts over 100`, most.ratio, '>= 0.8'),
        ratio('time of a list of 1,000 projects over one of 100', await timeOfThousand(growing, small), '<= 10'),
      ]
    } finally {
      await small.stop()
      await growing.stop()
    }
  },
}

/** How much longer a list takes with ten times the projects. */
async function timeOfThousand(ten: Installation, one: Installation): Promise<number> {
  copyProjects(ten.database)
  await ten.user.post('/projects/create', { name: 'One more' })
  const time = async ({ url, user }: Installation) =>
    1 / (await load(`${url}/api/projects/list`, { Cookie: user.cookie })).requestsPerSecond
  return (
    await interleaved(
      PAIRS,
      () => time(ten),
      () => time(one),
    )
  ).ratio
}

/** Nine more of each project of the account that is no copy. */
function copyProjects(database: Database): void {
  for (let copy = 1; copy <= 9; copy++)
    copyRows(
      database,
      'projects',
      "account_id NOT LIKE '00%' AND id NOT LIKE 'f%'",
      { id: idOfOwnCopy('id') },
      { copy },
    )
}

function idOfOwnCopy(column: string): string {
  return `'f' || printf('%05x', @copy) || substr(${column}, 7)`
}

/** Applications like the one given, each with the questions of it `times` over; answers their addresses. */
function copyApplication(database: Database, id: string, copies: readonly number[], times: number): string[] {
  for (const copy of copies) {
    copyRows(database, 'proposals', 'id = @id', { id: idOfCopy('id') }, { id, copy })
    for (let time = 0; time < times; time++) {
      const place = {
        position: `position + ${time * 100}`,
        id: `printf('%06x', @copy * 32 + ${time}) || substr(id, 7)`,
      }
      const changed = { ...place, proposal_id: idOfCopy('proposal_id') }
      copyRows(database, 'questions', 'proposal_id = @id', changed, { id, copy })
    }
  }
  return copies.map((copy) => `/api/proposals/${copiedId(id, copy)}`)
}

interface Rates {
  readonly poll: number
  readonly produced: number
  readonly kept: number
  /** How many times as often an unchanged poll is answered as a whole answer that is produced again. */
  readonly ratio: number
}

async function ratesOf(url: string, user: ProductClient, paths: readonly string[]): Promise<Rates> {
  const one = `${url}${paths[0]!}`
  const answer = await fetch(one, { headers: { cookie: user.cookie } })
  const headers = { Cookie: user.cookie, 'If-None-Match': answer.headers.get('etag') ?? '' }
  await answer.arrayBuffer()
  const calls = paths.map((path) => ({ path, cookie: user.cookie }))
  const poll = async () => (await load(one, headers)).requestsPerSecond
  const produced = async () => (await loadSequentially(url, calls)).requestsPerSecond
  const measured = await interleaved(PAIRS, poll, produced)
  const kept = await load(one, { Cookie: user.cookie })
  return { poll: measured.ours, produced: measured.yardstick, ratio: measured.ratio, kept: kept.requestsPerSecond }
}

/** An unchanged poll beside an answer produced again and one kept, with 10, 40 and 200 questions. */
export const pollGrowth: Benchmark = {
  name: 'poll-growth',
  async run() {
    const product = await startProduct()
    const database = new BetterSqlite3(join(product.dataDir, 'grantwright.sqlite'), { timeout: 10_000 })
    try {
      const user = await newUser(product.url)
      const rates = new Map<number, Rates>()
      for (const [questions, times] of [
        [10, 1],
        [40, 4],
        [200, 20],
      ] as const) {
        const id = await answeredApplication(user, 10)
        const whole = await fetch(`${product.url}/api/proposals/${id}`, { headers: { cookie: user.cookie } })
        const bytes = (await whole.arrayBuffer()).byteLength * times
        const length = Math.ceil(BYTES_OF_ANSWERS / bytes)
        const copies = Array.from({ length }, (_, index) => index + 1 + questions * 1000)
        const paths = database.transaction(() => copyApplication(database, id, copies, times))()
        await pause(AFTER_COPYING_MS)
        rates.set(questions, await ratesOf(product.url, user, paths))
      }
      return figuresOf(rates)
    } finally {
      database.close()
      await product.stop()
    }
  },
}

function figuresOf(rates: ReadonlyMap<number, Rates>): Figure[] {
  const [ten, forty, most] = [rates.get(10)!, rates.get(40)!, rates.get(200)!]
  const ratio = (name: string, value: number, goal: string | null) => ({ name, value, unit: 'ratio', goal })
  return [
    ratio('unchanged poll / answer produced anew, 40 questions', forty.ratio, '>= 5'),
    ratio('unchanged poll / answer kept, 40 questions', forty.poll / forty.kept, null),
    ratio('time of an unchanged poll, 200 questions over 10', ten.poll / most.poll, '<= 1.1'),
    ratio('time of an answer produced anew, 200 questions over 10', ten.produced / most.produced, '<= 20'),
  ]
}
