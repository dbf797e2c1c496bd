import { isJobName, JOBS, type OutsideService } from './job-catalogue.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Delays before each further attempt, in milliseconds. */
type Pauses = readonly number[]

/** For most work, whose result people wait for. */
const USUAL: Pauses = [2 * SECOND, 8 * SECOND, 32 * SECOND, 128 * SECOND]

/**
 * For mails: servers that are down, or that greylist, may accept them hours later. RFC 5321 4.5.4.1 asks for pauses
 * longer than 30 minutes in the long run; after two days the link is not worth sending.
 */
const OF_MAILS: Pauses = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  ...Array<number>(11).fill(4 * HOUR),
]

/** For removals, which are retried until they succeed: the operator has to repair what blocks them. */
const OF_REMOVALS: Pauses = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]

const PAUSES: Readonly<Record<OutsideService, Pauses>> = { none: USUAL, mail: OF_MAILS, files: OF_REMOVALS }

/** Maximum number of attempts for a job of this name. */
export function mostAttempts(name: string): number {
  return isEndless(name) ? Infinity : pausesOf(name).length + 1
}

/** Time of the next attempt after the `failCount`-th failure; null after the last attempt. */
export function retryAt(name: string, failCount: number, now: string, retryAfterSeconds = 0): string | null {
  const pauses = pausesOf(name)
  const pause = pauses[failCount - 1] ?? (isEndless(name) ? pauses.at(-1) : undefined)
  return pause === undefined
    ? null
    : new Date(Date.parse(now) + Math.max(pause, retryAfterSeconds * SECOND)).toISOString()
}

function pausesOf(name: string): Pauses {
  return PAUSES[serviceOf(name)]
}

const isEndless = (name: string): boolean => serviceOf(name) === 'files'

function serviceOf(name: string): OutsideService {
  return isJobName(name) ? JOBS[name].service : 'none'
}
