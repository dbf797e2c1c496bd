import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Proposal } from '../../adapters/http-contract/proposals.ts'
import { lostWords, type Fault, type TypedAnswer } from '../browser/typing.ts'
import { launchChromium } from '../support/chromium.ts'
import type { Benchmark, Figure } from './measure.ts'
import { newUser, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProgram } from './running-program.ts'

const TRIES = Number(process.env.TYPING_TRIES ?? 200)
const QUESTIONS = 200
const KEYS = 200

const FAULTS: readonly Fault[] = [
  'connection lost',
  'answers lost',
  'tab closed',
  'page reloaded',
  'session over',
  'another tab',
  'another person',
  'server killed',
]

/** The product on one address, which can be killed and started again on the same data. */
class KillableProduct {
  private constructor(
    private readonly folder: string,
    private running: RunningProgram,
  ) {}

  static async start(): Promise<KillableProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'bench-typing-'))
    return new KillableProduct(folder, await startProduct({ dataDir: folder }))
  }

  get url(): string {
    return this.running.url
  }

  async restart(): Promise<void> {
    const exit = new Promise((resolve) => this.running.process.once('exit', resolve))
    this.running.process.kill('SIGKILL')
    await exit
    this.running = await startProduct({ dataDir: this.folder, port: Number(new URL(this.url).port) })
  }

  async stop(): Promise<void> {
    await this.running.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Of a new application with so many questions, each answered by hand. */
async function answeredApplication(user: ProductClient, questions: number): Promise<Proposal> {
  const project = await user.post('/projects/create', { name: 'Garden' })
  const grant = { name: 'Garden fund', projectId: project['id'], grantInfo: [] }
  const { id } = await user.post('/proposals/createManualGrant', grant)
  for (let number = 0; number < questions; number++)
    await user.post(`/proposals/${String(id)}/newQuestion`, { questionText: `Who benefits in part ${number}?` })
  const proposal = await read(user, String(id))
  for (const question of proposal.questions) {
    const path = `/proposals/${proposal.id}/questions/${question.id}/answer/edit`
    await user.post(path, {
      text: 'We help **412** families.\n\n- food\n- rent',
      basedOn: question.answer?.version ?? 0,
    })
  }
  return read(user, proposal.id)
}

async function read(user: ProductClient, id: string): Promise<Proposal> {
  return (await user.get(`/proposals/${id}`))['proposal'] as Proposal
}

async function contextOf(browser: Browser, url: string, { cookie }: ProductClient): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  })
  await logIn(context, url, cookie)
  return context
}

async function logIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const pairs = cookie.split('; ').map((pair) => /^([^=]+)=(.*)$/.exec(pair))
  await context.addCookies(pairs.map((pair) => ({ name: pair?.[1] ?? '', value: pair?.[2] ?? '', url })))
}

async function tryTyping(product: KillableProduct, browser: Browser): Promise<Figure[]> {
  const user = await newUser(product.url)
  const { id: proposalId, questions } = await answeredApplication(user, 1)
  const context = await contextOf(browser, product.url, user)
  const questionId = questions[0]!.id
  const save = async (change: (current: string) => string) => {
    const { answer: current } = (await read(user, proposalId)).questions[0]!
    const path = `/proposals/${proposalId}/questions/${questionId}/answer/edit`
    await user.post(path, { text: change(current?.answer ?? ''), basedOn: current?.version ?? 0 })
  }
  const answer: TypedAnswer = {
    context,
    proposalId,
    questionId,
    logIn: () => logIn(context, product.url, user.cookie),
    otherSaves: (text) => save((current) => `${current} ${text}`),
    restartServer: () => product.restart(),
  }
  let lost = 0
  for (let number = 0; number < TRIES; number++) {
    const fault = FAULTS[number % FAULTS.length]!
    // Two versions one below the other would double the text with every conflict.
    await save(() => 'We help 412 families.')
    const missing = await lostWords(fault, answer, `try${number}`)
    if (missing.length > 0) console.error(`  ${fault}: ${missing.join(' ')}`)
    lost += missing.length
  }
  await context.close()
  return [{ name: `words lost in ${TRIES} tries with a fault`, value: lost, unit: 'words', goal: '<= 0' }]
}

/** Milliseconds that the page's thread is busy with a key. */
async function busyPerKey(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await busy()
  await page.keyboard.type('word '.repeat(KEYS / 5), { delay: 20 })
  return ((await busy()) - before) / KEYS
}

/** As many characters as an answer may have, in paragraphs. */
const LONG_TEXT = `${'We help families of our town with food and rent. '.repeat(20)}\n\n`.repeat(100).slice(0, 98_000)

async function measureLongText(product: KillableProduct, browser: Browser): Promise<Figure> {
  const user = await newUser(product.url)
  const { id, questions } = await answeredApplication(user, 1)
  const [question] = questions
  const path = `/proposals/${id}/questions/${question?.id}/answer/edit`
  await user.post(path, { text: LONG_TEXT, basedOn: question?.answer?.version ?? 0 })
  await user.post(`/proposals/${id}/questions/${question?.id}`, { word_limit: 20_000 })
  const context = await contextOf(browser, product.url, user)
  const page = await context.newPage()
  await page.goto(`/proposals/${id}`)
  await page.getByRole('button', { name: 'Edit: Answer to Question 1', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Answer to Question 1', exact: true })
  await field.waitFor()
  await page.keyboard.insertText(LONG_TEXT)
  const value = await busyPerKey(page)
  await context.close()
  return { name: 'a key, 200 kB in one answer', value, unit: 'ms', goal: null }
}

async function measureKeys(product: KillableProduct, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of [20, QUESTIONS]) {
    const user = await newUser(product.url)
    const { id } = await answeredApplication(user, count)
    const context = await contextOf(browser, product.url, user)
    const page = await context.newPage()
    await page.goto(`/proposals/${id}`)
    await page.getByRole('button', { name: 'Edit: Answer to Question 1', exact: true }).click()
    await page.getByRole('textbox', { name: 'Answer to Question 1', exact: true }).waitFor()
    figures.push({ name: `a key, ${count} questions`, value: await busyPerKey(page), unit: 'ms', goal: '<= 16' })
    await context.close()
  }
  return figures
}

/** Whether a typed word is ever lost, and what a key costs on a long page. */
export const typing: Benchmark = {
  name: 'typing',
  async run() {
    const product = await KillableProduct.start()
    const browser = await launchChromium()
    try {
      const keys = [...(await measureKeys(product, browser)), await measureLongText(product, browser)]
      return [...keys, ...(await tryTyping(product, browser))]
    } finally {
      await browser.close()
      await product.stop()
    }
  },
}
