import type { JobHistory } from '../../../core/operations/view-job.ts'
import type { ListedJob } from '../../../core/jobs/ports/job-reader.ts'
import type * as contract from '../../http-contract/jobs.ts'

export function presentJob(job: ListedJob): contract.Job {
  const { id, name, state, accountId, fileName, data, createdAt, dueAt, lastRunAt, lastFinishedAt } = job
  const { runCount, failCount, result, failReason } = job
  return {
    id,
    _id: id,
    name,
    state,
    accountId,
    fileName,
    data,
    createdAt,
    dueAt,
    lastRunAt,
    lastFinishedAt,
    runCount,
    failCount,
    result,
    failReason,
  }
}

export function presentRun(run: JobHistory['runs'][number]): contract.JobRun {
  const { number, outcome, startedAt } = run
  const isOver = outcome === 'completed' || outcome === 'failed'
  return {
    number,
    outcome,
    startedAt,
    finishedAt: isOver ? run.finishedAt : null,
    detail: isOver ? run.detail : null,
  }
}
