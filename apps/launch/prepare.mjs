import { checkDatabaseDriver } from './database-driver.mjs'
import { isStale } from './fingerprint.mjs'
import { ensureInstalled } from './install.mjs'
import { inProject } from './project.mjs'
import { show } from './run.mjs'
import { serverBuild } from './server-bundle.mjs'
import { webBuild } from './web-bundle.mjs'

const SERVER = { what: 'server', part: 'server', build: serverBuild }
const WEB_APP = { what: 'web app', part: 'web', build: webBuild }

/** In a process of its own: what builds keeps hundreds of megabytes, which a server would keep for as long as it runs. */
async function build({ what, part }) {
  if ((await show(process.execPath, [inProject('apps/launch/build.mjs'), part])) === 0) return
  console.error(`The ${what} could not be built: see the messages above.`)
  process.exit(1)
}

/** What is built needs neither the packages that build nor the right to write. */
async function prepare(parts) {
  const stale = parts.filter(({ build }) => isStale(build))
  await ensureInstalled(stale.length > 0)
  for (const part of stale) await build(part)
}

/** Installs and builds what the command line needs. Prints to standard error only. */
export async function prepareCommandLine() {
  await prepare([SERVER])
}

/** Installs and builds what the server needs to serve the whole application. */
export async function prepareServer() {
  await prepare([SERVER, WEB_APP])
  await checkDatabaseDriver()
}
