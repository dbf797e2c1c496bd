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
import { countBy, takeCensus, unfinishedIn, watchEndings, type Census } from './application-census.ts'
import { HostsUnderAttack } from './hosts-under-attack.ts'

/** Of each writer: the built-in one, and Claude's against a local server that fails now and then. */
const APPLICATIONS = Number(process.env['BENCH_APPLICATIONS'] ?? 200)
const KILLS = Number(process.env['BENCH_KILLS'] ?? 50)
const CRASHES = Number(process.env['BENCH_CRASHES'] ?? 2)
const QUESTIONS = 10
const ACCOUNTS = 10
const BETWEEN_KILLS_MS = 2_500
/** Applications come in during the first half of the attack. */
const BETWEEN_APPLICATIONS_MS = ((KILLS * BETWEEN_KILLS_MS) / 2 / APPLICATIONS) * ACCOUNTS
const LONGEST_MS = 15 * 60_000
const UNAVAILABLE = 'shared.database-unavailable'
const text = new SeededText(5)

/** What was acknowledged, and what was said when it was not. */
interface HandedIn {
  readonly questions: string[]
  readonly refusals: string[]
}

/** A model in a process of its own, as a server of the Messages API. */
interface Model {
  readonly url: string
  /** Tokens of all replies that it began. */
  billed(): Promise<number>
  stop(): void
}

/** Asks until it is acknowledged, but not for ever: what failed may have happened or not. */
async function acknowledged<T>(ask: () => Promise<T>, refusals: string[] = []): Promise<T> {
  const giveUpAt = Date.now() + LONGEST_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      refusals.push(String(error))
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

/** Hands in an application with its questions, no two alike. */
async function handIn(user: ProductClient, name: string, { questions, refusals }: HandedIn): Promise<void> {
  const create = () => user.post('/proposals/createManualGrant', { name, grantInfo: [] })
  const { id } = await acknowledged(create, refusals)
  for (let nth = 0; nth < QUESTIONS; nth++) {
    const questionText = `${name}-${nth}: ${text.question(9)}?`
    await acknowledged(() => user.post(`/proposals/${String(id)}/newQuestion`, { questionText }), refusals)
    questions.push(questionText)
  }
}

async function handInAll(users: readonly ProductClient[]): Promise<HandedIn> {
  const handedIn: HandedIn = { questions: [], refusals: [] }
  const each = async (user: ProductClient, at: number) => {
    for (let count = 0; count < APPLICATIONS / users.length; count++) {
      await handIn(user, `Application ${at}-${count}`, handedIn)
      await pause(2 * Math.random() * BETWEEN_APPLICATIONS_MS)
    }
  }
  await Promise.all(users.map(each))
  return handedIn
}

/** Kills workers and crashes the database in between, while the work goes on. */
async function attack(hosts: HostsUnderAttack, server: PostgresServer): Promise<void> {
  const crashes = Array.from({ length: CRASHES }, (_, nth) => Math.floor((KILLS * (nth + 1)) / (CRASHES + 1)))
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(BETWEEN_KILLS_MS * (0.5 + Math.random()))
    await hosts.killOneWorker()
    if (crashes.includes(kill)) await server.crash()
  }
}

async function untilAllEnded(url: string): Promise<Census> {
  const giveUpAt = Date.now() + LONGEST_MS
  while ((await unfinishedIn(url)) > 0 && Date.now() < giveUpAt) await pause(1_000)
  return takeCensus(url)
}

async function workUnderAttack(name: string, hosts: HostsUnderAttack, server: PostgresServer, url: string) {
  const begun = Date.now()
  const apis = hosts.urls
  const users = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => anAccount(apis[at % apis.length]!)))
  const [handedIn] = await Promise.all([handInAll(users), attack(hosts, server)])
  const census = await untilAllEnded(url)
  const seconds = (Date.now() - begun) / 1000
  return { figures: figuresOf(name, handedIn, census, { kills: hosts.kills, seconds }), census }
}

