import { closeSync, openSync, readSync, statSync } from 'node:fs'

import Sqlite from 'better-sqlite3'

import { AppError } from '../../core/shared/app-error.ts'

/** "GWBP" as SQLite's application_id marks a copy that no server has opened yet. */
const COPY_ID = 0x47574250
/** Offset of the application_id in SQLite's file format. */
const ID_OFFSET = 68
const ID_BYTES = 4

/** Marks the file as a copy until a server opens it. */
export function markAsCopy(file: string): void {
  setId(file, COPY_ID)
}

/**
 * Removes the mark from a copy that was put in place of a database. Throws `conflict` if the old database's log is
 * still beside it: SQLite would write its changes into the copy, which damages both.
 */
export function admitCopy(file: string): void {
  if (idIn(file) !== COPY_ID) return
  if (sizeOf(`${file}-wal`) > 0)
    throw new AppError('conflict', 'operations.log-of-another', { values: { place: file } })
  setId(file, 0)
}

/** Closing the database writes the change into the file itself. */
function setId(file: string, id: number): void {
  const database = new Sqlite(file, { fileMustExist: true })
  database.pragma(`application_id = ${id}`)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

/** Read from the file itself, without its log; 0 if there is none. */
function idIn(file: string): number {
  if (sizeOf(file) < ID_OFFSET + ID_BYTES) return 0
  const bytes = Buffer.alloc(ID_BYTES)
  const handle = openSync(file, 'r')
  readSync(handle, bytes, 0, ID_BYTES, ID_OFFSET)
  closeSync(handle)
  return bytes.readUInt32BE()
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
