import type { AccountId } from '../../shared/ids.ts'
import type { TextLimit } from '../../shared/text-limit.ts'

/** A question with its answer, as it stands in an application of before. */
export interface PastAnswer {
  /** As the funder asked it. */
  readonly question: string
  /** The organisation's own words alone, without the funder's prompts and guidance. Markdown. */
  readonly text: string
  readonly limit: TextLimit
  /** Page on which the answer begins, from 1; null where the format has no pages. */
  readonly page: number | null
}

export interface PastAnswerReader {
  /**
   * The answers in a document, in printed order; empty where it is no application that somebody filled in. Throws
   * `unsupported` when the file can't be read.
   */
  read(
    file: { readonly fileName: string; readonly bytes: Uint8Array },
    accountId: AccountId,
  ): Promise<readonly PastAnswer[]>
}
