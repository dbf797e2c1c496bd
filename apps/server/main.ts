import { readConfig } from '../wiring/config.ts'
import { ConfigError } from '../wiring/config-error.ts'
import { endOnSignals } from './end-on-signals.ts'
import { endOnUncaught } from './end-on-uncaught.ts'
import { startServer } from './start-server.ts'

try {
  const server = await startServer(readConfig())
  endOnSignals(server)
  endOnUncaught(server.application)
  console.log(`Grantwright is running at ${server.address}`)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
