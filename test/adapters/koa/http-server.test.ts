import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { httpServer } from '../../../adapters/koa/http-server.ts'
import { failure } from '../../../adapters/http-contract/envelope.ts'

describe('an HTTP server', () => {
  let server: Server

  before(async () => {
    const answerWhole: RequestListener = (request, response) =>
      void request.resume().on('end', () => response.end('whole'))
    server = httpServer(answerWhole, {
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
