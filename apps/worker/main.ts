import { endOnSignals } from '../server/end-on-signals.ts'
import { endOnUncaught } from '../server/end-on-uncaught.ts'
import { compose } from '../wiring/compose.ts'
import { readConfig } from '../wiring/config.ts'
import { ConfigError } from '../wiring/config-error.ts'

try {
  const config = readConfig()
  if (config.database.kind === 'sqlite')
    throw new ConfigError(
      'A worker of its own needs PostgreSQL: with SQLite the server runs the jobs. Set DATABASE_URL.',
    )
  const application = await compose(config)
  application.jobs.start()
  endOnSignals(application)
  endOnUncaught(application)
  console.log('Grantwright worker is running')
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
