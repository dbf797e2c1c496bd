import { prepareServer } from './prepare.mjs'
import { readSettings } from './read-settings.mjs'
import { builtProgram } from './server-bundle.mjs'

readSettings()
await prepareServer()
process.setSourceMapsEnabled(true)
await import(builtProgram('main'))
