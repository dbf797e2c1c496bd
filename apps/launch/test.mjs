import './node-version.mjs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { prepareServer } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { timings: { type: 'boolean', default: false } },
})

/** Tests that start the built product, or open the built web app. */
const needsBuild = (path) => /test\/(browser|launch)\//.test(path)

if (positionals.length > 0) {
  await (positionals.some(needsBuild) ? prepareServer() : ensureInstalled())
  const { runFiles } = await import('./test-files.mjs')
  process.exitCode = (await runFiles(positionals)) ? 0 : 1
} else {
  await prepareServer()
  const { runAll } = await import('./test-run.mjs')
  process.exitCode = (await runAll({ keepsTimings: values.timings })) ? 0 : 1
}
