import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { projectFolder } from './project.mjs'

await ensureInstalled()
// Ctrl-C reaches the evaluation as well, which prints what it has and ends by itself.
process.on('SIGINT', () => undefined)
const args = ['--import', 'tsx', 'test/benchmarks/evaluation/main.ts', ...process.argv.slice(2)]
const evaluation = spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' })
evaluation.on('exit', (code) => process.exit(code ?? 1))
