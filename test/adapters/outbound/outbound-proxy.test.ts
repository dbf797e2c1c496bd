import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { getGlobalDispatcher, setGlobalDispatcher, type Dispatcher } from 'undici'
import { openSdk } from '../../../adapters/anthropic/sdk.ts'
import { S3FileStore } from '../../../adapters/files-s3/s3-file-store.ts'
import { ModelCheck } from '../../../adapters/health/model-check.ts'
import { SentryReports } from '../../../adapters/monitoring/sentry-reports.ts'
import { askThroughProxies } from '../../../adapters/outbound/outbound-proxy.ts'
import { TrelloTaskBoard } from '../../../adapters/taskboard/trello-task-board.ts'
import { trelloSettings } from '../../../adapters/taskboard/trello-settings.ts'
import { claudeAt } from '../../support/messages-server/claude.ts'
import { S3_KEYS, startS3, type S3Server } from '../../support/s3-server.ts'

const AT = 'https://outside.example'

/** How each client asks its service, at an address that only a proxy could reach. */
const CLIENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the language model': async () => (await openSdk({ ...claudeAt(AT), timeoutMs: 10_000 })).api.models.list(),
  'the check of the language model': () =>
    new ModelCheck({ vendor: 'anthropic', prefix: 'ANTHROPIC', baseUrl: AT, apiKey: null }).look(),
  'the task board': () => new TrelloTaskBoard(trelloSettings('key', AT)).boards('token'),
  'the store of files': () => bucketAt({ endpoint: AT }).refusal(),
  'the reports of errors': async () => {
    const reports = new SentryReports({ dsn: 'https://key@outside.example/1', environment: 'production' })
    reports.report({ level: 'error', what: 'Broken', error: null, tags: {} })
    await reports.flush()
  },
}

/** More than goes in one part. */
const LARGE = 9 * 1024 * 1024

function bucketAt(of: { readonly endpoint: string; readonly bucket?: string }): S3FileStore {
  const keys = { credentials: S3_KEYS, encryption: { kind: 'none' as const } }
  return new S3FileStore({ bucket: 'files', region: 'us-east-1', ...keys, isProxied: true, ...of })
}

async function* whole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

describe('Services outside behind a proxy', () => {
  let before: Dispatcher
  let store: S3Server
  let proxy: Server
  let address: string
  /** What the proxy was asked for: host and port to connect to, or a whole address. */
  let asked: string[]

  beforeEach(async () => {
    before = getGlobalDispatcher()
    store = await startS3()
    asked = []
    proxy = createServer((request, response) => {
      asked.push(request.url!)
      const { pathname, search } = new URL(request.url!)
      const { method, headers } = request
      const passedOn = { method: method!, path: pathname + search, headers: headers as Record<string, string> }
      before.request({ origin: store.endpoint, ...passedOn, body: request }).then(
        ({ statusCode, headers, body }) => body.pipe(response.writeHead(statusCode, headers)),
        () => response.writeHead(502).end(),
      )
    })
    proxy.on('connect', (request, socket) => {
      asked.push(request.url!)
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
    await once(proxy.listen(0, '127.0.0.1'), 'listening')
    address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  })
  afterEach(async () => {
    await getGlobalDispatcher().destroy()
    setGlobalDispatcher(before)
    proxy.closeAllConnections()
    proxy.close()
    await store.stop()
  })

  for (const [client, ask] of Object.entries(CLIENTS))
    it(`are asked through it by ${client}`, async () => {
      askThroughProxies({ http: null, https: address, except: [] })
      await ask().catch(() => undefined)

      expect(asked).to.include('outside.example:443')
    })

  it('are asked directly where they are excepted, and this machine always', async () => {
    askThroughProxies({ http: address, https: address, except: ['example'] })
    const { endpoint } = await store.newBucket().then(() => store)
    const inside = bucketAt({ endpoint })
    await fetch(`${AT}/`).catch(() => undefined)
    await inside.refusal()

    expect(asked).to.deep.equal([])
    expect(store.requests.length).to.be.greaterThan(0)
    inside.close()
  })

  it('are asked without a tunnel where they speak no HTTPS, for files of any size', async () => {
    const content = new Uint8Array(LARGE).fill(7)
    askThroughProxies({ http: address, https: null, except: [] })
    const { bucket } = await store.newBucket()
    const files = bucketAt({ bucket, endpoint: 'http://s3.amazonaws.com:9000' })
    await files.put('account/file', whole(content))

    expect(Buffer.from(await files.read('account/file')).equals(content)).to.equal(true)
    expect(asked.filter((each) => !each.startsWith('http://s3.amazonaws.com:9000/'))).to.deep.equal([])
    files.close()
  })
})
