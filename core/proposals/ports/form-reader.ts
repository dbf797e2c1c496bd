import type { Form } from '../form.ts'

export interface FormReader {
  /**
   * Reads a funder's form (PDF, DOCX, ODT, XLSX, HTML, Markdown, text), its type told by content, never by name alone.
   * Throws `unsupported` (AppError) with a sentence for the user when the file can't be read.
   */
  read(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<Form>
}
