import type { StoredReason } from '../shared/failure.ts'

/** Why a question has no answer. */
export type MissingCause =
  /** Only people can know it. */
  | 'only-people'
  /** The documents say nothing that comes near. */
  | 'nothing-near'
  /** What comes near is no answer by itself. */
  | 'none-answers'
  /** What answers is longer than the limit allows. */
  | 'too-long'
  /** A person took the text away. */
  | 'emptied'
  /** The month's allowance for language models is spent. */
  | 'allowance-spent'
  /** The language model refused to answer. */
  | 'refused'

/** What a writer knows of it; the rest is told by what the question has. */
export type WriterCause = Extract<MissingCause, 'only-people' | 'too-long'>

const OF_FAILURES: Readonly<Record<string, MissingCause>> = {
  'spending.limit-reached': 'allowance-spent',
  'model.refused': 'refused',
}

interface Asked {
  readonly answer: {
    readonly text: string
    readonly missing: boolean
    readonly missingBecause?: WriterCause
    readonly passages?: readonly unknown[]
  } | null
  readonly status: 'processing' | 'completed' | 'error'
  readonly error: StoredReason | null
}

/** Null where it has an answer, waits for one, was never drafted, or failed for a reason that is nobody's here. */
export function missingCauseOf({ answer, status, error }: Asked): MissingCause | null {
  if (answer === null) return status === 'error' ? causeOfFailure(error) : null
  if (!answer.missing) return null
  if (answer.text.trim() === '') return 'emptied'
  return answer.missingBecause ?? ((answer.passages ?? []).length > 0 ? 'none-answers' : 'nothing-near')
}

function causeOfFailure(error: StoredReason | null): MissingCause | null {
  return error === null || typeof error === 'string' ? null : (OF_FAILURES[error.code] ?? null)
}
