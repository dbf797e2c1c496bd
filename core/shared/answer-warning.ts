import type { Id } from './id.ts'

/** `statement`: a whole sentence with a statement that no source supports. */
export type ClaimKind = 'figure' | 'date' | 'amount' | 'name' | 'quotation' | 'statement'

/** Something to check in an answer before it is sent. Places count UTF-16 code units of the answer's text. */
export type AnswerWarning =
  | {
      readonly kind: 'unsupported'
      readonly claim: ClaimKind
      /** The answer's text from `start` to `end`. */
      readonly text: string
      readonly start: number
      readonly end: number
    }
  /** A choice in square brackets that a plan leaves open, to be made before the answer is sent. */
  | { readonly kind: 'open-choice'; readonly text: string; readonly start: number; readonly end: number }
  /** The answer was cut after a sentence to fit its limit. */
  | { readonly kind: 'cut' }
  | LostSource

/** A source of the answer was replaced, or removed from the library. */
export interface LostSource {
  readonly kind: 'source-replaced' | 'source-removed'
  readonly documentId: Id<'document'>
  readonly fileName: string
}

export function isLostSource(warning: AnswerWarning): warning is LostSource {
  return warning.kind === 'source-replaced' || warning.kind === 'source-removed'
}

/** Number of unsupported claims and open choices. */
export function placesToCheck(warnings: readonly Pick<AnswerWarning, 'kind'>[]): number {
  return warnings.filter(({ kind }) => kind === 'unsupported' || kind === 'open-choice').length
}
