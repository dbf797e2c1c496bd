import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'
import pg from 'pg'

import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { Persistence } from '../../core/persistence.ts'
import { aJob } from '../support/builders.ts'
import { sharedPostgres } from '../support/postgres-server.ts'
import { fillAccount } from './filled-account.ts'

/** What an account owns without row-level security; the policies say why. */
const NOT_SECURED = ['users']

const TABLES_OF_ACCOUNTS = `SELECT DISTINCT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'account_id'`
const SECURED = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relrowsecurity AND relforcerowsecurity`

describe('row-level security on PostgreSQL', () => {
  let persistence: Persistence
  let client: pg.Client
  let [own, other]: AccountId[] = []

  before(async () => {
    const url = await (await sharedPostgres()).createDatabase()
    persistence = await openDatabase({ kind: 'postgres', url })
    client = new pg.Client({ connectionString: url })
    await client.connect()
    own = await fillAccount(persistence, 'Quillwort')
    other = await fillAccount(persistence, 'Sandpiper')
  })

  after(async () => {
    await client.end()
    await persistence.close()
  })

  const namesOf = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)

  /** All rows of all secured tables, as text, that a connection sees after this setting. */
  const seen = async (account: string) => {
    await client.query("SELECT set_config('grantwright.account', $1, false)", [account])
    const rows: unknown[] = []
    for (const table of await namesOf(SECURED)) rows.push(...(await client.query(`SELECT * FROM ${table}`)).rows)
    return JSON.stringify(rows)
  }

  it('stands around every table that belongs to accounts', async () => {
    const scoped = await namesOf(SECURED)
    const owned = await namesOf(TABLES_OF_ACCOUNTS)

    expect(owned.filter((name) => !scoped.includes(name)).sort()).to.deep.equal(NOT_SECURED)
    expect(scoped).to.include.members(['accounts', 'coordinator_messages', 'job_runs', 'audit_entries'])
  })

  it('keeps back all rows of other accounts from whatever asks without naming an account', async () => {
    const all = await seen('')
    const within = await seen(own!)

    expect(all)
      .to.match(/quillwort/i)
      .and.to.match(/sandpiper/i)
      .and.to.include(other)
    expect(within)
      .to.match(/quillwort/i)
      .and.to.include(own)
    expect(within)
      .not.to.match(/sandpiper/i)
      .and.not.to.include(other)
  })

  it('lets nothing of other accounts be changed, removed or added', async () => {
    await client.query("SELECT set_config('grantwright.account', $1, false)", [own])

    const changed = await client.query("UPDATE projects SET name = 'taken' WHERE account_id = $1", [other])
    const removed = await client.query('DELETE FROM passages WHERE account_id = $1', [other])
    const adding = client.query(
      `INSERT INTO spendings SELECT (jsonb_populate_record(s, jsonb_build_object('account_id', $1::text))).* FROM spendings s`,
      [other],
    )

    expect([changed.rowCount, removed.rowCount]).to.deep.equal([0, 0])
    expect(await adding.catch((error: Error) => error.message)).to.match(/row-level security/)
  })

  it('stands in units of work and readers for as long as the work takes, each with its own', async () => {
    const { rowLevelSecurity, unitOfWork, projectReader } = persistence
    const look = async () => {
      const listed = await projectReader.list(other!)
      const changed = await unitOfWork.run(async ({ accounts }) => (await accounts.find(other!)) !== null)
      return { projects: listed.length, account: changed }
    }

    const looks = await Promise.all(
      [own, other, null, own, other, null].map((account) => rowLevelSecurity.within(account!, look)),
    )

    const nothing = { projects: 0, account: false }
    const everything = { projects: 1, account: true }
    expect(looks).to.deep.equal([nothing, everything, everything, nothing, everything, everything])
    expect(await look()).to.deep.equal(everything)
  })

  it('is known not to hold anybody back who is a superuser', async () => {
    const { url } = await sharedPostgres()
    const asSuperuser = new URL(url)
    asSuperuser.pathname = new URL(await (await sharedPostgres()).createDatabase()).pathname
    const unheld = await openDatabase({ kind: 'postgres', url: asSuperuser.href })

    expect(await persistence.rowLevelSecurity.isEnforced()).to.equal(true)
    expect(await unheld.rowLevelSecurity.isEnforced()).to.equal(false)
    await unheld.close()
  })

  it('does not stand around what jobs that were added within it set going', async () => {
    const { rowLevelSecurity, jobQueue, projectReader, unitOfWork } = persistence
    const looks: Promise<readonly unknown[]>[] = []
    const stop = jobQueue.onAdded(() => looks.push(projectReader.list(other!)))

    await rowLevelSecurity.within(own!, () => unitOfWork.run(({ jobs }) => jobs.add(aJob({ accountId: own! }))))

    stop()
    expect(looks).not.to.be.empty
    for (const listed of await Promise.all(looks)) expect(listed).to.have.length(1)
  })
})
