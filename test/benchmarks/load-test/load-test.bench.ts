import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import type pg from 'pg'
import type { DatabaseSettings } from '../../../adapters/typeorm/data-source.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { startProcess } from '../../launch/product-process.ts'
import { GeneratedFunders, type GeneratedFunder } from '../generated-funders.ts'
import { percentile, type Benchmark, type Figure } from '../measure.ts'
import { openFilledDatabase, SIZE } from '../plans/filled-database.ts'
import type { Size } from '../plans/large-installation.ts'
import { removeJobs } from '../plans/queued-jobs.ts'
import { startProduct, startYardstick } from '../running-program.ts'
import { seededNumbers } from '../seeded-text.ts'
import { fillFunders } from '../stored-funders.ts'
import { Crowd, type Ask, type Asks, type CrowdMember, type Seen } from './crowd.ts'
import { logInMany, makeOriginal, multiply, type DirectDatabase } from './load-test-data.ts'

const number = (name: string, usual: number) => Number(process.env[name] ?? usual)
const ACCOUNTS_ON_SQLITE = Math.min(SIZE.accounts, 100)
/** Of a document, more or less. */
const PASSAGES_ON_SQLITE = number('BENCH_PASSAGES', 20)
const KNOWN_FUNDERS = 1_000
const PEOPLE = 200
const PEOPLE_ON_SQLITE = 20
/** Together a minute of each. */
const WINDOWS = number('BENCH_WINDOWS', 6)
const WINDOW_SECONDS = 10
const WARM_UP_SECONDS = 10

/** Of a hundred acts. */
const MIX = {
  'application, unchanged poll': 45,
  'application in full': 12,
  'list of projects': 18,
  'page of a project': 5,
  'document library': 8,
  'search for funders': 8,
  edit: 4,
} as const

type Kind = keyof typeof MIX

const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind))

function actsOf(funders: readonly GeneratedFunder[]): Asks {
  return ({ proposalId, projectId }, random) => {
    const kind = KINDS[Math.floor(random() * KINDS.length)]!
    const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
    const application = `/api/proposals/${proposalId}`
    const asks: Record<Kind, () => Omit<Ask, 'kind'>> = {
      'application, unchanged poll': () => ({ path: application, poll: true }),
      'application in full': () => ({ path: application }),
      'list of projects': () => ({ path: '/api/projects/list' }),
      'page of a project': () => ({ path: `/api/projects/${projectId}` }),
      'document library': () => ({ path: '/api/documentLibrary/sharedDocuments' }),
      'search for funders': () => ({ path: `/api/funders/search/${encodeURIComponent(oneOf(funders).name)}` }),
      edit: () => ({ path: `${application}/update`, body: { name: `Application ${random()}` } }),
    }
    return { kind, ...asks[kind]() }
  }
}

/** Where people go, and what they ask for there. */
interface Place {
  readonly urls: readonly string[]
  readonly asks: Asks
}

interface Measured {
  readonly ours: Seen[]
  readonly bare: Seen[]
}

/** The same people in turn on the product and on a bare server. */
async function inTurn(members: readonly CrowdMember[], product: Place, bare: Place): Promise<Measured> {
  const random = seededNumbers(17)
  const crowd = new Crowd(members, product.urls, product.asks, random)
  const bareCrowd = new Crowd(members, bare.urls, bare.asks, random)
  const measured: Measured = { ours: [], bare: [] }
  await crowd.visit(WARM_UP_SECONDS)
  await bareCrowd.visit(WARM_UP_SECONDS)
  for (let window = 0; window < WINDOWS; window++) {
    measured.ours.push(...(await crowd.visit(WINDOW_SECONDS)))
    measured.bare.push(...(await bareCrowd.visit(WINDOW_SECONDS)))
  }
  crowd.leave()
  bareCrowd.leave()
  return measured
}

function figuresOf(name: string, people: number, { ours, bare }: Measured): Figure[] {
  const ms = (seen: readonly Seen[], quantile: number) =>
    percentile(
      seen.map((one) => one.ms),
      quantile,
    )
  const figure = (what: string, value: number, unit: string, goal: string | null = null): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    goal,
  })
  const count = (suits: (status: number) => boolean) => ours.filter(({ status }) => suits(status)).length
  const kinds = [...new Set(ours.map(({ kind }) => kind))].sort()
  return [
    figure('people at once', people, ''),
    figure('requests', ours.length, ''),
    figure('requests per second', ours.length / (WINDOWS * WINDOW_SECONDS), '1/s'),
    figure(
      'answers with 5xx',
      count((status) => status >= 500),
      '',
      '<= 0',
    ),
    figure(
      'broken connections',
      count((status) => status === 0),
      '',
      '<= 0',
    ),
    figure(
      'answers with 4xx',
      count((status) => status >= 400 && status < 500),
      '',
      '<= 0',
    ),
    figure('p50', ms(ours, 0.5), 'ms'),
    figure('p99', ms(ours, 0.99), 'ms'),
    figure('bare server, p50', ms(bare, 0.5), 'ms'),
    figure('bare server, p99', ms(bare, 0.99), 'ms'),
    figure('p50 over the bare server’s', ms(ours, 0.5) / ms(bare, 0.5), 'ratio'),
    figure('p99 over the bare server’s', ms(ours, 0.99) / ms(bare, 0.99), 'ratio'),
    ...kinds.flatMap((kind) => {
      const some = ours.filter((one) => one.kind === kind)
      return [
        figure(`${kind}, p50 of ${some.length}`, ms(some, 0.5), 'ms'),
        figure(`${kind}, p99`, ms(some, 0.99), 'ms'),
      ]
    }),
  ]
}

