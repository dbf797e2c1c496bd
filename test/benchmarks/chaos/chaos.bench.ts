import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startDurablePostgres, type PostgresServer } from '../../support/postgres-server.ts'
import { TEST_KEY } from '../../support/messages-server/messages-server.ts'
import { type Benchmark, type Figure } from '../measure.ts'
import { newUser, type ProductClient } from '../product-client.ts'
import { SeededText } from '../seeded-text.ts'
import { takeCensus, type Census } from './application-census.ts'
import { HostsUnderAttack } from './hosts-under-attack.ts'

/** Of each writer: the built-in one, and Claude's against a local server that fails now and then. */
const APPLICATIONS = 100
const QUESTIONS = 10
const KILLS = 25
const ACCOUNTS = 10
const BETWEEN_KILLS_MS = 2_500
const LONGEST_MS = 15 * 60_000
const text = new SeededText(5)

/** Asks until it is acknowledged, but not for ever: what failed may have happened or not. */
async function acknowledged<T>(ask: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + LONGEST_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(250)
    }
  }
}

/** Somebody with a library that has been handed in. */
async function anAccount(url: string): Promise<ProductClient> {
  const user = await newUser(url)
  const library = Buffer.from(Array.from({ length: 40 }, () => text.paragraph(120)).join('\n\n'))
  await user.upload('/documentLibrary/uploadSharedDocument', 'library.txt', library)
  return user
}

/** Hands in an application with its questions; answers the questions that were acknowledged, no two alike. */
async function handIn(user: ProductClient, name: string): Promise<string[]> {
  const { id } = await acknowledged(() => user.post('/proposals/createManualGrant', { name, grantInfo: [] }))
  const asked = Array.from({ length: QUESTIONS }, (_, at) => `${name}-${at}: ${text.question(9)}?`)
  for (const questionText of asked)
    await acknowledged(() => user.post(`/proposals/${String(id)}/newQuestion`, { questionText }))
  return asked
}

async function handInAll(users: readonly ProductClient[]): Promise<string[]> {
  const each = APPLICATIONS / users.length
  const handing = users.map(async (user, at) => {
    const asked: string[] = []
    for (let count = 0; count < each; count++) asked.push(...(await handIn(user, `Application ${at}-${count}`)))
    return asked
  })
  return (await Promise.all(handing)).flat()
}

/** Kills workers and crashes the database once in the middle, while the work goes on. */
async function attack(hosts: HostsUnderAttack, server: PostgresServer, isOver: () => boolean): Promise<void> {
  for (let kill = 0; kill < KILLS && !isOver(); kill++) {
    await pause(BETWEEN_KILLS_MS * (0.5 + Math.random()))
    await hosts.killOneWorker()
    if (kill === Math.floor(KILLS / 2)) await server.crash()
  }
}

async function untilAllEnded(url: string): Promise<Census> {
  const giveUpAt = Date.now() + LONGEST_MS
  for (;;) {
    const census = await acknowledged(() => takeCensus(url))
    if ((census.byStatus.processing ?? 0) === 0 || Date.now() > giveUpAt) return census
    await pause(1_000)
  }
}

async function underAttack(name: string, writer: Readonly<Record<string, string>>): Promise<Figure[]> {
  const server = await startDurablePostgres()
  const folder = await mkdtemp(join(tmpdir(), 'bench-chaos-'))
  const url = await server.createDatabase()
  const settings = { DATA_DIR: folder, DATABASE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...writer }
  const hosts = await HostsUnderAttack.start(settings)
  try {
    const begun = Date.now()
    const apis = hosts.urls
    const users = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => anAccount(apis[at % apis.length]!)))
    let isOver = false
    const attacking = attack(hosts, server, () => isOver)
    const asked = await handInAll(users)
    await attacking
    const census = await untilAllEnded(url)
    isOver = true
    return figuresOf(name, asked, census, hosts.kills, (Date.now() - begun) / 1000)
  } finally {
    await hosts.stop()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(name: string, asked: readonly string[], census: Census, kills: number, seconds: number): Figure[] {
  const { questions, byStatus } = census
  const kept = new Set(questions.map((question) => question.text))
  const figure = (what: string, value: number, unit: string, goal: string | null = null): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    goal,
  })
  return [
    figure('workers killed', kills, 'times', `>= ${KILLS}`),
    figure('questions acknowledged', asked.length, '', `>= ${APPLICATIONS * QUESTIONS}`),
    figure('acknowledged questions lost', asked.filter((one) => !kept.has(one)).length, '', '<= 0'),
    figure('questions answered', byStatus.completed ?? 0, ''),
    figure('questions ended with an error', byStatus.error ?? 0, ''),
    figure('questions not ended', byStatus.processing ?? 0, '', '<= 0'),
    figure('questions answered twice', census.answeredTwice, '', '<= 0'),
    figure('applications whose cost is not the sum of its answers', census.costsThatDiffer, '', '<= 0'),
    figure('cost of the applications over what was spent', ratioOf(census), 'ratio', '<= 1'),
    figure('seconds from the first upload to the last answer', seconds, 's'),
  ]
}

/** Spent may be more: by work that was paid and then killed before its answer was kept. */
function ratioOf({ costOfApplications, spending }: Census): number {
  return spending === 0 ? costOfApplications : costOfApplications / spending
}

/** A model in a process of its own: one call in nine is overloaded, breaks off in the middle or fails. */
async function failingModel(): Promise<{ url: string; stop(): void }> {
  const model = fork(new URL('../yardsticks/failing-model.mjs', import.meta.url), {
    env: { ...process.env, ANSWER: text.paragraph(80) },
    execArgv: ['--import', 'tsx'],
  })
  const [url] = (await once(model, 'message')) as [string]
  return { url, stop: () => model.disconnect() }
}

/** What is left standing when workers are killed and the database crashes in the middle of the work. */
export const chaos: Benchmark = {
  name: 'chaos',
  async run() {
    const builtIn = await underAttack('built-in writer', {})
    const model = await failingModel()
    try {
      const claude = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: TEST_KEY }
      return [...builtIn, ...(await underAttack('Claude', claude))]
    } finally {
      model.stop()
    }
  },
}
