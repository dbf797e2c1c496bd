import type { AccountId, TextVersionId } from '../shared/ids.ts'
import type { RichBlock } from './rich-text.ts'
import type { FileText } from './file-text.ts'
import type { Page, PageRequest } from '../shared/page.ts'
import type { TextOwner, TextVersion } from './text-version.ts'

export interface MarkdownReader {
  /**
   * The blocks of each text in order, without empty ones. Text that is no Markdown is plain words. Limited in time, and
   * never on the thread that handles requests. Throws `unavailable` while the server stops.
   */
  read(texts: readonly string[], account: AccountId): Promise<RichBlock[][]>
}

export interface WrittenFile {
  readonly content: Uint8Array
  /**
   * Words and characters that the format can't show, without duplicates: they are spelt in other letters in brackets,
   * or left out.
   */
  readonly notShown: readonly string[]
}

export interface TextFileWriter {
  /** Writes the text as one file of the writer's format. */
  write(text: FileText, account: AccountId): Promise<WrittenFile>
}

/** The histories of texts, without the current texts, which are stored with their owners. */
export interface TextVersions {
  /**
   * Adds a version. Throws `conflict` when the owner's application, report or project is gone, or its text already has
   * a version of that number.
   */
  add(version: TextVersion): Promise<void>
  /** Null when absent or another account's. */
  find(accountId: AccountId, id: TextVersionId): Promise<TextVersion | null>
  /** By number, newest first; empty when absent or another account's. */
  page(accountId: AccountId, owner: TextOwner, request: PageRequest): Promise<Page<TextVersion>>
  /** The newest version numbered below `version` that was once the current text; null if there is none. */
  before(accountId: AccountId, owner: TextOwner, version: number): Promise<TextVersion | null>
  /** The highest number; 0 without versions. */
  last(accountId: AccountId, owner: TextOwner): Promise<number>
  /** Removes all versions except the first and the newest `kept` others. */
  trim(accountId: AccountId, owner: TextOwner, kept: number): Promise<void>
}
