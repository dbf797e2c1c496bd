import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { DataSource } from 'typeorm'
import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { plainReason } from '../../../apps/wiring/plain-reason.ts'
import { onPostgres } from '../../support/spare-databases.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

/** PostgreSQL's message of an error, before a connection is ready. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

describe('A database that refuses', () => {
  const fresh = async () => new URL(await (await sharedPostgres()).createDatabase())
  const refusalAt = async (url: string): Promise<string> => {
    try {
      await (await openDatabase({ kind: 'postgres', url, release: '2.0.0' })).close()
      return 'none'
    } catch (error) {
      return plainReason(error) ?? 'no sentence'
    }
  }

  it('names its host, port, database, user and what to do, and never the password', async () => {
    const expected = {
      '28P01': /^The database server 127\.0\.0\.1:\d+ refuses the password of ada\. Correct it in DATABASE_URL/,
      '28000': /^The database server 127\.0\.0\.1:\d+ does not let ada into the database grants from this machine\. /,
      '53300': /^The database server 127\.0\.0\.1:\d+ has no connection left\. /,
      '57P03': /^The database server 127\.0\.0\.1:\d+ is starting or stopping\. /,
    }
    for (const [code, sentence] of Object.entries(expected)) {
      const server = createServer((socket) =>
        socket.on('error', () => {}).once('data', () => socket.end(refusal(code))),
      )
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo

      const said = await refusalAt(`postgres://ada:secret-word@127.0.0.1:${port}/grants`)
      server.close()

      expect(said, code).to.match(sentence).and.not.contain('secret-word')
    }
  })

  it('tells a database that is not there, a name that is none, and a port where nobody listens', async () => {
    const url = await fresh()
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    await new Promise((resolve) => closed.close(resolve))
    const changed = (change: (one: URL) => void) => {
      const one = new URL(url)
      change(one)
      return refusalAt(one.href)
    }

    expect(await changed((one) => (one.pathname = '/nowhere'))).to.match(/ has no database nowhere\. /)
    expect(await changed((one) => (one.hostname = 'nowhere.invalid'))).to.match(
      /(There is no host named|The name) nowhere\.invalid/,
    )
    expect(await changed((one) => (one.port = String(port)))).to.match(new RegExp(`:${port} can’t be reached: `))
    expect(await changed((one) => one.searchParams.set('sslmode', 'require'))).to.match(/ does not offer TLS\. /)
  })

  it('tells a role that may make no tables', async () => {
    const { url: server } = await sharedPostgres()
    const url = await fresh()
    const asServer = new URL(server)
    asServer.pathname = url.pathname
    await onPostgres(asServer.href, (client) => client.query(`ALTER SCHEMA public OWNER TO CURRENT_USER`))
    await onPostgres(asServer.href, (client) =>
      client.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO CURRENT_USER`),
    )

    expect(await refusalAt(url.href)).to.equal(
      `The user ${url.username} may not make tables in the database ${url.pathname.slice(1)}. As its owner, run: GRANT CREATE, USAGE ON SCHEMA public TO "${url.username}";`,
    )
  })

  it('tells an encoding that loses letters', async () => {
    const { url: server } = await sharedPostgres()
    for (const encoding of ['LATIN1', 'SQL_ASCII']) {
      const name = `of_${encoding.toLowerCase()}`
      await onPostgres(server, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name}`)
        await client.query(
          `CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
        )
      })
      const url = new URL(server)
      url.pathname = `/${name}`

      const refusal = await refusalAt(url.href)
      await onPostgres(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))

      expect(refusal).to.match(new RegExp(`^The database ${name} keeps text as ${encoding}, `))
    }
  })

  it('tells that it is read-only', async () => {
    const url = await fresh()
    await onPostgres(url.href, (client) =>
      client.query(`ALTER DATABASE ${url.pathname.slice(1)} SET default_transaction_read_only = on`),
    )

    expect(await refusalAt(url.href)).to.match(/ takes no changes: it is read-only\. /)
  })
})

describe('A database that a newer release changed', () => {
  const future = "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FlyToTheMoon9999999999999')"

  it('is refused by the name of that release, on PostgreSQL and SQLite', async () => {
    const url = await (await sharedPostgres()).createDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-newer-'))
    const file = join(folder, 'test.sqlite')
    for (const settings of [{ kind: 'postgres', url } as const, { kind: 'sqlite', file } as const]) {
      await (await openDatabase({ ...settings, release: '9.1.0' })).close()
      const source: DataSource = await createDataSource(settings).initialize()
      await source.query(future)
      await source.destroy()

      const refused = await openDatabase({ ...settings, release: '2.0.0' }).then(() => null, plainReason)

      expect(refused).to.match(
        /^The database was changed by release 9\.1\.0 of Grantwright, and this one can’t use it\. /,
      )
    }
    await rm(folder, { recursive: true })
  })
})
