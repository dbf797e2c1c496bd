import './node-version.mjs'
import { parseArgs } from 'node:util'
import { prepareServer } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { timings: { type: 'boolean', default: false } },
})

await prepareServer()
// Needs what was just installed.
if (positionals.length > 0) {
  const { runFiles } = await import('./test-files.mjs')
  process.exitCode = (await runFiles(positionals)) ? 0 : 1
} else {
  const { runAll } = await import('./test-run.mjs')
  process.exitCode = (await runAll({ keepsTimings: values.timings })) ? 0 : 1
}
