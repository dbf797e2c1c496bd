import type { AccountId, ProposalId } from '../shared/ids.ts'
import type { Form } from '../proposals/form/form.ts'
import type { FormCorrection } from '../proposals/form/form-correction.ts'
import type { FormReading } from '../proposals/form/form-reading.ts'
import type { ToldForm } from './told-form.ts'

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

/** At most one reading for each application, removed with it. */
export interface FormReadings {
  /** Null if no form was read, if absent or another account's. */
  find(accountId: AccountId, id: ProposalId): Promise<FormReading | null>
  /**
   * Inserts when `version` is 0, else updates; returns the saved reading with its new version. Also changes the result
   * of `ProposalReader.version`. Throws `conflict` when somebody else saved in between, and when the application is
   * gone.
   */
  save(reading: FormReading): Promise<FormReading>
  /** Corrections of the same file in the account's other applications, oldest application first. */
  corrections(accountId: AccountId, contentHash: string): Promise<FormCorrection[]>
}

/** Left, bottom, right and top in points of the file's own coordinates, from the lower left corner of the page. */
export type PageBox = readonly [number, number, number, number]

export interface PageBoxes {
  /** The box on the page that an anchor leads to; null in formats without pages. */
  boxOf(anchor: string): PageBox | null
}

/** At most one entry for each layout that people of an account decided about. Removed with the account. */
export interface ToldForms {
  /** Oldest first. */
  ofAccount(accountId: AccountId): Promise<ToldForm[]>
  /** As `Projects.save`. */
  save(form: ToldForm): Promise<ToldForm>
}
