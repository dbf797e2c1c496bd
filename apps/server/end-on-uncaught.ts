import type { Application } from '../wiring/compose.ts'

/** Ends the process on an error that nothing caught, as Node.js does, but not before it is logged and reported. */
export function endOnUncaught({ log, flushLog }: Pick<Application, 'log' | 'flushLog'>): void {
  process.on('uncaughtException', (error) => {
    log.error('The process ends: nothing caught an error', { error })
    const end = () => process.exit(1)
    flushLog().then(end, end)
  })
}
