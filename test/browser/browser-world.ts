import type { AccountId } from '../../core/shared/ids.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import { JobControl } from '../support/job-control.ts'
import { openChromium } from '../support/chromium.ts'
import { testConfig } from '../support/test-config.ts'
import { openProductionStores, type ProductionStores } from '../support/product-set.ts'
import { mailsIn } from '../support/read-mails.ts'
import { eventually, untilDone } from '../support/waiting.ts'
import { PASSWORD, type Person } from './person.ts'
import { Visitor } from './visitor.ts'

/** Milliseconds: a job that is due within them is waited for; one that is tried again later is not. */
const SOON = 1_500

interface Arrival {
  readonly visitor: Visitor
  readonly options: BrowserContextOptions
}

/**
 * The product as it is started for people, on SQLite in a throw-away folder or on what `TEST_SET` wants, and a browser to
 * look at it.
 */
export class BrowserWorld {
  private people = 0
  private arrivals: Arrival[] = []
  /** Whose windows nobody uses now, by what was asked for: whoever comes next finds the app in the cache. */
  private readonly gone = new Map<string, Visitor[]>()

  private constructor(
    private readonly folder: string,
    private readonly stores: ProductionStores | null,
    private readonly server: RunningServer,
    private readonly browser: Browser,
    private readonly jobControl: JobControl,
    /** The first person of the installation. */
    readonly admin: Person,
  ) {}

  static async open(): Promise<BrowserWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-browser-'))
    const stores = await openProductionStores()
    const own = { DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
    const settings = { ...own, ...stores?.settings }
    const browser = await openChromium()
    const jobControl = new JobControl()
    const server = await startServer(testConfig(settings), 'all', { aroundJobs: jobControl.around })
    return new BrowserWorld(folder, stores, server, browser, jobControl, await register(server, 'admin@example.org'))
  }

  get url(): string {
    return this.server.address
  }

  get useCases() {
    return this.server.application.useCases
  }

  /** An account that nobody has used yet; no admin. */
  person(): Promise<Person> {
    return register(this.server, this.newEmail())
  }

  /** Who registered by themselves with this address. */
  async personAt(email: string): Promise<Person> {
    const query = {
      actor: this.admin.actor,
      search: email,
      order: 'id',
      isDescending: false,
      page: 1,
      pageSize: 1,
    } as const
    const { items } = await this.useCases.listUsers.execute(query)
    const [user] = items
    if (user === undefined) throw new Error(`Nobody has registered with ${email}.`)
    return { email, actor: { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin } }
  }

  /** Confirms the address of somebody who was sent nothing but the link for it; who invites must. */
  async confirm({ actor, email }: Person): Promise<void> {
    const token = new URL(await this.linkMailedTo(email), this.url).searchParams.get('token') ?? ''
    await this.useCases.verifyEmail.execute({ actor, token })
  }

  newEmail(): string {
    return `person${++this.people}@example.org`
  }

  /** A browser of its own, nothing opened yet, for all tests of a `describe`. */
  async arrive(options: BrowserContextOptions = {}): Promise<Visitor> {
    const visitor = await this.newVisitor(options)
    this.arrivals.push({ visitor, options })
    return visitor
  }

  /** The address within the app to which the newest message to somebody leads; waits until there is one. */
  async linkMailedTo(email: string): Promise<string> {
    const link = await eventually(async () => {
      const mails = await mailsIn(join(this.folder, 'outbox'))
      const found = mails.findLast(({ to }) => to === email)?.links[0]
      if (found === undefined) throw new Error(`No message to ${email} was sent.`)
      return found
    })
    return link.replace(/^https?:\/\/[^/]+/, '')
  }

  /** The visitors of a `describe` leave; fails on what their pages complained of. */
  async closeVisitors(): Promise<void> {
    const leaving = this.arrivals
    this.arrivals = []
    for (const arrival of leaving) await this.leaves(arrival)
  }

  private async newVisitor(options: BrowserContextOptions): Promise<Visitor> {
    return this.gone.get(JSON.stringify(options))?.pop() ?? Visitor.in(await this.newContext(options))
  }

  private newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    return this.browser.newContext({
      baseURL: this.url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    })
  }

  private async leaves({ visitor, options }: Arrival): Promise<void> {
    if (!(await visitor.leave())) return
    const key = JSON.stringify(options)
    this.gone.set(key, [...(this.gone.get(key) ?? []), visitor])
  }

  /** Runs a story with a visitor of its own; fails as well on what its pages complained of. */
  async visit(story: (visitor: Visitor) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const visitor = await this.newVisitor(options)
    try {
      await story(visitor)
    } catch (error) {
      await visitor.explain(error)
      await visitor.abandon()
      throw error
    }
    await this.leaves({ visitor, options })
  }

  /** The same for a visitor who is logged in, without the way through the log-in page. */
  async visitAs(
    person: Person,
    story: (visitor: Visitor) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> {
    await this.visit(async (visitor) => {
      await visitor.logInAs(person)
      await story(visitor)
    }, options)
  }

  /**
   * The jobs of this person's account wait until `resumeJobs`: what a page says while work continues can be looked at.
   */
  holdJobs({ actor }: Person): void {
    this.jobControl.hold(actor.accountId)
  }

  resumeJobs({ actor }: Person): void {
    this.jobControl.resume(actor.accountId)
  }

  resumeAllJobs(): void {
    this.jobControl.resumeAll()
  }

  /** Until this person's account has no job that is due or under way. */
  async jobsAreDone({ actor }: Person): Promise<void> {
    await untilDone(() => this.unfinishedJobs(actor.accountId))
  }

  private async unfinishedJobs(account: AccountId): Promise<string[]> {
    const query = {
      actor: this.admin.actor,
      name: null,
      order: 'createdAt',
      isDescending: true,
      page: 1,
      pageSize: 100,
    } as const
    const lists = (['queued', 'running'] as const).map((state) => this.useCases.listJobs.execute({ ...query, state }))
    const soon = new Date(Date.now() + SOON).toISOString()
    return (await Promise.all(lists))
      .flatMap(({ items }) => items)
      .filter(({ accountId, dueAt, state }) => accountId === account && (state === 'running' || dueAt < soon))
      .map(({ name }) => name)
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.close()
    await this.stores?.release()
    await rm(this.folder, { recursive: true, force: true })
  }
}

async function register(server: RunningServer, email: string): Promise<Person> {
  const registration = { email, password: PASSWORD, firstName: 'Robin', lastName: 'Marsh' }
  const { user } = await server.application.useCases.register.execute(registration)
  return { email, actor: { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin } }
}

let opening: Promise<BrowserWorld> | undefined
let users = 0

/** To be called in the body of a `describe`. The world opens before the first of its users and closes after the last. */
export function useBrowserWorld(): () => BrowserWorld {
  let world: BrowserWorld | undefined
  users++
  before(async () => {
    opening ??= BrowserWorld.open()
    world = await opening
  })
  afterEach(() => world?.resumeAllJobs())
  after(async () => {
    await world?.closeVisitors()
    if (--users === 0) await (await opening)?.close()
  })
  return () => {
    if (world === undefined) throw new Error('The world opens before the first test.')
    return world
  }
}
