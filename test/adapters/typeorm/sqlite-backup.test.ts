import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect } from 'chai'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { backUpInto, backUpSqlite } from '../../../adapters/typeorm/sqlite-backup.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { anAccount, aProject } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'

describe('Backing up SQLite', () => {
  let folder: string
  let file: string
  let persistence: Persistence

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-backup-'))
    file = join(folder, 'data.sqlite')
    persistence = await openDatabase({ kind: 'sqlite', file })
  })

  afterEach(async () => {
    await persistence.close()
    await rm(folder, { recursive: true, force: true })
  })

  const addProjects = (count: number) =>
    persistence.unitOfWork.run(async ({ projects }) => {
      for (let index = 0; index < count; index += 1) await projects.save(aProject({ name: 'x'.repeat(2_000) }))
    })
  const projectsIn = (copy: string) => {
    const database = new Sqlite(copy, { readonly: true })
    const intact: unknown = database.pragma('integrity_check', { simple: true })
    const { count } = database.prepare('SELECT count(*) AS count FROM projects').get() as { count: number }
    database.close()
    return { intact, count }
  }

  it('puts no copy back beside the log of the database before, which would damage it', async () => {
    const copy = join(folder, 'copy.sqlite')
    await addProjects(1)
    await backUpSqlite(file, copy)
    await addProjects(20)
    const [restored, log] = [join(folder, 'restored.sqlite'), join(folder, 'restored.sqlite-wal')]
    await cp(copy, restored)
    await cp(`${file}-wal`, log)

    const refused = await refusalOf(openDatabase({ kind: 'sqlite', file: restored }))
    await rm(log)
    const first = await openDatabase({ kind: 'sqlite', file: restored })
    await first.unitOfWork.run(({ projects }) => projects.save(aProject({ name: 'After' })))
    await cp(restored, join(folder, 'killed.sqlite'))
    await cp(log, join(folder, 'killed.sqlite-wal'))
    await first.close()
    const killed = await openDatabase({ kind: 'sqlite', file: join(folder, 'killed.sqlite') })
    await killed.close()

    expect(refused.code).to.equal('operations.log-of-another')
    expect(projectsIn(join(folder, 'killed.sqlite'))).to.deep.equal({ intact: 'ok', count: 2 })
  })

  it('counts what the copy holds, and leaves nothing else beside it', async () => {
    await persistence.unitOfWork.run(async ({ accounts }) => accounts.save(anAccount()))

    expect(await backUpSqlite(file, join(folder, 'copies', 'copy.sqlite'))).to.deep.equal({ accounts: 1, documents: 0 })
    expect(await readdir(join(folder, 'copies'))).to.deep.equal(['copy.sqlite'])
  })

  it('refuses a copy that can’t be read back, and leaves the one of before', async () => {
    const copy = join(folder, 'copy.sqlite')
    await backUpSqlite(file, copy)
    await addProjects(200)
    const broken = join(folder, 'broken.sqlite')
    await backUpSqlite(file, broken)
    const bytes = await readFile(broken)
    bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 40_000)
    await writeFile(broken, bytes)
    const before = await readFile(copy)

    const refusal = await backUpSqlite(broken, copy).catch((error: Error) => error.message)

    expect(refusal).to.match(/damaged|malformed/)
    expect((await readFile(copy)).equals(before)).to.equal(true)
    expect(await readdir(folder)).not.to.include('copy.sqlite.part')
  })

  it('copies what was there when it began, whole, while others write', async () => {
    await addProjects(1_000)
    let isOver = false
    const copying = backUpSqlite(file, join(folder, 'copies', 'copy.sqlite')).finally(() => (isOver = true))
    let written = 0
    do {
      await addProjects(1)
      await turn()
      written += 1
    } while (!isOver)
    await copying

    expect(written).to.be.greaterThan(1)
    expect(await readdir(join(folder, 'copies'))).to.deep.equal(['copy.sqlite'])
    const { intact, count } = projectsIn(join(folder, 'copies', 'copy.sqlite'))
    expect(intact).to.equal('ok')
    expect(count)
      .to.be.at.least(1_000)
      .and.below(1_000 + written)
  })

  it('makes a copy that opens as the product’s database', async () => {
    const account = anAccount()
    await persistence.unitOfWork.run(({ accounts }) => accounts.save(account))
    const copy = join(folder, 'copy.sqlite')

    await backUpSqlite(file, copy)

    const opened = await openDatabase({ kind: 'sqlite', file: copy })
    const found = await opened.unitOfWork.run(({ accounts }) => accounts.find(account.id))
    await opened.close()
    expect(found?.id).to.equal(account.id)
  })

  it('keeps the newest copies alone, and no other file', async () => {
    const copies = join(folder, 'copies')
    await backUpSqlite(file, join(copies, 'mine.sqlite'))

    for (const day of [1, 2, 3]) await backUpInto(copies, file, `2026-03-0${day}T09:00:00.000Z`, 2)

    expect((await readdir(copies)).sort()).to.deep.equal([
      'grantwright-2026-03-02T09-00-00.sqlite',
      'grantwright-2026-03-03T09-00-00.sqlite',
      'mine.sqlite',
    ])
  })
})
