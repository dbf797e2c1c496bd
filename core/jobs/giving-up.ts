import type { Failure } from '../shared/failure.ts'
import type { GivenUpJob } from './job-handler.ts'

/** Why work was given up; `doing` names it and `advice` says what its user can do now. Failures of ours need no notice. */
export function giveUpReason(
  { reason, detail }: Pick<GivenUpJob, 'reason' | 'detail'>,
  { doing, advice }: { doing: string; advice: string },
): Failure {
  return { error: detail, notice: reason === 'ended-process' ? `${doing} ended the program twice. ${advice}` : null }
}
