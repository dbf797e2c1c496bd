import type { JobName } from '../../core/jobs/job-catalogue.ts'
import { delivered } from '../../core/jobs/job-handler.ts'
import { writerJob, type WriterSteps } from '../../core/jobs/writer-job.ts'
import { silentLog } from './core-world.ts'

/** The job of these steps, as it is delivered. */
export function deliveredWriter<Name extends JobName, Found, Draft>(
  name: Name,
  steps: WriterSteps<Name, Found, Draft>,
) {
  return delivered(name, writerJob(steps, silentLog))
}
