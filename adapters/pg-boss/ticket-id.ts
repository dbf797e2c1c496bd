import type { JobId } from '../../core/shared/ids.ts'

const FILLING = '00000000'

/** pg-boss names its jobs by UUIDs, we ours by 24 hexadecimal digits: the same digits, filled up. */
export function ticketIdOf(jobId: JobId): string {
  const digits = `${jobId}${FILLING}`
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}

/** The identifier of the job, of a ticket's column `id`. */
export const JOB_ID_IN_SQL = `left(replace(id::text, '-', ''), -${FILLING.length})`
