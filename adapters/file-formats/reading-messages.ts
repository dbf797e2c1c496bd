import type { ErrorDetails, ErrorKind } from '../../core/shared/app-error.ts'
import type { ReasonCode } from '../../core/shared/reason.ts'

/** An AppError as it crosses the border between processes. */
export interface CarriedError {
  readonly kind: ErrorKind
  readonly code: ReasonCode
  readonly details: ErrorDetails
}

/** The bytes of the file, where there is one, go beside it. */
export interface ReadingTask {
  readonly id: number
  readonly input: unknown
}

export type ReadingReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly refused: CarriedError }
  | { readonly id: number; readonly failed: string }
