import { expect } from 'chai'

import { S3FileStore } from '../../../adapters/files-s3/s3-file-store.ts'
import type { S3Settings } from '../../../adapters/files-s3/s3-settings.ts'
import { plainReason } from '../../../apps/wiring/plain-reason.ts'
import { openFiles } from '../../../apps/wiring/open-files.ts'
import { memoryConfig } from '../../../apps/wiring/config/config.ts'
import { expectError } from '../../support/expect-error.ts'
import { startS3, type S3Server } from '../../support/s3-server.ts'

const KEY = 'account1/file1'
const MEGABYTE = 1024 * 1024

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content)
}

describe('Files on S3', () => {
  let server: S3Server
  let settings: S3Settings
  const opened: S3FileStore[] = []

  before(async () => {
    server = await startS3()
  })
  beforeEach(async () => {
    server.fault = () => false
    settings = await server.newBucket()
  })
  after(async () => {
    for (const files of opened) files.close()
    await server.stop()
  })

  function open(of: Partial<S3Settings> = {}): S3FileStore {
    const files = new S3FileStore({ ...settings, ...of })
    opened.push(files)
    return files
  }

  /** The headers under which the last file was stored. */
  function storingHeaders() {
    return server.requests.filter(({ method }) => method === 'PUT').at(-1)?.headers ?? {}
  }

  it('asks for the encryption that is configured, and for none by default', async () => {
    await open({ encryption: { kind: 'aws:kms', keyId: 'key-1' } }).put(KEY, text('kept under a key'))
    const underKey = storingHeaders()
    await open({ encryption: { kind: 'AES256' } }).put(KEY, text('encrypted'))
    const encrypted = storingHeaders()
    await open().put(KEY, text('as it is'))
    const plain = storingHeaders()

    expect(underKey['x-amz-server-side-encryption']).to.equal('aws:kms')
    expect(underKey['x-amz-server-side-encryption-aws-kms-key-id']).to.equal('key-1')
    expect(encrypted['x-amz-server-side-encryption']).to.equal('AES256')
    expect(plain).not.to.have.property('x-amz-server-side-encryption')
  })

  it('keeps the files of an account under its identifier', async () => {
    await open().put(KEY, text('x'))

    const put = server.requests.filter(({ method }) => method === 'PUT').at(-1)
    expect(put?.path).to.match(new RegExp(`^/${settings.bucket}/${KEY}(\\?|$)`))
  })

  it('notices when the store kept something else than it was given, and keeps nothing then', async () => {
    const files = open()
    let removed = ''
    server.fault = ({ method, url = '' }, response) => {
      if (method === 'DELETE') removed = url
      if (method === 'GET') response.end('not what was put')
      return method === 'GET'
    }

    await expectError(files.put(KEY, text('what was put')), 'unavailable', 'files.unavailable')

    expect(removed).to.contain(KEY)
    server.fault = () => false
    await expectError(files.read(KEY), 'not-found')
  })

  it('tries again when the store is busy for a moment', async () => {
    const files = open()
    let refused = 0
    server.fault = ({ method }, response) => {
      if (method !== 'PUT' || refused > 0) return false
      refused += 1
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return true
    }

    expect((await files.put(KEY, text('at last'))).sizeBytes).to.equal(7)
    expect(refused).to.equal(1)
  })

  it('says that files can’t be reached while the store answers with errors, hangs up, or is not there', async () => {
    const files = open()
    await files.put(KEY, text('kept'))

    server.fault = (_request, response) => {
      response.writeHead(500).end()
      return true
    }
    const failing = await Promise.allSettled([files.read(KEY), files.put('account1/new', text('new'))])
    server.fault = ({ socket }) => {
      socket.destroy()
      return true
    }
    await expectError(files.removeAccount('account1'), 'unavailable')
    await expectError(open({ endpoint: 'http://127.0.0.1:9' }).remove(KEY), 'unavailable')

    const kinds = failing.map((outcome) => outcome.status === 'rejected' && (outcome.reason as { kind: unknown }).kind)
    expect(kinds).to.deep.equal(['unavailable', 'unavailable'])
    server.fault = () => false
    expect(await files.read(KEY)).to.have.length(4)
  })

  it('says so when a file breaks off in the middle', async () => {
    const files = open()
    server.fault = ({ method }, response) => {
      if (method !== 'GET') return false
      response.writeHead(200, { 'content-length': 1000 })
      response.write('only half', () => response.destroy())
      return true
    }

    await expectError(files.read(KEY), 'unavailable')
  })

  it('waits no longer than its patience for a store that falls silent, also in the middle of a file', async () => {
    const files = new S3FileStore(settings, 100)
    opened.push(files)
    server.fault = ({ method }, response) => {
      if (method !== 'GET') return true
      response.writeHead(200, { 'content-length': 1000 })
      return response.write('only half')
    }

    await expectError(files.read(KEY), 'unavailable')
    await expectError(files.remove(KEY), 'unavailable')
    await server.hangUp()
  })

  it('takes no more of a large file than a few parts while the store is slow', async () => {
    let taken = 0
    let held = 0
    const bothHeld = new Promise<void>((resolve) => {
      server.fault = ({ method, url = '' }) => {
        const isPart = method === 'PUT' && url.includes('partNumber')
        if (isPart && ++held === 2) resolve()
        return isPart
      }
    })
    async function* large(): AsyncGenerator<Uint8Array> {
      for (; taken < 200; taken++) yield new Uint8Array(MEGABYTE)
    }

    const files = new S3FileStore(settings)
    const storing = files.put(KEY, large()).catch((error: unknown) => error)
    await bothHeld
    // Meanwhile all of it would be taken if nothing held that up.
    for (let requests = 0; requests < 20; requests++) await expectError(files.read('account1/none'), 'not-found')

    expect(taken).to.be.within(10, 25)
    server.fault = ({ socket }) => {
      socket.destroy()
      return true
    }
    await server.hangUp()
    expect(await storing).to.be.instanceOf(Error)
    files.close()
  })

  it('ends the start for a bucket that is not there or may not be used, and not for a store that is out of reach', async () => {
    const config = memoryConfig()
    const start = (s3: S3Settings) => openFiles({ ...config, s3 }).then((files) => files.close())
    const refuse =
      (status: number, code = '') =>
      () => {
        server.fault = (_request, response) => {
          response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`)
          return true
        }
      }

    const told = (error: unknown) => plainReason(error)
    const absent = await start({ ...settings, bucket: 'no-such-bucket' }).catch(told)
    refuse(403)()
    const forbidden = await start(settings).catch(told)
    refuse(403, 'InvalidAccessKeyId')()
    const unknown = await start(settings).catch(told)
    refuse(503)()
    const busy = await start(settings)

    expect(absent).to.match(/ the bucket no-such-bucket of http:\S+: there is no such bucket\. Make it, or correct /)
    expect(forbidden).to.match(/: the key may not write there\. /)
    expect(unknown).to.match(/: the store does not know the key\. /)
    expect(busy).to.equal(undefined)
  })
})
