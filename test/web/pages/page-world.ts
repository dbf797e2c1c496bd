import { userEvent, type UserEvent } from '@testing-library/user-event'
import { configure, screen, waitFor } from '@testing-library/dom'
import { expect } from 'chai'
import { mount } from '../../../apps/web/src/app/mount.tsx'
import { adminRoutes, publicRoutes, userRoutes } from '../../../apps/web/src/app/screens.ts'
import { forgetAnswers } from '../../../apps/web/src/shared/call-api.ts'
import { runtimeConfig } from '../../../apps/web/src/shared/runtime-config.ts'
import type { PageConfig } from '../../../adapters/http-contract/portal.ts'
import type { UseCases } from '../../../adapters/koa/use-cases.ts'
import type { Actor } from '../../../core/identity/user.ts'
import { LONGEST_WAIT } from '../../support/waiting.ts'
import { openWorld, type RegisteredClient, type World, type WorldOptions } from '../../support/world.ts'
import { dom } from './dom.ts'
import { PageClipboard } from './page-clipboard.ts'
import { PageCalls } from './page-calls.ts'
import { formRequestsOver } from './page-form-request.ts'
import { PageTimers } from './page-timers.ts'

/** Turns of the event loop in which React takes in an answer and shows it, with its effects. */
const TURNS_TO_SHOW = 5

configure({
  asyncUtilTimeout: LONGEST_WAIT,
  computedStyleSupportsPseudoElements: false,
  getElementError: (message) => new Error(`${message?.split('\n', 1)[0]} It shows:\n${document.body.textContent}`),
})

/** Someone with an account of their own. */
export interface Person extends RegisteredClient {
  readonly actor: Actor
  readonly email: string
}

/** A page of the app, shown in this process, and what its user does on it. */
export class ShownPage {
  private leave: () => Promise<void> = async () => undefined
  readonly user: UserEvent = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  /** In the place of that of `user`, which can't read its own text in this process. */
  readonly clipboard = new PageClipboard()

  constructor(
    readonly calls: PageCalls,
    readonly timers: PageTimers,
  ) {}

  /** Types an address. */
  async goTo(address: string): Promise<void> {
    await this.close()
    dom.happyDOM.setURL(new URL(address, 'https://grants.example.org').href)
    window.history.replaceState(null, '')
    this.show()
  }

  /** The browser keeps the state of the history. */
  async reload(): Promise<void> {
    await this.close()
    this.show()
  }

  private show(): void {
    const element = document.createElement('div')
    document.body.append(element)
    this.leave = mount(element)
  }

  /** Path, query and hash. */
  get address(): string {
    const { pathname, search, hash } = window.location
    return pathname + search + hash
  }

  async arrivesAt(address: string | RegExp): Promise<void> {
    await waitFor(() => expect(this.address).to.match(typeof address === 'string' ? exactly(address) : address))
  }

  /** Puts this text in the place of what is in a field. */
  async fill(field: HTMLElement, text: string): Promise<void> {
    await this.user.clear(field)
    if (text === '') return
    await this.user.click(field)
    await this.user.paste(text)
  }

  /** Chooses files in the browser's own dialogue, which a button opens. */
  async choose(opener: HTMLElement, ...files: readonly File[]): Promise<void> {
    const clicked: EventTarget[] = []
    const note = ({ target }: Event) => clicked.push(target!)
    document.addEventListener('click', note, { capture: true })
    await this.user.click(opener)
    document.removeEventListener('click', note, { capture: true })
    const input = clicked.find((target) => target instanceof HTMLInputElement && target.type === 'file')
    expect(input, 'the field for files that the button opens').not.to.equal(undefined)
    await this.user.upload(input as HTMLInputElement, [...files])
  }

  /** Lets the time of the timers of exactly this many milliseconds be over, until what they do is done. */
  async passes(milliseconds: number): Promise<void> {
    this.timers.ring(milliseconds)
    await this.settles()
  }

  /** Until every call is answered and shown, with those that follow from the answers, and no part of the page is to come. */
  async settles(): Promise<void> {
    do
      await waitFor(() => {
        expect(this.calls.areUnderWay, 'a call under way').to.equal(false)
        expect(document.querySelector('[data-coming]'), 'a part to come').to.equal(null)
      })
    while (await this.goesOn())
  }

  /** Whether, once React has shown what there is, another call is under way. */
  private async goesOn(): Promise<boolean> {
    for (let turn = 0; turn < TURNS_TO_SHOW; turn++) await new Promise((resolve) => setImmediate(resolve))
    return this.calls.areUnderWay
  }

  /** As going to another window and back. */
  focusWindow(): void {
    dom.dispatchEvent(new dom.Event('focus'))
  }

  async close(): Promise<void> {
    await this.leave()
    this.leave = async () => undefined
    this.timers.clear()
    forgetAnswers()
    document.body.replaceChildren()
  }
}

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** The whole product in this process: its server with the data in memory, and its pages. Jobs are done when a test says so. */
export class PageWorld {
  private shown: ShownPage[] = []
  private complaints: string[] = []
  private people = 0
  private readonly timers = new PageTimers()
  private readonly configured = { ...runtimeConfig }

