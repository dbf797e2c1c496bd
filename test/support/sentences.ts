import { sentenceForAdmins } from '../../adapters/http-contract/texts/en/reasons.ts'
import { errorSentence, fieldSentences } from '../../adapters/koa/reason-sentences.ts'
import type { AppError, WrongFields } from '../../core/shared/app-error.ts'
import type { StoredReason } from '../../core/shared/failure.ts'

/** What people read of an error of the core. */
export const sentenceOfError = (error: unknown): string => errorSentence(error as AppError)

export const sentencesOfFields = (fields: WrongFields | undefined): Record<string, string> =>
  fieldSentences(fields ?? {})

/** What admins read of a reason that is stored. */
export const sentenceIn = (stored: StoredReason | null): string | null => stored && sentenceForAdmins(stored)
