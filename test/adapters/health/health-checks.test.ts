import { once } from 'node:events'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { AddressCheck } from '../../../adapters/health/address-check.ts'
import { BackupCheck } from '../../../adapters/health/backup-check.ts'
import { DiskCheck } from '../../../adapters/health/disk-check.ts'
import { FilesCheck } from '../../../adapters/health/files-check.ts'
import { ModelCheck } from '../../../adapters/health/model-check.ts'
import { sentenceForAdmins } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { AppError } from '../../../core/shared/app-error.ts'

const DAY_SECONDS = 24 * 60 * 60

describe('Health checks', () => {
  const servers: Server[] = []
  let folder: string

  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'grantwright-health-'))))
  afterEach(async () => {
    for (const server of servers.splice(0)) server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const answering = async (status: number) => {
    const server = createServer((_request, response) => response.writeHead(status).end())
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const codeAt = async (status: number) => (await new AddressCheck(await answering(status)).look())?.reason.code

  it('tell whether the public address leads to this server, under its own name', async () => {
    expect(await codeAt(401)).to.equal(undefined)
    expect(await codeAt(421)).to.equal('health.host')
    expect([await codeAt(200), await codeAt(302), await codeAt(502)]).to.deep.equal(Array(3).fill('health.address'))
    expect(await new AddressCheck('http://127.0.0.1:1').look()).to.deep.include({ severity: 'warning' })
  })

  it('tell a key that the language model refuses, and a server that is away', async () => {
    const look = async (baseUrl: string) =>
      (await new ModelCheck({ vendor: 'anthropic', prefix: 'ANTHROPIC', baseUrl, apiKey: 'k' }).look())?.reason.code

    expect(await look(await answering(401))).to.equal('health.model-key')
    expect(await look(await answering(404))).to.equal(undefined)
    expect(await look('http://127.0.0.1:1')).to.equal('health.model-away')
  })

  it('warn of a text encoder that is away or refuses the key: searches go on by words', async () => {
    const look = async (baseUrl: string) =>
      new ModelCheck({ vendor: 'openai', prefix: 'TEXT_ENCODER', baseUrl, apiKey: 'k' }, 'encoder').look()

    expect(await look(await answering(200))).to.equal(null)
    expect((await look('http://127.0.0.1:1'))?.severity).to.equal('warning')
    expect(sentenceForAdmins((await look(await answering(403)))!.reason)).to.match(
      /^127\.0\.0\.1:\d+ refuses the key, so searches go by words alone\. Correct TEXT_ENCODER_API_KEY\.$/,
    )
  })

  it('tell why files can not be stored, in a folder or a bucket', async () => {
    const system = (code: string) => Object.assign(new Error(code), { code })
    const ofStore = Object.assign(new Error('Denied'), { name: 'SignatureDoesNotMatch', $metadata: {} })
    const said = async (cause: Error) => {
      const failing = async () => Promise.reject(new AppError('unavailable', 'files.unavailable', {}, cause))
      return sentenceForAdmins((await new FilesCheck('the bucket b', failing).look())!.reason)
    }

    expect(await new FilesCheck('x', async () => undefined).look()).to.equal(null)
    expect(await said(system('EACCES'))).to.match(/^Files can’t be stored in the bucket b: this user may not write/)
    expect(await said(ofStore)).to.match(/: the secret is not that of the key\./)
    expect(await said(new AggregateError([system('ECONNREFUSED')]))).to.match(/: nothing listens there\./)
    expect(await said(system('EXOTIC'))).to.match(/: look at the log \(EXOTIC\)\.$/)
    expect(await said(new Error('Whatever'))).to.match(/: look at the log\.$/)
  })

  it('tell backups that are missing or old', async () => {
    const look = async () => (await new BackupCheck(folder, new SystemClock()).look())?.reason.code
    expect(await look()).to.equal('health.no-backup')
    const copy = join(folder, 'grantwright-1.sqlite')
    await writeFile(copy, '')
    expect(await look()).to.equal(undefined)
    const daysAgo = Date.now() / 1_000 - 4 * DAY_SECONDS
    await utimes(copy, daysAgo, daysAgo)

    expect(await look()).to.equal('health.backup-old')
  })

  it('tell backups that others make by what was noted of them', async () => {
    const at = (noted: string | null, place: string | null = null) =>
      new BackupCheck(place, new SystemClock(), async () => noted).look()
    const [now, longAgo] = [Date.now(), Date.now() - 4 * DAY_SECONDS * 1_000].map((ms) => new Date(ms).toISOString())

    expect((await at(null))?.reason.code).to.equal('health.backup-unknown')
    expect((await at(longAgo!))?.reason.code).to.equal('health.backup-old')
    expect([await at(now!), await at(now!, folder)]).to.deep.equal([null, null])
  })

  it('measure the disk of a folder that is there', async () => {
    expect((await new DiskCheck(folder).look())?.reason.code ?? 'health.disk').to.equal('health.disk')
    await rm(folder, { recursive: true })

    expect((await new DiskCheck(folder).look())?.reason.code).to.equal('health.no-folder')
  })
})
