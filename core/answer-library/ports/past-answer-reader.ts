import type { AccountId } from '../../shared/ids.ts'
import type { TextLimit } from '../../shared/text-limit.ts'

/** A question with its answer in a past application. */
export interface PastAnswer {
  /** In the funder's words. */
  readonly question: string
  /** Markdown; the organisation's own words, without the funder's prompts and guidance. */
  readonly text: string
  readonly limit: TextLimit
  /** Page on which the answer begins, from 1; null if the format has no pages. */
  readonly page: number | null
}

export interface PastAnswerReader {
  /**
   * The answers in a document, in printed order; empty if it is not a filled-in application. Throws `unsupported` if
   * the file can't be read.
   */
  read(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    accountId: AccountId,
  ): Promise<readonly PastAnswer[]>
}