const bareList: Asks = ({ accountId }) => ({ kind: 'list by hand', path: `/${accountId}` })

/** Stores funders as an import does, before any host is open; answers some of them. */
async function withFunders(settings: DatabaseSettings): Promise<GeneratedFunder[]> {
  const persistence = await openDatabase(settings)
  try {
    return await fillFunders(persistence, SIZE.funders, KNOWN_FUNDERS)
  } finally {
    await persistence.close()
  }
}

type Counts = Pick<Size, 'accounts' | 'documents' | 'passages' | 'applications' | 'questions'>

function sizeFigures(name: string, size: Counts, fillingSeconds: number | null): Figure[] {
  const { accounts, documents, passages, applications, questions } = size
  const of = (what: string, value: number, unit = ''): Figure => ({ name: `${name}: ${what}`, value, unit, goal: null })
  return [
    of('accounts', accounts),
    of('documents', accounts * documents),
    of('passages', accounts * documents * passages),
    of('applications', accounts * applications),
    of('questions', accounts * applications * questions),
    ...(fillingSeconds === null ? [] : [of('filling took', fillingSeconds, 's')]),
  ]
}

async function onPostgres(): Promise<Figure[]> {
  const filled = await openFilledDatabase()
  const { url, superuser, fillingSeconds } = filled
  const folder = await mkdtemp(join(tmpdir(), 'bench-load-test-'))
  const ends: (() => Promise<unknown>)[] = []
  try {
    await removeJobs(superuser)
    await superuser.query('CHECKPOINT')
    const settings = { DATA_DIR: folder, DATABASE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'error' }
    const hosts = await Promise.all((['api', 'api', 'worker'] as const).map((role) => startProcess(role, settings)))
    ends.push(...hosts.map((host) => () => host.end()))
    const urls = hosts.flatMap(({ address }) => (address === '' ? [] : [address]))
    const bare = await Promise.all(urls.map(() => startYardstick('koa-pg', { DATABASE_URL: url }, 2)))
    ends.push(...bare.map((one) => () => one.stop()))
    const members = await logInMany(directOn(superuser), PEOPLE)
    const there = { urls, asks: actsOf(knownFunders()) }
    const measured = await inTurn(members, there, { urls: bare.map((one) => one.url), asks: bareList })
    return [...sizeFigures('PostgreSQL', SIZE, fillingSeconds), ...figuresOf('PostgreSQL', PEOPLE, measured)]
  } finally {
    await Promise.all(ends.map((end) => end()))
    await filled.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Some of those that the filled database holds. */
function knownFunders(): GeneratedFunder[] {
  const generated = new GeneratedFunders()
  return Array.from({ length: KNOWN_FUNDERS }, () => generated.take())
}

function directOn(client: pg.Client): DirectDatabase {
  return {
    run: (statement) => client.query(statement),
    rows: async (statement) => (await client.query(statement)).rows,
  }
}

async function onSqlite(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-load-test-'))
  const file = join(dataDir, 'grantwright.sqlite')
  const ends: (() => unknown)[] = []
  try {
    const funders = await withFunders({ kind: 'sqlite', file })
    const product = await startProduct({ dataDir, cores: 2 })
    ends.push(() => product.stop())
    const database = new BetterSqlite3(file, { timeout: 10_000 })
    database.pragma('synchronous = OFF')
    ends.push(() => database.close())
    const direct: DirectDatabase = {
      run: (statement) => database.exec(statement),
      rows: <Row>(statement: string) => database.prepare(statement).all() as Row[],
    }
    const begun = performance.now()
    const original = await makeOriginal(product.url, direct, PASSAGES_ON_SQLITE, SIZE.questions)
    await multiply(direct, original, SIZE, ACCOUNTS_ON_SQLITE)
    const fillingSeconds = (performance.now() - begun) / 1000
    const members = await logInMany(direct, PEOPLE_ON_SQLITE)
    const bare = await startYardstick('koa-sqlite', { DATABASE_FILE: file }, 2)
    ends.push(() => bare.stop())
    const there = { urls: [product.url], asks: actsOf(funders) }
    const measured = await inTurn(members, there, { urls: [bare.url], asks: bareList })
    const filled = { ...SIZE, accounts: ACCOUNTS_ON_SQLITE, passages: original.passages }
    return [...sizeFigures('SQLite', filled, fillingSeconds), ...figuresOf('SQLite', PEOPLE_ON_SQLITE, measured)]
  } finally {
    for (const end of ends) await end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Many people at once on stores of many accounts, each beside a bare server with one statement. */
export const loadTests: readonly Benchmark[] = [
  { name: 'load-test', run: onPostgres },
  { name: 'load-test-sqlite', run: onSqlite },
]
