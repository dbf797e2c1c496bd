import { runProgram, type RunningProgram } from '../server/run-program.ts'
import { serveOperations } from '../server/serve-operations.ts'
import { compose } from '../wiring/compose.ts'
import type { Config } from '../wiring/config/config.ts'
import { forWorker } from '../wiring/config/database-config.ts'
import { ConfigError } from '../wiring/config/config-error.ts'

/** Runs jobs, and answers nothing but probes where a port is configured for them. */
async function startWorker(config: Config): Promise<RunningProgram> {
  assertUseful(config)
  const application = await compose({ ...config, database: forWorker(config.database, config.workerConcurrency) })
  const state = { isEnding: false }
  const readiness = Object.assign(
    async () => (state.isEnding ? { worker: 'The worker is ending.' } : application.unready()),
    {
      remarks: () => application.remarks(),
    },
  )
  const { workerHealthPort, metricsPort } = config.hosting
  const open = await serveOperations([workerHealthPort, metricsPort], config, application, readiness).catch(
    async (error: unknown) => {
      await application.close()
      throw error
    },
  )
  application.jobs.start()
  void application.removeTemporaryFiles()
  const close = async () => {
    state.isEnding = true
    await application.jobs.stop()
    await Promise.all(open.map((one) => one.close()))
    await application.close()
  }
  const { log, flushLog } = application
  return { log, flushLog, close, greeting: 'Grantwright worker is running' }
}

function assertUseful({ database, workerConcurrency }: Config): void {
  if (database.kind !== 'postgres')
    throw new ConfigError(
      'A worker of its own needs PostgreSQL: with SQLite the server runs the jobs. Set DATABASE_URL.',
    )
  if (workerConcurrency === 0) throw new ConfigError('WORKER_CONCURRENCY must be at least 1 for a worker.')
}

await runProgram(startWorker)