async function underAttack(name: string, writer: Readonly<Record<string, string>>) {
  const server = await startDurablePostgres()
  const folder = await mkdtemp(join(tmpdir(), 'bench-chaos-'))
  try {
    const url = await server.createDatabase()
    const settings = { DATA_DIR: folder, DATABASE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...writer }
    const hosts = await HostsUnderAttack.start(settings)
    try {
      await watchEndings(url)
      return await Promise.race([workUnderAttack(name, hosts, server, url), hosts.fall])
    } finally {
      await hosts.stop()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(
  name: string,
  { questions: asked, refusals }: HandedIn,
  census: Census,
  { kills, seconds }: { kills: number; seconds: number },
): Figure[] {
  const { questions, byStatus } = census
  const kept = new Set(questions.map((question) => question.text))
  const figure = (what: string, value: number, unit: string, goal: string | null = null): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit,
    goal,
  })
  const errors = countBy(questions.flatMap(({ error }) => (error === null ? [] : [error])))
  return [
    figure('workers killed', kills, 'times', `>= ${KILLS}`),
    figure('database crashed', CRASHES, 'times'),
    figure('runs of jobs cut off', census.runsCutOff, ''),
    figure('questions acknowledged', asked.length, '', `>= ${APPLICATIONS * QUESTIONS}`),
    figure('acknowledged questions lost', asked.filter((one) => !kept.has(one)).length, '', '<= 0'),
    figure('calls refused while the database was away', refusals.length, ''),
    figure('calls that failed in another way', refusals.filter((one) => !one.includes(UNAVAILABLE)).length, '', '<= 0'),
    figure('questions answered', byStatus.completed ?? 0, ''),
    figure('questions not ended', byStatus.processing ?? 0, '', '<= 0'),
    ...Object.entries(errors).map(([error, count]) => figure(`questions ended with “${error}”`, count, '')),
    figure('questions answered again after their end', census.answeredAgain, '', '<= 0'),
    figure('questions noted twice as worked on', census.notedAgain, '', '<= 0'),
    figure('applications whose cost is not the sum of its answers', census.costsThatDiffer, '', '<= 0'),
    figure('seconds from the first upload to the last answer', seconds, 's'),
  ]
}

/** Less is noted than is billed where a process was killed in the middle of a call. */
function costFigures(name: string, { costOfApplications, spending, tokens }: Census, billed: number): Figure[] {
  return [
    { name: `${name}: tokens noted over tokens billed`, value: tokens / billed, unit: 'ratio', goal: '<= 1' },
    {
      name: `${name}: cost of applications over cost noted`,
      value: costOfApplications / spending,
      unit: 'ratio',
      goal: '<= 1',
    },
  ]
}

/** One call in nine is overloaded, breaks off in the middle or fails. */
async function failingModel(): Promise<Model> {
  const model = fork(new URL('../yardsticks/failing-model.mjs', import.meta.url), {
    env: { ...process.env, ANSWER: text.paragraph(80) },
    execArgv: ['--import', 'tsx'],
  })
  const told = async () => (await once(model, 'message'))[0] as unknown
  const url = (await told()) as string
  const billed = async () => (model.send('billed?'), (await told()) as number)
  return { url, billed, stop: () => model.disconnect() }
}

async function withModel(): Promise<Figure[]> {
  const model = await failingModel()
  try {
    const claude = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: TEST_KEY }
    const { figures, census } = await underAttack('Claude', claude)
    return [...figures, ...costFigures('Claude', census, await model.billed())]
  } finally {
    model.stop()
  }
}

/** What is left standing when workers are killed and the database crashes in the middle of the work. */
export const chaos: Benchmark = {
  name: 'chaos',
  async run() {
    const { figures } = await underAttack('built-in writer', {})
    return [...figures, ...(await withModel())]
  },
}
