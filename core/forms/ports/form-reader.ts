import type { AccountId } from '../../shared/ids.ts'
import type { Form } from '../../proposals/form/form.ts'

export interface FormFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

export interface FormReader {
  /**
   * Reads a funder's form (PDF, DOCX, ODT, XLSX, HTML, Markdown, text); detects its type by content, not by name alone.
   * Accounts take turns if many files wait. Throws `unsupported` (AppError) with a sentence for the user when the file
   * can't be read.
   */
  read(file: FormFile, account: AccountId): Promise<Form>
}
