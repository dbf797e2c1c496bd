import { checkDatabaseDriver } from './database-driver.mjs'
import { isStale } from './fingerprint.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'
import { show } from './run.mjs'
import { serverBuild } from './server-bundle.mjs'
import { webBuild } from './web-bundle.mjs'

/** In a process of its own: what builds keeps hundreds of megabytes, which a server would keep for as long as it runs. */
async function built(what, build, part) {
  if (!isStale(build)) return
  if ((await show(process.execPath, [inProject('apps/launch/build.mjs'), part])) === 0) return
  console.error(`The ${what} could not be built: see the messages above.`)
  process.exit(1)
}

/** Installs and builds what the command line needs. Prints to standard error only. */
export async function prepareCommandLine() {
  await ensureInstalled()
  await built('server', serverBuild, 'server')
}

/** Installs and builds what the server needs to serve the whole application. */
export async function prepareServer() {
  await prepareCommandLine()
  await built('web app', webBuild, 'web')
  await checkDatabaseDriver()
}
