import { buildServer } from './server-bundle.mjs'
import { checkDatabaseDriver } from './database-driver.mjs'
import { ensureInstalled } from './install.mjs'
import { buildWeb } from './web-bundle.mjs'

async function built(what, build) {
  try {
    await build()
  } catch (error) {
    console.error(`The ${what} could not be built: ${error.message}`)
    process.exit(1)
  }
}

/** Installs and builds what the command line needs. Prints to standard error only. */
export async function prepareCommandLine() {
  await ensureInstalled()
  await built('server', buildServer)
}

/** Installs and builds what the server needs to serve the whole application. */
export async function prepareServer() {
  await prepareCommandLine()
  await built('web app', buildWeb)
  await checkDatabaseDriver()
}
