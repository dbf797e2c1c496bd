import { readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

import Sqlite from 'better-sqlite3'

import type { HeldByCopy } from '../../core/maintenance/ports.ts'
import { markAsCopy } from './sqlite-copy-mark.ts'
import { makePrivate } from './private-file.ts'
import { runInSqliteThread } from './sqlite-thread.ts'

/** Number of pages copied before others have their turn. */
const PAGES_AT_ONCE = 200

/**
 * Copies a database that is in use, within one read transaction: if pages changed in between, the copy would start
 * again after every write. The copy gets its name after it is read back; throws if it is damaged.
 */
export async function backUpSqlite(file: string, copy: string): Promise<HeldByCopy> {
  const part = `${copy}.part`
  await rm(part, { force: true })
  await makePrivate(part)
  const source = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_master').get()
    await source.backup(part, { progress: () => PAGES_AT_ONCE })
    markAsCopy(part)
    const held = await heldBy(part)
    await rename(part, copy)
    return held
  } finally {
    source.close()
    await rm(part, { force: true })
  }
}

const READ_BACK = [
  'PRAGMA integrity_check(1)',
  'SELECT (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM documents) AS documents',
]

/** Throws if a page or an index is damaged. */
async function heldBy(copy: string): Promise<HeldByCopy> {
  const [[found] = [], [counts] = []] = await runInSqliteThread(copy, READ_BACK)
  if (found?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${String(found?.integrity_check)}`)
  return { accounts: Number(counts?.accounts), documents: Number(counts?.documents) }
}

/** Removes copies of killed processes: others begin at least a day later. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (/^grantwright-[\dT-]+\.sqlite\.part/.test(name)) await rm(join(folder, name))
}

/** Makes a copy in the folder, with the time in its name, and removes all but the newest. Returns its name. */
export async function backUpInto(folder: string, file: string, now: string, kept: number): Promise<string> {
  await removeUnfinished(folder)
  const copy = join(folder, `grantwright-${now.slice(0, 19).replaceAll(':', '-')}.sqlite`)
  await backUpSqlite(file, copy)
  const copies = (await readdir(folder)).filter((name) => /^grantwright-[\dT-]+\.sqlite$/.test(name)).sort()
  for (const name of copies.slice(0, -kept)) await rm(join(folder, name), { force: true })
  return basename(copy)
}
