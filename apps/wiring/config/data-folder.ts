import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { makeContentPrivate } from './private-files.ts'

export interface LockedFolder {
  release(): void
}

const NO_LOCK: LockedFolder = { release: () => undefined }

const ROOT = 0

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  ENOENT: 'it can’t be made there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
}

/**
 * Throws `ConfigError` if root would write into another user's data folder: that user's server could neither change nor
 * remove the new files.
 */
export async function assertOwner(config: Config, runsAs = process.getuid?.()): Promise<void> {
  if (!keepsDataIn(config) || runsAs !== ROOT) return
  const owners = await Promise.all(
    ['', 'files', 'grantwright.sqlite'].map((name) => ownerOf(join(config.dataDir, name))),
  )
  const owner = owners.find((each) => each !== null && each !== ROOT)
  if (owner === undefined) return
  throw new ConfigError(
    `The data in ${config.dataDir} belong to the user with the number ${owner}, and this runs as root: that user's server could not touch what it makes there. Run it as that user, such as sudo -u '#${owner}' … (see docs/runbook.md).`,
  )
}

/** Null if it does not exist. */
const ownerOf = (path: string) =>
  stat(path).then(
    ({ uid }) => uid,
    () => null,
  )

/** Creates the folder if needed, and makes its contents private. Throws `ConfigError` if it is not writable. */
export async function assertDataFolder(config: Config): Promise<void> {
  if (!keepsDataIn(config)) return
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    await access(config.dataDir, constants.W_OK)
    await makeContentPrivate(config.dataDir)
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException
    const reason = REASONS[code] ?? `the system says ${code}`
    throw new ConfigError(`The folder ${config.dataDir} can’t be used: ${reason}. Set DATA_DIR to another one.`, {
      cause,
    })
  }
}

/**
 * Locks the SQLite folder against a second server: each would treat the other's jobs as lost. Commands may run beside a
 * server. Throws `ConfigError` while another server runs there.
 */
export async function lockDataFolder(config: Config): Promise<LockedFolder> {
  if (config.database.kind !== 'sqlite') return NO_LOCK
  await assertOwner(config)
  await assertDataFolder(config)
  const { lockFile } = await import('../../../adapters/typeorm/file-lock.ts')
  const lock = lockFile(join(config.dataDir, 'server.lock'))
  if (lock !== null) return lock
  throw new ConfigError(
    `Another Grantwright server is running on the folder ${config.dataDir}. Stop that one first, or set DATA_DIR to another folder. Several servers on the same data need PostgreSQL: set DATABASE_URL.`,
  )
}

/** Whether the database or the files are in the data folder. */
export function keepsDataIn({ database, s3 }: Config): boolean {
  return database.kind === 'sqlite' || (database.kind === 'postgres' && s3 === null)
}
