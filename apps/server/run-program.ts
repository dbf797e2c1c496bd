import type { Log } from '../../core/shared/ports/log.ts'
import { readConfig, type Config } from '../wiring/config.ts'
import { plainReason } from '../wiring/plain-reason.ts'
import { endOnSignals } from './end-on-signals.ts'
import { endOnUncaught } from './end-on-uncaught.ts'

export interface RunningProgram {
  readonly log: Log
  flushLog(): Promise<void>
  close(): Promise<void>
  /** A line for who started it. */
  readonly greeting: string
}

/** Nobody but the user who runs the program may read what it writes. */
const PRIVATE_FILES = 0o077

/**
 * Starts a program as the environment configures it and ends it on signals; what is in the way of the start is one
 * line.
 */
export async function runProgram(start: (config: Config) => Promise<RunningProgram>): Promise<void> {
  process.umask(PRIVATE_FILES)
  try {
    const program = await start(readConfig())
    endOnSignals(program)
    endOnUncaught(program)
    console.log(program.greeting)
  } catch (error) {
    const reason = plainReason(error)
    if (reason === null) throw error
    console.error(reason)
    process.exitCode = 1
  }
}
