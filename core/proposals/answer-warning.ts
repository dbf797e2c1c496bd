import type { DocumentId } from '../documents/document.ts'

export type ClaimKind = 'figure' | 'date' | 'amount' | 'name' | 'quotation'

/** What the reader of an answer should look at before it is sent. Places count UTF-16 code units of the answer's text. */
export type AnswerWarning =
  | {
      readonly kind: 'unsupported'
      readonly claim: ClaimKind
      /** As it is in the answer from `start` to `end`. */
      readonly text: string
      readonly start: number
      readonly end: number
    }
  /** The answer was cut at the end of a sentence to fit its limit. */
  | { readonly kind: 'cut' }
  /** A document that the answer uses has had other contents since. */
  | { readonly kind: 'source-replaced'; readonly documentId: DocumentId; readonly fileName: string }
