import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'

const LOOPS = 8

/** Jobs a second by plain statements on PostgreSQL: eight loops that each take one row at a time and finish it. */
export async function plainSkipLocked(url: string, jobs: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: LOOPS })
  try {
    await pool.query(`DROP TABLE IF EXISTS plain_jobs;
      CREATE TABLE plain_jobs (id serial PRIMARY KEY, state text NOT NULL DEFAULT 'queued', data text NOT NULL);
      CREATE INDEX plain_jobs_queued ON plain_jobs (id) WHERE state = 'queued';
      INSERT INTO plain_jobs (data) SELECT '{}' FROM generate_series(1, ${jobs})`)
    const start = performance.now()
    await Promise.all(Array.from({ length: LOOPS }, () => takeAll(pool)))
    return (jobs / (performance.now() - start)) * 1000
  } finally {
    await pool.query('DROP TABLE IF EXISTS plain_jobs')
    await pool.end()
  }
}

async function takeAll(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  for (;;) {
    const { rows } = await client.query<{ id: number }>(`UPDATE plain_jobs SET state = 'running' WHERE id =
      (SELECT id FROM plain_jobs WHERE state = 'queued' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`)
    if (!rows[0]) break
    await client.query(`UPDATE plain_jobs SET state = 'done' WHERE id = $1`, [rows[0].id])
  }
  client.release()
}

/** Jobs a second by plain statements on SQLite: one loop that takes a row and finishes it. */
export function plainSqlite(file: string, jobs: number): number {
  const database = new BetterSqlite3(file)
  try {
    database.pragma('journal_mode = WAL')
    // As the product writes: decision 0017.
    database.pragma('synchronous = FULL')
    database.exec(`CREATE TABLE IF NOT EXISTS plain_jobs (id INTEGER PRIMARY KEY, state TEXT NOT NULL, data TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS plain_jobs_queued ON plain_jobs (id) WHERE state = 'queued'; DELETE FROM plain_jobs`)
    const add = database.prepare(`INSERT INTO plain_jobs (state, data) VALUES ('queued', '{}')`)
    database.transaction(() => {
      for (let count = 0; count < jobs; count++) add.run()
    })()
    return rateOfLoop(database, jobs)
  } finally {
    database.close()
  }
}

function rateOfLoop(database: BetterSqlite3.Database, jobs: number): number {
  const take = database.prepare(`UPDATE plain_jobs SET state = 'running' WHERE id =
    (SELECT id FROM plain_jobs WHERE state = 'queued' ORDER BY id LIMIT 1) RETURNING id`)
  const finish = database.prepare(`UPDATE plain_jobs SET state = 'done' WHERE id = ?`)
  const start = performance.now()
  for (let row = take.get() as { id: number } | undefined; row; row = take.get() as typeof row) finish.run(row.id)
  return (jobs / (performance.now() - start)) * 1000
}
