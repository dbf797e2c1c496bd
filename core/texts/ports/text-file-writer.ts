import type { AccountId } from '../../shared/ids.ts'
import type { FileText } from '../file-text.ts'

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
