import type { Id } from './id.ts'

/** `statement`: a whole sentence that states something and rests on no source. */
export type ClaimKind = 'figure' | 'date' | 'amount' | 'name' | 'quotation' | 'statement'

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
  /** A plan leaves this to its reader: what stands in square brackets is to be chosen before the answer is sent. */
  | { readonly kind: 'open-choice'; readonly text: string; readonly start: number; readonly end: number }
  /** The answer was cut at the end of a sentence to fit its limit. */
  | { readonly kind: 'cut' }
  | LostSource

/** A document that the answer uses has had other contents since, or is in the library no more. */
export interface LostSource {
  readonly kind: 'source-replaced' | 'source-removed'
  readonly documentId: Id<'document'>
  readonly fileName: string
}

export function isLostSource(warning: AnswerWarning): warning is LostSource {
  return warning.kind === 'source-replaced' || warning.kind === 'source-removed'
}

/** In how many places the text states something unsupported or leaves something to be chosen. */
export function placesToCheck(warnings: readonly AnswerWarning[]): number {
  return warnings.filter(({ kind }) => kind === 'unsupported' || kind === 'open-choice').length
}
