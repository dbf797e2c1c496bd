import type { AccountId } from '../../../core/shared/ids.ts'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalFileStore } from '../../../adapters/files/local-file-store.ts'
import { TemporaryFolders } from '../../../adapters/files/temporary-folders.ts'
import { NO_SENT_MAILS } from '../../../adapters/mail/no-sent-mails.ts'
import { PgBossDelivery } from '../../../adapters/pg-boss/pg-boss-delivery.ts'
import { SystemClock } from '../../../adapters/system/system-clock.ts'
import { openDatabase } from '../../../adapters/typeorm/open-database.ts'
import { RemoveLeftovers } from '../../../core/maintenance/remove-leftovers.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { aDocument, anAccount, anId } from '../../support/builders.ts'
import { bytesOf } from '../../support/core-world.ts'
import { startInstalledPostgres } from '../../support/postgres-server.ts'
import { RecordingLog } from '../../support/recording-log.ts'
import { timed, type Benchmark, type Figure } from '../measure.ts'
import { startPgBouncer, type PgBouncerSettings } from './pg-bouncer.ts'

const ACCOUNTS = 20
const DOCUMENTS = 5
const LISTS = 2_000
const SWEEPS = 10
const AT_ONCE = 40
const WIDE = 40
const NARROW = 8
const LONG_AGO = new Date('2020-01-01')

/** Runs the work behind a real PgBouncer; answers why the product would not start there, else null. */
async function behind(
  database: string,
  settings: PgBouncerSettings,
  work: (persistence: Persistence) => Promise<void>,
): Promise<string | null> {
  const bouncer = await startPgBouncer(database, settings)
  try {
    const delivery = new PgBossDelivery({ tidies: true, log: new RecordingLog() })
    const persistence = await openDatabase({ kind: 'postgres', url: bouncer.url }, delivery)
    try {
      await work(persistence)
    } finally {
      await persistence.close()
    }
    return null
  } catch (error) {
    if (isAppError(error, 'conflict')) return error.code
    throw error
  } finally {
    await bouncer.stop()
  }
}

/** Accounts, each with the same number of documents and their files. */
async function fill({ unitOfWork }: Persistence, folder: string): Promise<AccountId[]> {
  const files = new LocalFileStore(folder)
  const accounts = Array.from({ length: ACCOUNTS }, () => anId<'account'>())
  for (const accountId of accounts) {
    const documents = Array.from({ length: DOCUMENTS }, () => aDocument({ accountId }))
    await unitOfWork.run(async (stores) => {
      await stores.accounts.save(anAccount({ id: accountId }))
      for (const document of documents) await stores.documents.save(document)
    })
    for (const { fileKey } of documents) {
      await files.put(fileKey, bytesOf('bytes'))
      await utimes(join(folder, fileKey), LONG_AGO, LONG_AGO)
    }
  }
  return accounts
}

/** How many of so many lists of documents lack rows, or have those of another account. */
async function wrongLists({ rowLevelSecurity, documentReader }: Persistence, accounts: readonly AccountId[]) {
  let wrong = 0
  for (let done = 0; done < LISTS; done += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth) => {
        const account = accounts[nth % ACCOUNTS]!
        const rows = await rowLevelSecurity.within(account, () => documentReader.ofScopes(account, 'all'))
        if (rows.length !== DOCUMENTS) wrong += 1
      }),
    )
  return wrong
}

/** How many files are gone from where they were after so many runs of the clean-up beside the lists. */
async function lostFiles(persistence: Persistence, folder: string): Promise<number> {
  const { namedFiles: named, storageMaintenance: storage } = persistence
  const files = new LocalFileStore(folder)
  const temporary = new TemporaryFolders(join(folder, 'temporary'))
  const places = { files, named, temporary, mails: NO_SENT_MAILS, storage }
  for (let run = 0; run < SWEEPS; run += 1) await new RemoveLeftovers(places, new SystemClock()).execute()
  let left = 0
  for await (const { key } of files.list()) if (!key.includes('/set-aside/')) left += 1
  return ACCOUNTS * DOCUMENTS - left
}

/** Of reads at once, as many as a pooler with few connections does not have: who waited how long, and what they were told. */
async function crowd({ sessionReader }: Persistence) {
  const told = { served: 0, unavailable: 0, otherwise: 0, longestMs: 0 }
  const ask = async () => {
    const outcome = sessionReader.withUser('').then(
      () => 'served' as const,
      (error: unknown) => (isAppError(error, 'unavailable') ? ('unavailable' as const) : ('otherwise' as const)),
    )
    told.longestMs = Math.max(told.longestMs, await timed(async () => void (told[await outcome] += 1)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return told
}

const count = (name: string, value: number, goal: string | null = null): Figure => ({ name, value, unit: '', goal })

export const poolers: Benchmark = {
  name: 'poolers',
  async run() {
    const installed = await startInstalledPostgres()
    if (installed === null) throw new Error('This needs PostgreSQL with its programs: apt-get install postgresql.')
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-poolers-'))
    const figures: Figure[] = []
    try {
      const database = await installed.server.createDatabase()
      const refused = await behind(database, { mode: 'transaction', size: WIDE }, async () => {})
      figures.push(count('transaction mode refused in one line', refused === null ? 0 : 1, '= 1'))
      await behind(database, { mode: 'session', size: WIDE }, async (persistence) => {
        const accounts = await fill(persistence, folder)
        const [wrong, lost] = await Promise.all([wrongLists(persistence, accounts), lostFiles(persistence, folder)])
        figures.push(count(`lists of ${LISTS} that lack rows`, wrong, '= 0'))
        figures.push(count(`files lost over ${SWEEPS} runs of the clean-up`, lost, '= 0'))
      })
      await behind(database, { mode: 'session', size: NARROW }, async (persistence) => {
        const [first, second] = [await crowd(persistence), await crowd(persistence)]
        figures.push(count('told that the database is away, at first', first.unavailable))
        figures.push(count('told so once the pooler is known', second.unavailable, '= 0'))
        figures.push(count('failed in another way', first.otherwise + second.otherwise, '= 0'))
        figures.push({ name: 'the longest wait', value: first.longestMs / 1000, unit: 's', goal: '<= 20' })
      })
    } finally {
      await installed.server.stop()
      await rm(folder, { recursive: true, force: true })
    }
    return figures
  },
}
