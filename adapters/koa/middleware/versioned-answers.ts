import type { ApiContext } from '../api-context.ts'
import { actorOf } from '../api-context.ts'
import { compressed, acceptsGzip } from './json-answers.ts'

interface VersionedAnswer {
  /** Changes whenever the result of `produce` would change; cheap. */
  readonly version: () => Promise<string>
  /** The fields of the response. */
  readonly produce: () => Promise<Readonly<Record<string, unknown>>>
}

interface KeptAnswer {
  readonly tag: string
  readonly json: Buffer
  gzip: Buffer | null
}

const WORTH_COMPRESSING = 1024

/**
 * Responds to polls: with 304 if unchanged, at the cost of a version, or from cached bytes. A cached response belongs
 * to one account, role and release, because releases may differ in form.
 */
export class VersionedAnswers {
  private readonly kept = new Map<string, KeptAnswer>()
  private keptBytes = 0

  constructor(
    private readonly release: string,
    private readonly mostBytes: number,
  ) {}

  async answer(ctx: ApiContext, { version, produce }: VersionedAnswer): Promise<void> {
    const { accountId, isAdmin } = actorOf(ctx)
    const viewer = `${accountId}${isAdmin ? '-admin' : ''}`
    const tag = tagOf(this.release, viewer, await version())
    ctx.set('Cache-Control', 'private, no-cache')
    ctx.vary('Accept-Encoding')
    if (isKnown(ctx, tag)) {
      ctx.set('ETag', `"${tag}"`)
      ctx.status = 304
      return
    }
    await send(ctx, await this.find(`${viewer} ${ctx.path}`, tag, produce))
  }

  private async find(key: string, tag: string, produce: VersionedAnswer['produce']): Promise<KeptAnswer> {
    const found = this.kept.get(key)
    if (found?.tag === tag) {
      this.kept.delete(key)
      this.kept.set(key, found)
      return found
    }
    const json = Buffer.from(JSON.stringify({ success: true, ...(await produce()) }))
    const gzip = null
    const made = { tag, json, gzip }
    this.keep(key, made)
    return made
  }

  /** Drops the least recently used first. Counts compressed bytes as a quarter of the plain ones. */
  private keep(key: string, made: KeptAnswer): void {
    this.drop(key)
    this.kept.set(key, made)
    this.keptBytes += weight(made)
    for (const oldest of this.kept.keys()) {
      if (this.keptBytes <= this.mostBytes) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    const found = this.kept.get(key)
    if (!found) return
    this.keptBytes -= weight(found)
    this.kept.delete(key)
  }
}

async function send(ctx: ApiContext, answer: KeptAnswer): Promise<void> {
  ctx.type = 'json'
  if (answer.json.length < WORTH_COMPRESSING || !acceptsGzip(ctx)) {
    ctx.set('ETag', `"${answer.tag}"`)
    ctx.body = answer.json
    return
  }
  answer.gzip ??= await compressed(answer.json)
  ctx.set('ETag', `"${answer.tag}-gzip"`)
  ctx.set('Content-Encoding', 'gzip')
  ctx.body = answer.gzip
}

function weight({ json }: KeptAnswer): number {
  return json.length * 1.25
}

function tagOf(release: string, viewer: string, version: string): string {
  return encodeURIComponent(`${version}.${viewer}.${release}`)
}

/** Proxies that compress mark a tag as weak; the content is the same. */
function isKnown(ctx: ApiContext, tag: string): boolean {
  const known = ctx.req.headers['if-none-match']
  if (known === undefined) return false
  return known.split(',').some((given) => given.replace(/^\s*(?:W\/)?"|(?:-gzip)?"\s*$/g, '') === tag)
}
