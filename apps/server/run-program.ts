import type { Log } from '../../core/shared/ports.ts'
import { type Config, readConfig } from '../wiring/config/config.ts'
import { plainReason } from '../wiring/plain-reason.ts'
import { writePrivately } from '../wiring/config/private-files.ts'
import { endOnSignals } from './end-on-signals.ts'
import type { Application } from '../wiring/compose.ts'

/** Ends the process on an uncaught error, as Node.js does, but logs and reports it first. */
function endOnUncaught({ log, flushLog }: Pick<Application, 'log' | 'flushLog'>): void {
  process.on('uncaughtException', (error) => {
    log.error('The process ends: nothing caught an error', { error })
    const end = () => process.exit(1)
    flushLog().then(end, end)
  })
}

export interface RunningProgram {
  readonly log: Log
  flushLog(): Promise<void>
  close(): Promise<void>
  /** A line for the user who started it. */
  readonly greeting: string
}

/**
 * Starts a program with the environment's configuration and ends it on signals. Errors at start are printed on one
 * line.
 */
export async function runProgram(start: (config: Config) => Promise<RunningProgram>): Promise<void> {
  writePrivately()
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
