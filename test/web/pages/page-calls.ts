import { AS_IT_IS } from '../../support/http-client.ts'

interface Call {
  readonly method: string
  /** Without the base path of the API, with the query. */
  readonly path: string
  isAnswered: boolean
}

type Answer = () => Promise<Response>

interface Rule {
  readonly matches: (call: Call) => boolean
  readonly answer: (pass: Answer) => Promise<Response>
}

const API = '/api'
const UNAVAILABLE = '<h1>Service unavailable</h1>'

/** The calls that a page makes: they reach the server with the cookies of a browser, unless a test says otherwise. */
export class PageCalls {
  private made: Call[] = []
  private rules: Rule[] = []
  private readonly cookies = new Map<string, string>()
  private readonly held: (() => void)[] = []
  private underWay = 0
  /** What the server answered so far, each as it came. */
  readonly answers: string[] = []

  constructor(private readonly serverUrl: string) {}

  /** As `fetch` of a page at the server's address. */
  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const call = { method: init.method ?? 'GET', path: address.slice(API.length), isAnswered: false }
    this.made.push(call)
    const pass = () => this.send(address, init)
    const rule = this.rules.findLast(({ matches }) => matches(call))
    this.underWay++
    try {
      return await (rule === undefined ? pass() : rule.answer(pass))
    } finally {
      call.isAnswered = true
      this.underWay--
    }
  }

  /** Whether the page waits for an answer that no test holds. */
  get areUnderWay(): boolean {
    return this.underWay > 0
  }

  /** From now on the page belongs to this session. */
  takeCookies(header: string): void {
    for (const pair of header.split('; ')) this.keep(pair)
  }

  /** As if the browser had thrown the session away. */
  forgetCookies(): void {
    this.cookies.clear()
  }

  /** How often a path was called since the page was opened, or since `forget`. `POST /x` counts only this method. */
  count(path: string): number {
    return this.made.filter(matcherOf(path)).length
  }

  /** How many of these were answered, or failed. */
  answered(path: string): number {
    const matches = matcherOf(path)
    return this.made.filter((call) => call.isAnswered && matches(call)).length
  }

  /** All calls so far, as `GET /projects/list`. */
  get all(): readonly string[] {
    return this.made.map(({ method, path }) => `${method} ${path}`)
  }

  forget(): void {
    this.made = []
  }

  /** From now on, what the server answers arrives changed. */
  change<Body>(path: string, change: (body: Body) => Body): void {
    this.addRule(path, async (pass) => {
      const response = await pass()
      if (!response.ok) return response
      const headers = { 'content-type': 'application/json' }
      return new Response(JSON.stringify(change((await response.json()) as Body)), { status: response.status, headers })
    })
  }

  /** From now on the server answers as a broken one does. */
  refuse(path: string, status = 503, body = UNAVAILABLE, headers: Readonly<Record<string, string>> = {}): void {
    this.addRule(path, async () => new Response(body, { status, headers }))
  }

  /** From now on the server is out of reach, for all calls if no path is given. */
  disconnect(path = '*'): void {
    this.addRule(path, () => Promise.reject(new TypeError('fetch failed')))
  }

  /** From now on these calls wait until what this answers is called, and then reach the server, or are refused. */
  hold(path: string, outcome: 'refused' | 'passed on' = 'passed on'): () => void {
    const { promise: isLetGo, resolve: letGo } = withResolvers()
    this.held.push(letGo)
    this.addRule(path, async (pass) => {
      await this.waits(isLetGo)
      return outcome === 'refused' ? new Response(UNAVAILABLE, { status: 503 }) : pass()
    })
    return letGo
  }

  /**
   * From now on these calls reach the server at once, and their answers wait until `letGo`. `isThere` is fulfilled once
   * the server has answered the first of them.
   */
  holdAnswers(path: string): { readonly isThere: Promise<void>; readonly letGo: () => void } {
    const { promise: isThere, resolve: arrives } = withResolvers()
    const { promise: isLetGo, resolve: letGo } = withResolvers()
    this.held.push(letGo)
    this.addRule(path, async (pass) => {
      const response = await pass()
      arrives()
      await this.waits(isLetGo)
      return response
    })
    return { isThere, letGo }
  }

  /** Nothing is held any more: a page that still waits can be closed. */
  letAllGo(): void {
    for (const letGo of this.held.splice(0)) letGo()
  }

  /** All calls reach the server again, and what it answers arrives as it is. */
  restore(): void {
    this.rules = []
  }

  /** What a test holds is under way again once it is let go. */
  private async waits(isLetGo: Promise<void>): Promise<void> {
    this.underWay--
    await isLetGo
    this.underWay++
  }

  private addRule(path: string, answer: Rule['answer']): void {
    this.rules.push({ matches: matcherOf(path), answer })
  }

  private async send(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({ ...AS_IT_IS, ...Object.fromEntries(new Headers(init.headers)) })
    if (this.cookies.size > 0) headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '))
    const response = await nodeFetch(this.serverUrl + address, { ...init, headers })
    for (const setCookie of response.headers.getSetCookie()) this.keep(setCookie)
    const hasBody = ![204, 304].includes(response.status)
    const body = hasBody ? await response.text() : null
    if (body !== null) this.answers.push(body)
    return new Response(body, { status: response.status, headers: response.headers })
  }

  private keep(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
    const expires = /; Expires=([^;]+)/i.exec(setCookie)?.[1]
    if (expires !== undefined && Date.parse(expires) <= Date.now()) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

const nodeFetch = globalThis.fetch

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((fulfil) => (resolve = fulfil))
  return { promise, resolve }
}

/** `/projects/list`, `POST /projects/create`, `/proposals/*` with anything for the star; a query does not matter. */
function matcherOf(pattern: string): (call: Call) => boolean {
  const [, method, path = ''] = /^(?:([A-Z]+) )?(.+)$/.exec(pattern) ?? []
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
  const isPath = new RegExp(`^${escaped}(\\?.*)?$`)
  return (call) => (method === undefined || call.method === method) && isPath.test(call.path)
}
