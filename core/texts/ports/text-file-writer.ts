import type { AccountId } from '../../accounts/account.ts'
import type { FileText } from '../file-text.ts'

export interface TextFileWriter {
  /** The whole text as one file of the writer's format. Characters that the format can't hold are left out. */
  write(text: FileText, account: AccountId): Promise<Uint8Array>
}
