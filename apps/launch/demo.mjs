import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareServer } from './prepare.mjs'
import { builtProgram } from './server-bundle.mjs'

await prepareServer()
const folder = mkdtempSync(join(tmpdir(), 'grantwright-demo-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
process.env.DATA_DIR = folder
delete process.env.DATABASE_URL
process.setSourceMapsEnabled(true)
await import(builtProgram('demo'))
