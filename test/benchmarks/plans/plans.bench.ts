import type pg from 'pg'
import type { Persistence } from '../../../core/persistence.ts'
import type { Benchmark, Figure } from '../measure.ts'
import { explain, type Explained } from './explained-read.ts'
import { connected, openFilledDatabase, SIZE, withPersistence, type FilledDatabase } from './filled-database.ts'
import { fillJobs } from './queued-jobs.ts'
import { readsOfAdministrators, readsOfPeople, readsOfTheInstallation } from './reads.ts'

const TOKEN = 'select token_hash from sessions order by token_hash limit 1'

async function onPostgres({ url, superuser, fillingSeconds }: FilledDatabase): Promise<Figure[]> {
  const explained = await withPersistence(url, async (persistence, delivery) => {
    await fillJobs(persistence, delivery, superuser, SIZE.accounts)
    return explainAll(persistence, url)
  })
  console.log(tableOf(explained))
  const scanning = explained.filter((one) => one.scanned.length > 0)
  return [
    ...(await sizesOf(superuser)),
    ...(fillingSeconds === null ? [] : [figure('filling', fillingSeconds, 's')]),
    figure('reads', explained.length, 'reads'),
    figure('reads that scan a large table', scanning.length, 'reads', '<= 0'),
  ]
}

async function explainAll(persistence: Persistence, url: string): Promise<Explained[]> {
  const client = await connected(url)
  try {
    const [session] = (await client.query<{ token_hash: string }>(TOKEN)).rows
    const reads = [
      ...readsOfPeople(persistence, session?.token_hash ?? ''),
      ...readsOfAdministrators(persistence),
      ...readsOfTheInstallation(persistence),
    ]
    const explained: Explained[] = []
    for (const read of reads) explained.push(await explain(persistence, client, read))
    return explained
  } finally {
    await client.end()
  }
}

async function sizesOf(superuser: pg.Client): Promise<Figure[]> {
  const { rows } = await superuser.query<{ name: string; rows: number }>(
    `SELECT relname AS name, reltuples::float8 AS rows FROM pg_class
     WHERE relname IN ('passages', 'questions', 'documents', 'funders', 'jobs') AND relkind = 'r' AND reltuples >= 0
       AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )
  return rows.map((row) => figure(`rows of ${row.name}`, row.rows, 'rows'))
}

function tableOf(explained: readonly Explained[]): string {
  const lines = explained.map(({ name, statements, ms, rows, pages, scanned }) =>
    [name, statements, ms.toFixed(1), rows, pages, scanned.join(', ') || '–'].join(' | '),
  )
  return ['read | statements | ms | rows | pages | scanned', ...lines].map((line) => `| ${line} |`).join('\n')
}

function figure(name: string, value: number, unit: string, goal: string | null = null): Figure {
  return { name, value, unit, goal }
}

/** What each read touches of a store of 1,000 accounts; the rows and plans count, the times say more of the machine. */
export const plans: Benchmark = {
  name: 'plans',
  async run() {
    const database = await openFilledDatabase()
    try {
      return await onPostgres(database)
    } finally {
      await database.close()
    }
  },
}
