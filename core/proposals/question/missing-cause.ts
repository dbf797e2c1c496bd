import type { StoredReason } from '../../shared/failure.ts'

/** Reason for a missing answer. */
export type MissingCause =
  /** Only people can know it. */
  | 'only-people'
  /** The documents contain nothing near the question. */
  | 'nothing-near'
  /** The passages near the question do not answer it by themselves. */
  | 'none-answers'
  /** The answer exceeds the limit. */
  | 'too-long'
  /** A person deleted the text. */
  | 'emptied'
  /** The month's allowance for language models is used up. */
  | 'allowance-spent'
  /** The language model refused to answer. */
  | 'refused'

/** Causes that a writer reports; the others follow from the question's state. */
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
  readonly status: string
  readonly error: StoredReason | null
}

/** Null if it has an answer, waits for one, was never drafted, or failed for an internal reason. */
export function missingCauseOf({ answer, status, error }: Asked): MissingCause | null {
  if (answer === null) return status === 'error' ? causeOfFailure(error) : null
  if (!answer.missing) return null
  if (answer.text.trim() === '') return 'emptied'
  return answer.missingBecause ?? ((answer.passages ?? []).length > 0 ? 'none-answers' : 'nothing-near')
}

function causeOfFailure(error: StoredReason | null): MissingCause | null {
  return error === null || typeof error === 'string' ? null : (OF_FAILURES[error.code] ?? null)
}