  constructor(
    readonly server: World,
    /** The first person of the installation. */
    readonly admin: Person,
    private readonly hasLanguageModel: boolean,
  ) {}

  get useCases(): UseCases {
    return this.server.application.useCases
  }

  /** An account that nobody has used yet; no admin. */
  async person(): Promise<Person> {
    return personOf(await this.server.registered({ email: `page-person${++this.people}@example.org` }))
  }

  /** The same, who confirmed their address, as who invites must. Does the jobs that are queued. */
  async confirmed(): Promise<Person> {
    return personOf(await this.server.confirmed({ email: `page-person${++this.people}@example.org` }))
  }

  /** Does the jobs that are queued, and those that they queue. */
  async workOff(): Promise<void> {
    if (!this.hasLanguageModel) return this.server.workOff()
    const showNavigator = hideNavigator()
    await this.server.workOff().finally(showNavigator)
  }

  /** Sends the messages that wait, and answers the address to which the newest one to somebody for this page leads. */
  async linkMailedTo(email: string, page: string): Promise<string> {
    await this.workOff()
    const links = (await this.server.mailsTo(email)).map(({ links: [link = ''] }) => new URL(link))
    const newest = links.findLast(({ pathname }) => pathname === page)
    if (newest === undefined) throw new Error(`No link to ${page} was mailed to ${email}.`)
    return newest.pathname + newest.search
  }

  /** Opens an address as this person, or as nobody, in the place of the page that was open. */
  async open(address: string, person: Person | null, before: (page: ShownPage) => void = () => {}): Promise<ShownPage> {
    await this.closePages()
    const calls = new PageCalls(this.server.url)
    if (person !== null) calls.takeCookies(person.client.cookieHeader())
    globalThis.fetch = (...[target, init]: Parameters<typeof fetch>) =>
      typeof target === 'string' && target.startsWith('/') ? calls.fetch(target, init) : nodeFetch(target, init)
    globalThis.XMLHttpRequest = formRequestsOver(() => calls)
    const page = new ShownPage(calls, this.timers)
    this.shown.push(page)
    before(page)
    await page.goTo(address)
    return page
  }

  /** What the server would have written into the page, for the rest of a test. */
  configure(changes: Partial<PageConfig>): void {
    Object.assign(runtimeConfig, changes)
  }

  /** As a device without a mouse, for the rest of a test. */
  touch(): void {
    dom.happyDOM.settings.navigator.maxTouchPoints = 1
  }

  /** Notes what the code of pages complains of in the console. */
  listen(): void {
    console.error = (...what: unknown[]) => this.complaints.push(what.map(String).join(' '))
  }

  /** Something that a test made happen. */
  expectComplaint(pattern: RegExp): void {
    expect(this.complaints.join('\n')).to.match(pattern)
    this.complaints = this.complaints.filter((complaint) => !pattern.test(complaint))
  }

  /** After each test: takes the pages away, and fails on what they complained of. */
  async tidy(): Promise<void> {
    await this.closePages()
    sessionStorage.clear()
    localStorage.clear()
    Object.assign(runtimeConfig, this.configured)
    dom.happyDOM.settings.navigator.maxTouchPoints = 0
    globalThis.fetch = nodeFetch
    console.error = consoleError
    const complaints = this.complaints
    this.complaints = []
    expect(complaints, 'what the page complained of').to.deep.equal([])
  }

  private async closePages(): Promise<void> {
    for (const page of this.shown.splice(0)) {
      page.calls.letAllGo()
      await page.close()
    }
  }
}

const nodeFetch = globalThis.fetch
const consoleError = console.error

function personOf({ client, user }: RegisteredClient): Person {
  const actor = { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin } as Actor
  return { client, user, actor, email: user.email }
}

/**
 * The package of the language model can't be opened where it takes this process for a browser. Returns how to undo it.
 */
function hideNavigator(): () => void {
  const shown = Object.getOwnPropertyDescriptor(globalThis, 'navigator') ?? {}
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: undefined })
  return () => void Object.defineProperty(globalThis, 'navigator', shown)
}

/** To be called in the body of a `describe`, whose tests share a server. A function is called before the first of them. */
export function usePageWorld(options: WorldOptions | (() => WorldOptions) = {}): () => PageWorld {
  let world: PageWorld | undefined
  before(async () => {
    // Before a test waits for one of them to be shown, however slow the machine.
    await Promise.all([...publicRoutes, ...userRoutes, ...adminRoutes].map(({ preload }) => preload()))
    const chosen = typeof options === 'function' ? options() : options
    const server = await openWorld(chosen)
    const admin = personOf(await server.registered({ email: 'page-admin@example.org' }))
    world = new PageWorld(server, admin, chosen.languageModelUrl !== undefined)
  })
  beforeEach(() => world?.listen())
  afterEach(() => world?.tidy())
  after(() => world?.server.close())
  return () => {
    if (world === undefined) throw new Error('The world opens before the first test.')
    return world
  }
}

/** A button by its name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
