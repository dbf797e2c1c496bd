import { AppError, isAppError, type ErrorKind } from '../../core/shared/app-error.ts'
import type { ModelReasons, OutageReason } from '../../core/shared/reasons/reasons-of-service.ts'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { ModelFault, type ModelFaultKind, type ModelReply } from './port/language-model.ts'

interface Meaning {
  readonly kind: ErrorKind
  readonly code: Exclude<keyof ModelReasons & `model.${string}`, 'model.paused'>
  /** Reason for which all calls fail; null if only this call fails. */
  readonly outage: OutageReason | null
}

/** Jobs wait if an administrator has to fix something. */
const MEANINGS: Readonly<Record<ModelFaultKind, Meaning>> = {
  'key-refused': { kind: 'unavailable', code: 'model.key-refused', outage: 'key-refused' },
  'organisation-disabled': {
    kind: 'unavailable',
    code: 'model.organisation-disabled',
    outage: 'organisation-disabled',
  },
  'no-credit': { kind: 'unavailable', code: 'model.no-credit', outage: 'no-credit' },
  'limit-reached': { kind: 'unavailable', code: 'model.limit-reached', outage: 'limit-reached' },
  'unknown-model': { kind: 'unavailable', code: 'model.unknown', outage: 'unknown-model' },
  'wrong-address': { kind: 'unavailable', code: 'model.wrong-address', outage: 'wrong-address' },
  'request-too-large': { kind: 'too-large', code: 'model.request-too-large', outage: null },
  'over-rate': { kind: 'too-large', code: 'model.over-rate', outage: null },
  'request-refused': { kind: 'unsupported', code: 'model.request-refused', outage: null },
  'lacks-schemas': { kind: 'unsupported', code: 'model.request-refused', outage: null },
  'lacks-tools': { kind: 'unsupported', code: 'model.request-refused', outage: null },
  'broken-off': { kind: 'unavailable', code: 'model.unavailable', outage: null },
  unavailable: { kind: 'unavailable', code: 'model.unavailable', outage: 'unavailable' },
}

/**
 * Converts a failed call to an error of the core, with the vendor's message as its cause. Faults that may pass are
 * `unavailable`.
 */
export function modelError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (!(error instanceof ModelFault)) {
    const words = error instanceof Error ? error.message : 'unknown'
    return new AppError('unavailable', 'model.unavailable', {}, new ServiceFailure(words, error))
  }
  const { kind, code } = MEANINGS[error.kind]
  const { pauseMs } = error
  const isAsked = code === 'model.unavailable' && pauseMs !== null
  if (isAsked)
    return new AppError('unavailable', 'model.unavailable', { retryAfter: Math.ceil(pauseMs / 1000) }, error.said)
  return new AppError(kind, code, {}, error.said)
}

/** Reason for which all calls fail at present; null if only this call fails. */
export function outageReasonOf(error: unknown): OutageReason | null {
  return error instanceof ModelFault ? MEANINGS[error.kind].outage : null
}

/** Milliseconds; null if the server names none. */
export function askedPauseMs(error: unknown): number | null {
  return error instanceof ModelFault ? error.pauseMs : null
}

export function cancelled(): AppError {
  return new AppError('unavailable', 'model.cancelled')
}

/** The fault of a complete reply; null for a good one. */
export function badEnding({ ending, refusal = 'none named' }: ModelReply): AppError | null {
  if (ending === 'refused')
    return new AppError('unsupported', 'model.refused', {}, new ServiceFailure(`Refusal: ${refusal}`))
  if (ending === 'cut-off') return new AppError('too-large', 'model.cut-off')
  return ending === 'too-long' ? new AppError('too-large', 'model.too-long') : null
}
