import type { FailureReason, SentenceOf, StoredReason } from '../../core/shared/failure.ts'

/** Two columns: the sentence, for hosts of an earlier release, and JSON of the code with its values. */
export interface ReasonColumns {
  readonly sentence: string | null
  readonly reason: string | null
}

export function reasonColumns(stored: StoredReason | null, sentenceOf: SentenceOf): ReasonColumns {
  if (stored === null || typeof stored === 'string') return { sentence: stored, reason: null }
  const sentence = sentenceOf(stored)
  return { sentence, reason: JSON.stringify({ ...stored, sentence }) }
}

/** The code is valid only while its sentence is unchanged: hosts of an earlier release change only the sentence. */
export function storedReason(sentence: string | null, json: string | null): StoredReason | null {
  if (sentence === null || json === null) return sentence
  const { sentence: own, ...reason } = JSON.parse(json) as FailureReason & { readonly sentence: string }
  return own === sentence ? reason : sentence
}

/** For processes that make no sentences. */
export const codeAlone: SentenceOf = (stored) => (typeof stored === 'string' ? stored : stored.code)
