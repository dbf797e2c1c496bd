import type { Sql } from './sql.ts'

/** Key for the release that last changed the database. */
const RELEASE = 'release'
const BEAT = 'beat'
const BACKUP = 'backup'

/** The release that last changed the database; null if none is recorded. The table must exist. */
export async function releaseNotedIn(sql: Sql): Promise<string | null> {
  return (await noteIn(sql, RELEASE))?.value ?? null
}

/** Records the release that changes a database, for older ones that find it. */
export async function noteRelease(sql: Sql, release: string): Promise<void> {
  if ((await releaseNotedIn(sql)) !== release) await note(sql, RELEASE, release)
}

/** Records a test write. */
export function noteBeat(sql: Sql): Promise<void> {
  return note(sql, BEAT, '')
}

export function noteBackup(sql: Sql): Promise<void> {
  return note(sql, BACKUP, '')
}

/** Time of the last recorded backup; null if none. */
export async function backupNotedIn(sql: Sql): Promise<string | null> {
  return (await noteIn(sql, BACKUP))?.noted_at ?? null
}

async function noteIn(sql: Sql, name: string): Promise<{ value: string; noted_at: string } | undefined> {
  const [row] = await sql.rows<{ value: string; noted_at: string }>(
    'SELECT value, noted_at FROM installation_notes WHERE name = ?',
    [name],
  )
  return row
}

async function note(sql: Sql, name: string, value: string): Promise<void> {
  await sql.change(
    `INSERT INTO installation_notes (name, value, noted_at) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, noted_at = excluded.noted_at`,
    [name, value, new Date().toISOString()],
  )
}
