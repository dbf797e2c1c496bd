import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Somebody with a session, and what is theirs. */
export interface CrowdMember {
  readonly cookie: string
  readonly accountId: string
  readonly proposalId: string
  readonly projectId: string
}

/** An answer that somebody got; status 0 for a connection that broke. */
export interface Seen {
  readonly kind: string
  readonly status: number
  readonly ms: number
}

interface Answered {
  readonly status: number
  readonly etag: string | null
}

/** What somebody asks for next: of which kind, and how. */
export interface Ask {
  readonly kind: string
  readonly path: string
  readonly body?: object
  /** Not again while it is as it was. */
  readonly poll?: boolean
}

export type Asks = (member: CrowdMember, random: () => number) => Ask

/** Between two acts of one person, on average. */
const THINKING_MS = Number(process.env['BENCH_THINKING_MS'] ?? 1_000)

/** So many people at once, each on a connection of their own, spread over some hosts. */
export class Crowd {
  private readonly visitors: readonly Visitor[]

  constructor(members: readonly CrowdMember[], urls: readonly string[], asks: Asks, random: () => number) {
    this.visitors = members.map((member, at) => new Visitor(member, urls[at % urls.length]!, asks, random))
  }

  /** All of them ask for so long, one thing after the other and pauses in between. */
  async visit(seconds: number): Promise<Seen[]> {
    const until = performance.now() + seconds * 1000
    return (await Promise.all(this.visitors.map((one) => one.visit(until)))).flat()
  }

  leave(): void {
    for (const one of this.visitors) one.leave()
  }
}

class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private etag: string | null = null

  constructor(
    private readonly member: CrowdMember,
    private readonly url: string,
    private readonly asks: Asks,
    private readonly random: () => number,
  ) {}

  async visit(until: number): Promise<Seen[]> {
    const seen: Seen[] = []
    await pause(this.random() * THINKING_MS)
    while (performance.now() < until) {
      seen.push(await this.ask(this.asks(this.member, this.random)))
      await pause((0.5 + this.random()) * THINKING_MS)
    }
    return seen
  }

  leave(): void {
    this.agent.destroy()
  }

  private async ask({ kind, path, body, poll = false }: Ask): Promise<Seen> {
    const known = poll ? this.etag : null
    const begun = performance.now()
    const { status, etag } = await this.send(path, body, known).catch(() => ({ status: 0, etag: null }))
    const ms = performance.now() - begun
    if (poll && etag !== null) this.etag = etag
    return { kind: known !== null && status === 200 ? `${kind}, changed` : kind, status, ms }
  }

  private send(path: string, body: object | undefined, known: string | null): Promise<Answered> {
    const sent = body && JSON.stringify(body)
    const headers = {
      cookie: this.member.cookie,
      ...(known !== null && { 'if-none-match': known }),
      ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    }
    const { agent } = this
    return new Promise((resolve, reject) => {
      const asking = request(`${this.url}${path}`, { agent, headers, method: sent === undefined ? 'GET' : 'POST' })
      // A kept connection may be closed at the very moment in which it is used again.
      const failed = (error: Error) => (asking.reusedSocket ? resolve(this.send(path, body, known)) : reject(error))
      asking.once('error', failed)
      asking.once('response', (answer: IncomingMessage) => {
        answer.once('error', reject).once('end', () => {
          resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag ?? null })
        })
        answer.resume()
      })
      asking.end(sent)
    })
  }
}
