import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { LONGEST_WAIT } from '../support/waiting.ts'
import { PageLog } from './page-log.ts'
import { PASSWORD, type Person } from './person.ts'

const screenshots = fileURLToPath(new URL('screenshots/', import.meta.url))

/** Of the app, though nothing of it is loaded there: what it keeps in the browser can be cleared, and nothing keeps it anew. */
const OUTSIDE = '/healthz'

/** Nobody is logged in until somebody logs in. */
const NOBODY_YET = /status of 401 .*\/api\/account\/me$/

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Who looks at the product: finds things as a person does, and notes everything that the pages complain of. */
export class Visitor {
  private problems: string[] = []
  private readonly log: PageLog
  private readonly window: ReturnType<Page['viewportSize']>
  private expected: RegExp[] = [NOBODY_YET]

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.log = new PageLog(page)
    this.window = page.viewportSize()
  }

  static async in(context: BrowserContext): Promise<Visitor> {
    context.setDefaultTimeout(LONGEST_WAIT)
    const visitor = new Visitor(context, await context.newPage())
    visitor.listenTo(visitor.page)
    return visitor
  }

  /** The same person in another tab; what its page complains of is noted with the rest. */
  async otherTab(): Promise<Visitor> {
    const page = await this.context.newPage()
    this.listenTo(page)
    return new Visitor(this.context, page)
  }

  private listenTo(page: Page): void {
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`${message.text()} ${message.location().url}`)
    })
  }

  /** A call that this story makes fail: the browser reports its address in the console. */
  expects(...complaints: readonly RegExp[]): void {
    this.expected.push(...complaints)
  }

  /** What the pages complained of, apart from what the story made them. */
  get complaints(): readonly string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)))
  }

  /**
   * Fails on what the pages complained of. Returns whether somebody else may come in the same window: nobody is logged in
   * in it, and only files of the app are left in its cache. To open another one takes longer than most stories.
   */
  async leave(): Promise<boolean> {
    if (this.page.isClosed()) return false
    await this.clear()
    const complaints = this.complaints.join('\n')
    this.problems = []
    this.expected = [NOBODY_YET]
    this.log.forget()
    expect(complaints, 'what the browser complained of').to.equal('')
    return true
  }

  /** Calls are answered as the server answers them, and the next page is loaded, even if it is this one at another place. */
  async forgetPage(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' })
    if (this.page.url().includes('#')) await this.page.goto(OUTSIDE)
  }

  private async clear(): Promise<void> {
    const { context, page } = this
    for (const other of context.pages()) if (other !== page) await other.close()
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // A log-out that was not finished would end the session of whoever comes next.
    await page.goto(OUTSIDE)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
    await context.clearCookies()
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
    await page.mouse.move(0, 0)
    if (this.window !== null) await page.setViewportSize(this.window)
  }

  /** Adds to what went wrong what the page showed then. */
  async explain(error: unknown): Promise<void> {
    if (!(error instanceof Error) || this.page.isClosed()) return
    error.stack += `\n  ${await this.log.describe(this.problems)}`
  }

  /** Leaves a picture of where the story ended. */
  async abandon(): Promise<void> {
    await this.page.screenshot({ path: picture('where-it-failed') }).catch(() => undefined)
    await this.context.close()
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async logInAs({ email }: Person): Promise<void> {
    const answer = await this.context.request.post('/api/account/login', { data: { email, password: PASSWORD } })
    expect(answer.status()).to.equal(200)
  }

  get path(): string {
    const { pathname, hash } = new URL(this.page.url())
    return pathname + hash
  }

  async arrivesAt(path: string | RegExp): Promise<void> {
    const isThere = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname))
    await this.page.waitForURL(isThere)
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true })
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  alert(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text })
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text)
  }

  async sees(...things: readonly Locator[]): Promise<void> {
    for (const thing of things) await thing.first().waitFor({ state: 'visible' })
  }

  async seesNoMore(thing: Locator): Promise<void> {
    await thing.waitFor({ state: 'hidden' })
  }

  /** Does something of which things are seen that soon go by themselves: looks out for them before they can come. */
  async seesBriefly(act: () => Promise<void>, ...things: readonly Locator[]): Promise<void> {
    await Promise.all([act(), ...things.map((thing) => this.sees(thing))])
  }

  /** Chooses files in the browser's own dialogue, which the button opens. */
  async choose(button: Locator, files: string | readonly string[] | ChosenFile): Promise<void> {
    const opened = this.page.waitForEvent('filechooser')
    await button.click()
    await (await opened).setFiles(typeof files === 'object' && 'length' in files ? [...files] : files)
  }

  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** A picture of the whole page for people to look at, where they ask for pictures. */
  async picture(name: string): Promise<void> {
    if (process.env.SCREENSHOTS === '1') await this.page.screenshot({ path: picture(name), fullPage: true })
  }
}

function picture(name: string): string {
  mkdirSync(screenshots, { recursive: true })
  return join(screenshots, `${name}.png`)
}
