import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { Readable } from 'node:stream'
import { CHECK_INTERVAL_MS, SlowClientGuard, type Receiver } from '../../../adapters/koa/slow-client-guard.ts'
import { httpServer } from '../../../adapters/koa/http-server.ts'
import { failure } from '../../../adapters/http-contract/envelope.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { eventuallyEquals } from '../../support/waiting.ts'

describe('an HTTP server', () => {
  let server: Server
  let endless: Readable
  const timers = new ManualTimers()

  before(async () => {
    const answer: RequestListener = (request, response) => {
      if (request.url === '/endless') void pipeline(endless, response).catch(() => undefined)
      else void request.resume().on('end', () => response.end('whole'))
    }
    server = httpServer(answer, {
      timers,
      maxBodyBytes: 1024,
      headersMs: 200,
      requestMs: 400,
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })

  after(() => {
    server.close()
    server.closeAllConnections()
  })

  /** What is answered until the server hangs up. */
  async function said(words: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(words)
    return text(socket)
  }

  const refusal = (answer: string) => ({
    status: Number(answer.split(' ')[1]),
    code: failure.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).code,
  })

  it('hangs up on who never ends the head of a request', async () => {
    expect(refusal(await said('GET / HTTP/1.1\r\nHost: here\r\n'))).to.deep.equal({
      status: 408,
      code: 'http.too-slow',
    })
  })

  it('hangs up on who never ends the body', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n'

    expect(refusal(await said(`${head}begun`))).to.deep.equal({ status: 408, code: 'http.too-slow' })
  })

  it('hangs up on who never takes an answer, and lets go of what it was made from', async () => {
    endless = new Readable({ read: () => void endless.push(Buffer.alloc(64 * 1024)) })
    let isLetGo = false
    endless.once('close', () => (isLetGo = true))
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    client.on('error', () => undefined)
    client.write('GET /endless HTTP/1.1\r\nHost: here\r\n\r\n')
    await once(endless, 'pause')

    while (!isLetGo) {
      await timers.goOff(CHECK_INTERVAL_MS)
      await new Promise(setImmediate)
    }

    await eventuallyEquals(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))), 0)
    client.destroy()
  })

  it('refuses a head that is too large', async () => {
    const answer = await said(`GET / HTTP/1.1\r\nHost: here\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`)

    expect(refusal(answer)).to.deep.equal({ status: 431, code: 'http.headers-too-large' })
  })

  it('refuses what is no HTTP', async () => {
    expect(refusal(await said('EHLO mail\r\n\r\n'))).to.deep.equal({ status: 400, code: 'http.malformed' })
  })

  it('answers a request that is whole', async () => {
    expect(await said('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n')).to.match(
      /^HTTP\/1.1 200 OK[^]*whole/,
    )
  })
})

describe('the pace of who reads an answer', () => {
  /** What happens to a connection that holds so much and of which so many bytes are taken in each second. */
  async function minutesUntilCutOff(heldBytes: number, bytesPerSecond: number): Promise<number | null> {
    const timers = new ManualTimers()
    let isCutOff = false
    let bytesWritten = heldBytes
    const receiver: Receiver = {
      get bytesWritten() {
        return bytesWritten
      },
      writableLength: heldBytes,
      destroy: () => (isCutOff = true),
      once: () => undefined,
    }
    new SlowClientGuard(timers).watch(receiver)
    for (let looks = 0; looks < 720; looks += 1) {
      await timers.goOff(CHECK_INTERVAL_MS)
      if (isCutOff) return Math.round((looks * CHECK_INTERVAL_MS) / 60_000)
      bytesWritten += (bytesPerSecond * CHECK_INTERVAL_MS) / 1000
    }
    return null
  }

  it('has to be 128 kilobits a second over a minute, and more time for what is given at once', async () => {
    expect(await minutesUntilCutOff(64_000, 0)).to.equal(1)
    expect(await minutesUntilCutOff(64_000, 1)).to.equal(1)
    expect(await minutesUntilCutOff(64_000, 8_000)).to.equal(2)
    expect(await minutesUntilCutOff(64_000, 16_000)).to.equal(null)
    expect(await minutesUntilCutOff(64_000, 1_000_000)).to.equal(null)
    expect(await minutesUntilCutOff(9_600_000, 0)).to.equal(11)
  })

  it('is no matter while nothing is held: an answer may take long to come', async () => {
    expect(await minutesUntilCutOff(0, 0)).to.equal(null)
  })
})
