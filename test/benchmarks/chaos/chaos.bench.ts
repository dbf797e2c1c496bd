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
/** Fast restarts of the database, which close all connections at once. */
const RESTARTS = Number(process.env['BENCH_RESTARTS'] ?? 20)
/** `BENCH_MODEL=off` leaves out the second half. */
const WITH_MODEL = process.env['BENCH_MODEL'] !== 'off'
const QUESTIONS = 10
/** In each form, which each application has beside the questions that are typed in. */
const QUESTIONS_OF_FORM = 3
const ACCOUNTS = 10
const BETWEEN_KILLS_MS = 2_500
/** Applications come in during the first half of the attack. */
const BETWEEN_APPLICATIONS_MS = ((KILLS * BETWEEN_KILLS_MS) / 2 / APPLICATIONS) * ACCOUNTS
const LONGEST_MS = 15 * 60_000
const UNAVAILABLE = 'shared.database-unavailable'
const text = new SeededText(5)

/** What was acknowledged, and what was said when it was not. */
interface RequiredToolCall {
  readonly questions: string[]
  documents: number
  forms: number
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
async function handIn(user: ProductClient, name: string, handedIn: RequiredToolCall): Promise<void> {
  const { questions, refusals } = handedIn
  await handInFiles(user, name, handedIn)
  const create = () => user.post('/proposals/createManualGrant', { name, grantInfo: [] })
  const { id } = await acknowledged(create, refusals)
  for (let nth = 0; nth < QUESTIONS; nth++) {
    const questionText = `${name}-${nth}: ${text.question(9)}?`
    await acknowledged(() => user.post(`/proposals/${String(id)}/newQuestion`, { questionText }), refusals)
    questions.push(questionText)
  }
}

/** A document of the library, and a form in which questions are to be found. */
async function handInFiles(user: ProductClient, name: string, handedIn: RequiredToolCall): Promise<void> {
  const paragraphs = Array.from({ length: 20 }, () => text.paragraph(100))
  const document = Buffer.from(paragraphs.join('\n\n'))
  const upload = () => user.upload('/documentLibrary/uploadSharedDocument', `${name}.txt`, document)
  await acknowledged(upload, handedIn.refusals)
  handedIn.documents += 1
  const asked = Array.from({ length: QUESTIONS_OF_FORM }, (_, at) => `${at + 1}. ${text.question(9)}?\n\n`)
  const form = Buffer.from(`Application form\n\n${asked.join('')}`)
  await acknowledged(
    () => user.upload('/proposals/createUploadGrant', `${name}.txt`, form, { name }),
    handedIn.refusals,
  )
  handedIn.forms += 1
}

async function handInAll(users: readonly ProductClient[]): Promise<RequiredToolCall> {
  const handedIn: RequiredToolCall = { questions: [], refusals: [], documents: 0, forms: 0 }
  const each = async (user: ProductClient, at: number) => {
    for (let count = 0; count < APPLICATIONS / users.length; count++) {
      await handIn(user, `Application ${at}-${count}`, handedIn)
      await pause(2 * Math.random() * BETWEEN_APPLICATIONS_MS)
    }
  }
  await Promise.all(users.map(each))
  return handedIn
}

/** Kills workers and crashes the database in between, while the work continues. */
async function attack(hosts: HostsUnderAttack, server: PostgresServer): Promise<void> {
  const spread = (times: number) =>
    Array.from({ length: times }, (_, nth) => Math.floor((KILLS * (nth + 1)) / (times + 1)))
  const [crashes, restarts] = [spread(CRASHES), spread(RESTARTS)]
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(BETWEEN_KILLS_MS * (0.5 + Math.random()))
    await hosts.killOneWorker()
    if (crashes.includes(kill)) await server.crash()
    for (const at of restarts) if (at === kill) await server.restart()
  }
}

/** The census, and what was still in progress so many seconds after the last kill. */
async function untilAllEnded(
  url: string,
  lastKillAt: number,
): Promise<{ census: Census; secondsAfter: number; late: number }> {
  const giveUpAt = Date.now() + LONGEST_MS
  let late: number | null = null
  for (;;) {
    const left = await unfinishedIn(url)
    const secondsAfter = (Date.now() - lastKillAt) / 1000
    if (secondsAfter >= 60) late ??= left
    if (left === 0 || Date.now() > giveUpAt) return { census: await takeCensus(url), secondsAfter, late: late ?? 0 }
    await pause(1_000)
  }
}

async function workUnderAttack(name: string, hosts: HostsUnderAttack, server: PostgresServer, url: string) {
  const begun = Date.now()
  const apis = hosts.urls
  const users = await Promise.all(Array.from({ length: ACCOUNTS }, (_, at) => anAccount(apis[at % apis.length]!)))
  const killing = attack(hosts, server).then(() => Date.now())
  const [handedIn, lastKillAt] = await Promise.all([handInAll(users), killing])
  const { census, secondsAfter, late } = await untilAllEnded(url, lastKillAt)
  const seconds = (Date.now() - begun) / 1000
  return { figures: figuresOf(name, handedIn, census, { kills: hosts.kills, seconds, secondsAfter, late }), census }
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
  { questions: asked, refusals, documents, forms }: RequiredToolCall,
  census: Census,
  { kills, seconds, secondsAfter, late }: { kills: number; seconds: number; secondsAfter: number; late: number },
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
    figure('database restarted', RESTARTS, 'times'),
    figure('documents lost', documents - (sumOf(census.documents) - ACCOUNTS), '', '<= 0'),
    figure('documents that could not be read', census.documents['error'] ?? 0, '', '<= 0'),
    figure('documents not read yet', census.documents['processing'] ?? 0, '', '<= 0'),
    figure('forms lost', forms - sumOf(census.forms), '', '<= 0'),
    figure('forms that could not be read', census.forms['error'] ?? 0, '', '<= 0'),
    figure('jobs given up', census.jobsGivenUp, '', '<= 0'),
    figure('in progress a minute after the last kill', late, '', '<= 0'),
    figure('seconds from the last kill until nothing was in progress', secondsAfter, 's'),
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

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
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
    return WITH_MODEL ? [...figures, ...(await withModel())] : figures
  },
}
