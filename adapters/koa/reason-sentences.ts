import { type AppError, type WrongFields, reasonOf } from '../../core/shared/app-error.ts'
import type { StoredReason } from '../../core/shared/failure.ts'
import { reasonSentence, storedSentence } from '../http-contract/texts/en/reasons.ts'

/** The sentence of an error; for fields, the error of each. */
export function errorSentence(error: AppError): string {
  const sentence = error.details.values === undefined && error.details.fields ? '' : reasonSentence(reasonOf(error))
  return sentence || Object.values(fieldSentences(error.details.fields ?? {})).join(' ')
}

export function fieldSentences(fields: WrongFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, reason]) => [name, reasonSentence(reason)]))
}

export function failureSentence(stored: StoredReason | null): string | null {
  return stored === null ? null : storedSentence(stored)
}
