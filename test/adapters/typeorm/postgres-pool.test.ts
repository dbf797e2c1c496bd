import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { mock } from 'node:test'
import { expect } from 'chai'
import type { DataSource } from 'typeorm'

import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { sessionDriver } from '../../../adapters/typeorm/postgres-pool.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

const QUIET_MS = 4 * 60_000
const ABANDONED_MS = 10 * 60_000
const FIRST_ANSWER_MS = 10_000

describe('The pool of connections to PostgreSQL', () => {
  let url: string
  let source: DataSource

  before(async () => {
    url = await (await sharedPostgres()).createDatabase()
    mock.timers.enable({ apis: ['setTimeout'] })
    source = await createDataSource({ kind: 'postgres', url }, sessionDriver).initialize()
  })

  after(async () => {
    await source.destroy()
    mock.timers.reset()
  })

  const connection = async () => {
    const [row] = await source.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid')
    return row?.pid
  }

  it('keeps a connection for some minutes in which nobody needs it, and no longer', async () => {
    const first = await connection()

    mock.timers.tick(QUIET_MS)
    expect(await connection()).to.equal(first)

    mock.timers.tick(ABANDONED_MS)
    expect(await connection()).not.to.equal(first)
  })

  it('waits ten seconds for a pooler that has none left, and goes on with those that it gave', async () => {
    const pooler = await poolerOf(url, 2)
    const behind = await createDataSource(
      { kind: 'postgres', url: pooler.url, poolSize: 4 },
      sessionDriver,
    ).initialize()
    const askAtOnce = (count: number) =>
      Promise.allSettled(Array.from({ length: count }, () => behind.query('SELECT 1')))
    const succeeded = (outcomes: PromiseSettledResult<unknown>[]) =>
      outcomes.filter(({ status }) => status === 'fulfilled').length

    const first = Array.from({ length: 4 }, () => behind.query('SELECT 1'))
    await Promise.all([pooler.isFull, thatMany(2, first)])
    mock.timers.tick(FIRST_ANSWER_MS)

    expect(succeeded(await Promise.allSettled(first))).to.equal(2)
    expect(succeeded(await askAtOnce(20))).to.equal(20)
    await behind.destroy()
    pooler.close()
  })
})

/** Once so many of the promises are kept. */
function thatMany(count: number, promises: readonly Promise<unknown>[]): Promise<void> {
  let kept = 0
  return new Promise((resolve) => {
    const note = () => (kept += 1) === count && resolve()
    for (const promise of promises) promise.then(note, () => undefined)
  })
}

/** Lets everybody in, as PgBouncer does, answers so many connections, and is full once as many more wait. */
async function poolerOf(url: string, size: number) {
  const address = new URL(url)
  const port = Number(address.port)
  const [sockets, waiting] = [new Set<Socket>(), new Set<Socket>()]
  let come = 0
  let full: (value?: unknown) => void = () => undefined
  const isFull = new Promise((resolve) => (full = resolve))
  const server: Server = createServer((client) => {
    come += 1
    const isOver = come > size
    const upstream = connect(port, address.hostname)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined))
    upstream.pipe(client)
    client.on('data', (bytes: Buffer) => {
      if (isOver && bytes.toString('latin1', 0, 1) === 'Q') waiting.add(client)
      else upstream.write(bytes)
      if (waiting.size === size) full()
    })
    client.on('close', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address.port = String((server.address() as AddressInfo).port)
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: address.href, isFull, close }
}
