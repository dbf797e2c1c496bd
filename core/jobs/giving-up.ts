import type { Failure } from '../shared/failure.ts'
import type { WriterJobName } from '../shared/reasons/jobs-reasons.ts'
import type { GivenUpJob } from './job-handler.ts'

/** Why work was given up. Failures of ours need no notice. */
export function giveUpReason({ reason, detail }: Pick<GivenUpJob, 'reason' | 'detail'>, name: WriterJobName): Failure {
  const notice = reason === 'ended-process' ? ({ code: 'jobs.ended-process', values: { name } } as const) : null
  return { error: detail, notice }
}
