import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { startServer, type RunningServer } from '../../apps/server/start-server.ts'
import { openChromium } from '../support/chromium.ts'
import { testConfig } from '../support/test-config.ts'
import { openProductionStores, type ProductionStores } from '../support/product-set.ts'
import { mailsIn } from '../support/read-mails.ts'
import { PATIENCE } from '../support/waiting.ts'
import { PASSWORD, type Person } from './person.ts'
import { Visitor } from './visitor.ts'

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
  /** Where nobody is now, by what was asked for: whoever comes next finds the app in its cache. */
  private readonly emptyContexts = new Map<string, BrowserContext[]>()

  private constructor(
    private readonly folder: string,
    private readonly stores: ProductionStores | null,
    private readonly server: RunningServer,
    private readonly browser: Browser,
    /** The first person of the installation. */
    readonly admin: Person,
  ) {}

  static async open(): Promise<BrowserWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-browser-'))
    const stores = await openProductionStores()
    const own = { DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }
    const settings = { ...own, ...stores?.settings }
    const browser = await openChromium()
    const server = await startServer(testConfig(settings))
    return new BrowserWorld(folder, stores, server, browser, await register(server, 'admin@example.org'))
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
    const until = Date.now() + PATIENCE
    for (;;) {
      const mails = await mailsIn(join(this.folder, 'outbox'))
      const link = mails.findLast(({ to }) => to === email)?.links[0]
      if (link !== undefined) return link.replace(/^https?:\/\/[^/]+/, '')
      if (Date.now() > until) throw new Error(`No message to ${email} was sent.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** The visitors of a `describe` leave; fails on what their pages complained of. */
  async seeOff(): Promise<void> {
    const leaving = this.arrivals
    this.arrivals = []
    for (const arrival of leaving) await this.leaves(arrival)
  }

  private async newVisitor(options: BrowserContextOptions): Promise<Visitor> {
    const empty = this.emptyContexts.get(JSON.stringify(options))?.pop()
    return Visitor.in(empty ?? (await this.newContext(options)))
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
    const empty = this.emptyContexts.get(key) ?? []
    empty.push(visitor.context)
    this.emptyContexts.set(key, empty)
  }

  /** Runs a story with a visitor of its own; fails as well on what its pages complained of. */
  async visit(story: (visitor: Visitor) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
    const visitor = await this.newVisitor(options)
    try {
      await story(visitor)
    } catch (error) {
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

  /** No job is taken until `letWork`: what a page says while work is going on can be read at leisure. */
  async holdWork(): Promise<void> {
    await this.jobs.stop()
  }

  letWork(): void {
    this.jobs.start()
  }

  /** Until no job is due and none is under way. */
  async workIsDone(): Promise<void> {
    await this.jobs.drain()
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.close()
    await this.stores?.release()
    await rm(this.folder, { recursive: true, force: true })
  }

  private get jobs() {
    return this.server.application.jobs
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
  afterEach(() => world?.letWork())
  after(async () => {
    await world?.seeOff()
    if (--users === 0) await (await opening)?.close()
  })
  return () => {
    if (world === undefined) throw new Error('The world opens before the first test.')
    return world
  }
}
