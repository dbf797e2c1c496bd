import type { ErrorDetails, ErrorKind } from '../../core/shared/app-error.ts'
import type { ReasonCode } from '../../core/shared/reason.ts'

/** An AppError in the form in which it is sent between processes. */
export interface CarriedError {
  readonly kind: ErrorKind
  readonly code: ReasonCode
  readonly details: ErrorDetails
}

/** A file's bytes are sent separately. */
export interface ReadingTask {
  readonly id: number
  readonly input: unknown
}

export type ReadingReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly refused: CarriedError }
  | { readonly id: number; readonly failed: string }
