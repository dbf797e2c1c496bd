import { prepareCommandLine, prepareServer } from './prepare.mjs'
import { readSettings } from './read-settings.mjs'
import { builtProgram } from './server-bundle.mjs'

/** Hosts of one role each: what every one of them needs to be built. */
const ROLES = { api: prepareCommandLine, worker: prepareCommandLine, web: prepareServer }

const [role = ''] = process.argv.slice(2)
if (!Object.hasOwn(ROLES, role)) {
  console.error(`Name a role: ${Object.keys(ROLES).join(', ')}.`)
  process.exit(1)
}
readSettings()
await ROLES[role]()
process.setSourceMapsEnabled(true)
await import(builtProgram(role))
