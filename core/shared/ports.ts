import type { Id } from './id.ts'

export interface Clock {
  /** The present time as ISO 8601 UTC text with milliseconds. */
  now(): string
}

export interface StoredFile {
  readonly sizeBytes: number
  /** SHA-256 of the bytes, hex. */
  readonly contentHash: string
}

export interface ListedFile {
  readonly key: string
  readonly storedAt: string
}

/**
 * Stores bytes under keys such as `<accountId>/<id>` (file-key.ts). Every method throws for a malformed key, and
 * `unavailable` while the store is unavailable.
 */
export interface FileStore {
  /** Stores all bytes or none, replacing the key's content. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** All bytes at once. Throws `not-found` if there is no such key. */
  read(key: string): Promise<Uint8Array>
  /**
   * Streams the bytes, with little in memory at a time. Throws `not-found` at once when there is no such key. Read the
   * stream to its end, or leave the loop to close it.
   */
  open(key: string): Promise<AsyncIterable<Uint8Array>>
  /** Does nothing if there is no such key. */
  remove(key: string): Promise<void>
  /** Removes everything of one account. */
  removeAccount(accountId: string): Promise<void>
  /** All stored files, grouped by account. */
  list(): AsyncIterable<ListedFile>
  /** Removes incomplete files whose storing began before the moment and was interrupted. Returns their number. */
  removeUnfinished(begunBefore: string): Promise<number>
}

export interface IdSource {
  /** A new, unique identifier that begins with the present time in Unix seconds. */
  next<Kind extends string>(): Id<Kind>
}

/** Diagnostic messages for operators. `details` must not contain passwords, tokens or document text. */
export interface Log {
  info(message: string, details?: Readonly<Record<string, unknown>>): void
  warn(message: string, details?: Readonly<Record<string, unknown>>): void
  error(message: string, details?: Readonly<Record<string, unknown>>): void
}

/** Encrypts short texts such as tokens, so that the database alone does not reveal them. */
export interface SecretBox {
  /** Encrypts the text with the newest key. Only the same `owner` can open it. */
  seal(text: string, owner: string): string
  /** Decrypts the text; null if it was changed, belongs to another owner, or its key is unknown. */
  open(sealed: string, owner: string): OpenedSecret | null
}

export interface OpenedSecret {
  readonly text: string
  /** False if an older key was used; then encrypt it again. */
  readonly isCurrent: boolean
}

/** Limits the duration of database statements. */
export interface StatementLimit {
  /**
   * Runs `work` so that a store that supports it stops a statement that takes longer, or waits longer for others, than
   * people wait; `work` then throws `unavailable`. Other stores just run it. Run slow work, such as jobs, outside.
   */
  within<T>(work: () => Promise<T>): Promise<T>
}

/** Prevents deleted rows from staying readable in the database's files. */
export interface StorageMaintenance {
  /** Empties the write-ahead log if that is quick, since somebody may wait for it. Skips parts that are in use. */
  trimLog(): Promise<void>
  /**
   * Removes deleted rows from the database's files, as far as the database can. May take minutes, during which SQLite
   * blocks writes. Throws `unavailable` if it was prevented.
   */
  eraseDeletedRows(): Promise<void>
}

export type FontStyle = 'regular' | 'bold' | 'italic' | 'bold-italic'

/** Text for one font. */
export interface FontRun {
  readonly text: string
  /** Name of the font; null if no font has a glyph for these characters. */
  readonly font: string | null
}

/** The fonts for writing files, opened in the form that the library which writes them takes. */
export interface TextFonts<Opened = unknown> {
  /**
   * Splits text into runs by font. Joined, the runs are the text. Line breaks and tabs are not allowed, because no font
   * has them. Letters are never separated from their accents.
   */
  runsOf(text: string, style: FontStyle): readonly FontRun[]
  /** Opens a font of a run for one file; it remembers the letters written. Throws for any other name. */
  open(font: string): Opened
}

export interface Timers {
  /** Calls `act` once after the given milliseconds, unless the timer is cancelled before. */
  after(milliseconds: number, act: () => void): Timer
}

export interface Timer {
  /** Does nothing after the time has passed. */
  cancel(): void
  /** Lets the process end before the time has passed. */
  unref(): void
}

/**
 * A transaction over the repositories in `Stores`. All changes inside `run` happen together or not at all: a throw
 * undoes them. Simultaneous runs are isolated. Do nothing slow inside (language models, files, mail). Work that
 * conflicts with other work may be run again from the start, so it must change nothing but the stores. A use case names
 * only the stores it needs; the adapters' full set fits all of them.
 */
export interface UnitOfWork<Stores> {
  run<T>(work: (stores: Stores) => Promise<T>, durability?: Durability): Promise<T>
}

/**
 * `on-disk`: once `run` resolves, a power cut undoes nothing. `repeatable`: the commit does not wait for the disk, so a
 * power cut may undo it and everything committed later; for work that a job would simply repeat.
 */
export type Durability = 'on-disk' | 'repeatable'
