import { expect } from 'chai'
import pg from 'pg'
import { inMemoryAttemptCounter } from '../../../adapters/attempt-limits/flexible-attempt-counter.ts'
import { openPostgresAttempts } from '../../../adapters/attempt-limits/postgres-attempts.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import type { OpenAttemptCounter } from '../../../core/accounts/ports.ts'
import { silentLog } from '../../support/core-world.ts'
import { onPostgres as onDatabase } from '../../support/spare-databases.ts'
import { sharedPostgres } from '../../support/postgres-server.ts'

const ALLOWED = { points: 3, duration: 600 }

interface Opened {
  /** Two of them where hosts share what they count. */
  readonly hosts: readonly OpenAttemptCounter[]
  close(): Promise<void>
}

/** Of a role that asks for more isolation than counting at once allows. */
async function onPostgres(): Promise<Opened & { readonly url: string }> {
  const url = await (await sharedPostgres()).createDatabase()
  const strict = `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_isolation = 'serializable'`
  await onDatabase(url, (client) => client.query(strict))
  await (await openDatabase({ kind: 'postgres', url })).close()
  const hosts = [openPostgresAttempts(url, silentLog), openPostgresAttempts(url, silentLog)]
  const close = async () => void (await Promise.all(hosts.map((host) => host.close())))
  return { url, hosts: hosts.map(({ open }) => open), close }
}

const KINDS: Readonly<Record<string, () => Promise<Opened>>> = {
  'in one process': async () => ({ hosts: [inMemoryAttemptCounter], close: async () => undefined }),
  'on PostgreSQL': onPostgres,
}

for (const [name, open] of Object.entries(KINDS))
  describe(`Attempts counted ${name}`, function () {
    this.timeout(60_000)
    let opened: Opened

    before(async () => (opened = await open()))
    after(() => opened.close())

    const counters = (kind: string) => {
      const made = opened.hosts.map((host) => host(kind, ALLOWED))
      return { one: made[0]!, other: made.at(-1) === made[0] ? made[0]! : made.at(-1)! }
    }

    it('are allowed up to a number, also of many at once, and then told when to come again', async () => {
      const { one, other } = counters('many')

      const waits = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? one : other).count('somebody')))

      expect(waits.filter((wait) => wait === null)).to.have.length(3)
      for (const wait of waits) if (wait !== null) expect(wait).to.be.within(590, 600)
    })

    it('don’t count where one is taken back, which leaves those before it', async () => {
      const { one, other } = counters('taken back')
      for (let n = 0; n < 6; n += 1) {
        expect(await one.count('ada')).to.equal(null)
        await other.uncount('ada')
      }
      for (let n = 0; n < 3; n += 1) await one.count('ada')

      expect(await other.count('ada')).to.be.a('number')
    })

    it('are counted apart by kind and key, and forgotten when that is asked for', async () => {
      const { one, other } = counters('apart')
      for (let n = 0; n < 4; n += 1) await one.count('ada')

      expect(await other.count('ada')).to.be.a('number')
      expect([await other.count('bea'), await counters('else').one.count('ada')]).to.deep.equal([null, null])
      await one.forget('ada')
      expect(await other.count('ada')).to.equal(null)
    })
  })

describe('Attempts on PostgreSQL', function () {
  this.timeout(60_000)

  it('hold no address in clear', async () => {
    const { url, hosts, close } = await onPostgres()
    await hosts[0]!('logIn', ALLOWED).count('ada@example.org')
    await close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()

    const { rows } = await client.query<{ key: string }>('SELECT * FROM attempts')
    await client.end()

    expect(rows).to.have.length(1)
    expect(rows[0]!.key).not.to.contain('ada')
  })

  it('are counted by each host alone while the database is out of reach', async () => {
    const lost = openPostgresAttempts('postgres://nobody@127.0.0.1:1/none', silentLog)
    const counter = lost.open('logIn', ALLOWED)

    const waits = [1, 2, 3, 4].map(() => counter.count('ada'))

    expect((await Promise.all(waits)).filter((wait) => wait === null)).to.have.length(3)
    await lost.close()
  })
})
