import { PinoLog } from '../../adapters/monitoring/pino-log.ts'
import type { Config } from './config.ts'

/** Structured lines on stderr: stdout is for what a person or a script asked for. */
export function openLog(config: Config): PinoLog {
  return new PinoLog({ level: config.logLevel })
}
