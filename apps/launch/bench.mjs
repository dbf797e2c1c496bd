import { spawn } from 'node:child_process'
import { prepareServer } from './prepare.mjs'
import { projectFolder } from './project.mjs'

await prepareServer()
const args = ['--import', 'tsx', 'test/benchmarks/main.ts', ...process.argv.slice(2)]
const benchmarks = spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' })
benchmarks.on('exit', (code) => process.exit(code ?? 1))
