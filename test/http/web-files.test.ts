import { expect } from 'chai'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { configResponse } from '../../adapters/http-contract/portal.ts'
import { openWorld, type World } from '../support/world.ts'

const ICON = fileURLToPath(new URL('../../apps/web/public/favicon.ico', import.meta.url))
const SCRIPT = 'console.log("the web app")\n'.repeat(50)
const PAGE = `<!doctype html><html><head><title>Grantwright</title>
<link rel="icon" href="./favicon.svg" type="image/svg+xml" />
<script type="application/json" id="runtime-config">{"apiBaseUrl":"/made-when-built"}</script>
</head><body><div id="root"></div><script type="module" crossorigin src="./assets/app-1a2b.js"></script></body></html>`

const LOG_IN = PAGE.replace(
  '<div id="root">',
  '<div id="root"><form></form><a href="/__web-path__/register">Register</a>',
)

describe('the web app', () => {
  let folder: string
  let world: World

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-web-'))
    const webRoot = join(folder, 'web')
    await mkdir(join(webRoot, 'assets'), { recursive: true })
    await writeFile(join(folder, 'secret.txt'), 'outside')
    await writeFile(join(webRoot, '.env'), 'hidden')
    await writeFile(join(webRoot, 'index.html'), PAGE)
    await writeFile(join(webRoot, 'login.html'), LOG_IN)
    await writeFile(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await copyFile(ICON, join(webRoot, 'favicon.ico'))
    await writeFile(join(webRoot, 'assets/app-1a2b.js'), SCRIPT)
    await writeFile(join(webRoot, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(webRoot, 'assets/app-1a2b.js.gz'), gzipSync(SCRIPT))
    const runtimeConfig = {
      apiBaseUrl: 'https://api.example.org/</script><b>$&',
      releaseStage: 'production',
      languageModel: { name: 'Claude', isLocal: false },
      maxUploadMb: 50,
      mailConfigured: true,
      errorReporting: { dsn: 'https://key@errors.example.org/7', environment: 'production' },
      supportWidget: { url: 'https://help.example.org/widget.js', token: 't' },
    } as const
    world = await openWorld({ webRoot, runtimeConfig })
  })

  after(async () => {
    await world.close()
    await rm(folder, { recursive: true })
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetchRaw(world, path, headers, method)

  it('has the log-in form in its page for who has no session', async () => {
    const form = '<form></form><a href="/register">'

    expect((await get('/login')).body.toString()).to.contain(form)
    expect((await get('/login', { cookie: 'grantwright_session=abc' })).body.toString()).not.to.contain('<form>')
    expect((await get('/projects')).body.toString()).not.to.contain('<form>')
  })

  it('is one page for all its addresses, with the configuration of this server in it', async () => {
    for (const path of [
      '/',
      '/index.html',
      '/projects',
      '/proposals/6b00f6bb0b28b41ef245a805',
      '/acceptInvite?token=x',
    ]) {
      const { status, headers, body } = await get(path)

      expect([status, headers['content-type'], headers['cache-control']]).to.deep.equal([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(body.toString()).to.contain(
        'id="runtime-config">{"apiBaseUrl":"https://api.example.org/\\u003c/script>\\u003cb>$&"',
      )
      expect(body.toString()).not.to.contain('made-when-built')
      expect(body.toString()).to.contain('src="/assets/app-1a2b.js"').and.to.contain('href="/favicon.svg"')
    }
  })

  it('is told its configuration by a call, too', async () => {
    const config = await world.visitor().get('/config', configResponse)

    expect(config).to.deep.include({ maxUploadMb: 50, languageModel: { name: 'Claude', isLocal: false } })
  })

  it('may run its own scripts and call its own server, and nothing else', async () => {
    const bare = await openWorld()
    const { headers } = await fetchRaw(bare, '/', {}, 'GET')
    await bare.close()

    const policy = String(headers['content-security-policy'])
    expect(policy).to.contain("script-src 'self';").and.to.contain("connect-src 'self';")
    expect(policy).not.to.match(/https?:|frame-src/)
    expect(headers['x-content-type-options']).to.equal('nosniff')
    expect(headers).not.to.have.property('x-powered-by')
  })

  it('may reach the services that are configured, each for what it is there for', async () => {
    const { headers } = await get('/')

    const policy = String(headers['content-security-policy'])
    const [api, errors, help] = ['api', 'errors', 'help'].map((name) => `https://${name}.example.org`)
    expect(policy).to.contain(`script-src 'self' ${help};`).and.to.contain(`frame-src ${help};`)
    expect(policy).to.contain(`connect-src 'self' ${api} ${errors} ${help};`)
    expect(policy.split(errors!)).to.have.length(2)
  })

  it('keeps its hashed files for ever, compressed as they were when they were built', async () => {
    const plain = await get('/assets/app-1a2b.js')
    const brotli = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' })
    const gzip = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
    const head = await get('/assets/app-1a2b.js', {}, 'HEAD')

    expect(plain.headers['cache-control']).to.equal('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).to.equal('text/javascript; charset=utf-8')
    expect(plain.body.toString()).to.equal(SCRIPT)
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).to.deep.equal(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.body).toString()).to.equal(SCRIPT)
    expect(gunzipSync(gzip.body).toString()).to.equal(SCRIPT)
    expect([head.status, head.headers['content-length'], head.body.length]).to.deep.equal([
      200,
      String(SCRIPT.length),
      0,
    ])
  })

  it('asks again for files without a hash', async () => {
    const { headers } = await get('/favicon.svg', { 'Accept-Encoding': 'br' })

    expect([headers['cache-control'], headers['content-type']]).to.deep.equal(['no-cache', 'image/svg+xml'])
  })

  it('has the icon that browsers ask for beside files that name none', async () => {
    const { status, headers, body } = await get('/favicon.ico')

    expect([status, headers['content-type']]).to.deep.equal([200, 'image/x-icon'])
    expect([...body.subarray(0, 4)]).to.deep.equal([0, 0, 1, 0])
  })

  it('does not hand out what lies outside its folder or is hidden in it', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..\\secret.txt',
      '/.env',
      '//secret.txt',
      '/assets/app-1a2b.js.br',
      '/assets/gone-9f9f.js',
      '/assets%00.js',
    ]) {
      const { status, headers, body } = await get(path)
      expect(body.toString(), path).not.to.match(/outside|hidden/)
      expect([status, headers['content-type']], path).to.deep.equal([404, 'application/json; charset=utf-8'])
    }
  })

  it('takes no other method', async () => {
    expect((await get('/projects', {}, 'POST')).status).to.equal(404)
  })

  it('is missing with a sentence where it was not built', async () => {
    const bare = await openWorld()

    const { status, body } = await fetchRaw(bare, '/', {}, 'GET')

    expect([status, JSON.parse(body.toString())]).to.have.nested.property('[1].code', 'http.no-such-page')
    await bare.close()
  })
})

interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The address goes out as it is written: `fetch` would tidy it. */
function fetchRaw(world: World, path: string, headers: Record<string, string>, method: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(world.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (answered) => {
      const chunks: Buffer[] = []
      answered.on('data', (chunk: Buffer) => chunks.push(chunk))
      answered.on('end', () =>
        resolve({ status: answered.statusCode ?? 0, headers: answered.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
