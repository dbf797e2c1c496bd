import { prepareServer } from './prepare.mjs'
import { builtProgram } from './server-bundle.mjs'

await prepareServer()
process.setSourceMapsEnabled(true)
await import(builtProgram('main'))
