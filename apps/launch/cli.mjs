import { resolve } from 'node:path'
import { prepareCommandLine } from './prepare.mjs'
import { projectFolder } from './project.mjs'
import { readSettings } from './read-settings.mjs'
import { builtProgram } from './server-bundle.mjs'

readSettings()
await prepareCommandLine()
// npm runs us in the project's folder: file arguments are relative to where the user stands, the data folder is not.
process.env.DATA_DIR = resolve(projectFolder, process.env.DATA_DIR ?? 'data')
if (process.env.npm_lifecycle_event === 'cli' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD)
process.setSourceMapsEnabled(true)
await import(builtProgram('cli'))
