import { isJobName, JOBS, type OutsideService } from './job-catalogue.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses before each further attempt of work that fails with what may pass, in milliseconds. */
type Pauses = readonly number[]

/** Of most work, for which somebody waits. */
const USUAL: Pauses = [2 * SECOND, 8 * SECOND, 32 * SECOND, 128 * SECOND]

/**
 * Of mails: servers that are away, or that greylist, take one hours later. RFC 5321 4.5.4.1 asks for longer pauses than 30
 * minutes in the long run; after two days nobody waits for the link any more.
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

/** Of removals, which are tried until they are done: what keeps a file is for the operator to mend. */
const OF_REMOVALS: Pauses = [MINUTE, 10 * MINUTE, HOUR, 6 * HOUR]

const PAUSES: Readonly<Record<OutsideService, Pauses>> = { none: USUAL, mail: OF_MAILS, files: OF_REMOVALS }

/** How often a job of this name is begun before it is given up. */
export function mostAttempts(name: string): number {
  return isEndless(name) ? Infinity : pausesOf(name).length + 1
}

/** When a job that failed for the `failCount`-th time is to be tried again; null after the last attempt. */
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
