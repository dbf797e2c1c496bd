import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect } from 'chai'
import type { Command } from '../../apps/cli/command.ts'
import { admin } from '../../apps/cli/commands/admin.ts'
import { backup } from '../../apps/cli/commands/backup.ts'
import { doctor } from '../../apps/cli/commands/doctor.ts'
import { exportCommand } from '../../apps/cli/commands/export.ts'
import { funders } from '../../apps/cli/commands/funders.ts'
import { migrate } from '../../apps/cli/commands/migrate.ts'
import { plainReason } from '../../apps/wiring/plain-reason.ts'
import { onPostgres } from '../support/spare-databases.ts'
import { sharedPostgres } from '../support/postgres-server.ts'

const TABLES = "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'"

describe('A command that works on what is there', () => {
  let folder: string
  const before = { ...process.env }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-commands-'))
    process.env.DATA_DIR = join(folder, 'data')
    await writeFile(join(folder, 'register.csv'), 'name\nA fund\n')
  })

  afterEach(async () => {
    process.env = { ...before }
    await rm(folder, { recursive: true, force: true })
  })

  const refusalOf = async (command: Command, args: readonly string[]) => {
    try {
      return await command.run(args)
    } catch (error) {
      return plainReason(error)
    }
  }
  const commands = (): [Command, string[]][] => [
    [backup, [join(folder, 'copy.sqlite')]],
    [exportCommand, ['--all', join(folder, 'all.zip')]],
    [admin, ['grant', 'ada@example.org']],
    [funders, ['import', join(folder, 'register.csv')]],
  ]

  it('refuses a folder without a database, and makes nothing', async () => {
    for (const [command, args] of commands()) {
      const refusal = await refusalOf(command, args)

      expect(refusal, command.usage).to.match(/^There is no database of Grantwright in .*data\/grantwright\.sqlite\. /)
      expect(await readdir(folder), command.usage).to.deep.equal(['register.csv'])
    }
  })

  it('refuses a file that is another program’s', async () => {
    process.env.DATA_DIR = folder
    new Sqlite(join(folder, 'grantwright.sqlite')).exec('CREATE TABLE letters (text)').close()

    expect(await refusalOf(backup, [join(folder, 'copy.sqlite')])).to.match(/^There is no database of Grantwright in /)
  })

  it('refuses an empty PostgreSQL database, and leaves it empty', async () => {
    const url = await (await sharedPostgres()).createDatabase()
    process.env.DATABASE_URL = url

    const refusal = await refusalOf(admin, ['grant', 'ada@example.org'])

    expect(refusal).to.match(/^There is no database of Grantwright in \S+ on (localhost|127\.0\.0\.1)\. /)
    const [row] = await onPostgres(url, async (client) => (await client.query<{ tables: number }>(TABLES)).rows)
    expect(row?.tables).to.equal(0)
  })

  it('is told by “doctor” with what else is wrong, and the exit code with it', async () => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:1'
    const looked = async () => {
      const result = await doctor.run([])
      const { checks } = result as { checks: { name: string; state: string; advice: string | null }[] }
      return { failed: doctor.hasFailed?.(result), states: Object.fromEntries(checks.map((one) => [one.name, one])) }
    }
    const nowhere = await looked()
    await migrate.run([])
    const there = await looked()
    delete process.env.SMTP_URL
    const well = await looked()

    expect([nowhere.failed, there.failed, well.failed]).to.deep.equal([true, true, false])
    expect(nowhere.states.database?.advice).to.match(/^There is no database of Grantwright in /)
    expect(there.states.database).to.deep.equal({ name: 'database', state: 'good', advice: null })
    expect(there.states.mail?.advice).to.match(/^The mail server 127\.0\.0\.1:1 can’t be reached: /)
    expect(well.states.mail).to.include({ state: 'warning' })
  })

  it('is told by “doctor” of backups of PostgreSQL once they are noted', async () => {
    process.env.DATABASE_URL = await (await sharedPostgres()).createDatabase()
    await migrate.run([])
    const advice = async () => {
      const { checks } = (await doctor.run([])) as { checks: { name: string; advice: string | null }[] }
      return checks.filter(({ name }) => ['server-version', 'backup'].includes(name)).map((check) => check.advice)
    }
    const [version, before] = await advice()
    expect(await backup.run(['--noted'])).to.deep.equal({ noted: true })

    expect(version).to.equal(null)
    expect(before).to.match(/is not known here\. .*backup --noted/)
    expect(await advice()).to.deep.equal([null, null])
  })

  it('finds what “migrate” made, and reads a backup back', async () => {
    await migrate.run([])
    const copy = join(folder, 'copy.sqlite')

    expect(await backup.run([copy])).to.deep.equal({ backup: copy, accounts: 0, documents: 0 })
    expect((await stat(copy)).size).to.be.greaterThan(0)
  })
})
