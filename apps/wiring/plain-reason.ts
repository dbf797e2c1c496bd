import { errorSentence } from '../../adapters/koa/reason-sentences.ts'
import { isAppError } from '../../core/shared/app-error.ts'
import { ConfigError } from './config/config-error.ts'

const DEEPEST_CAUSE = 5
/** A code whose sentence for users does not include the cause. */
const FOR_EVERYBODY = 'shared.database-unavailable'

/** By error code of SQLite or the system. */
const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_CANTOPEN: 'The database file can’t be opened. Check DATA_DIR, and who may write there.',
  SQLITE_READONLY: 'The database file is read-only. Check DATA_DIR, and who may write there.',
  SQLITE_NOTADB: 'The database file in DATA_DIR is not a database. Put a backup in its place: docs/runbook.md.',
  SQLITE_CORRUPT: 'The database file in DATA_DIR is damaged. Put a backup in its place: docs/runbook.md.',
  SQLITE_FULL: 'The disk is full.',
  EACCES: 'This user may not read or write a file that is needed.',
  EPERM: 'This user may not read or write a file that is needed.',
  EROFS: 'The disk is read-only.',
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'A part of this path is not a folder.',
  EEXIST: 'A part of this path is not a folder.',
  EISDIR: 'This is a folder, not a file.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
}

/**
 * The reason for which a program can't continue, for the operator; null for a fault of the program, which needs the
 * whole error.
 */
export function plainReason(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message
  if (!isAppError(error)) return systemSentence(error)
  return (error.code === FOR_EVERYBODY ? systemSentence(error) : null) ?? errorSentence(error)
}

/** The sentence of the first known code in the chain of causes; null if there is none. */
function systemSentence(error: unknown): string | null {
  let cause: unknown = error
  for (let depth = 0; depth < DEEPEST_CAUSE && cause instanceof Error; depth += 1) {
    const { code, path } = cause as NodeJS.ErrnoException
    const sentence = SENTENCES[code ?? '']
    if (sentence !== undefined) return path === undefined ? sentence : `${sentence} (${path})`
    cause = cause.cause
  }
  return null
}
