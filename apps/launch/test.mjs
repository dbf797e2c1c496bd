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

/** More of them are worth the start of several processes and of services that they share. */
const MAX_IN_A_ROW = 6

async function runAll() {
  await ensureInstalled()
  const { runInProcesses } = await import('./test-run.mjs')
  const { testFiles } = await import('./test-bundle.mjs')
  return runInProcesses(testFiles(), { withChecks: true, keepsTimings: values.timings, prepare: prepareServer })
}

async function runSome() {
  const { filesAt, runFiles } = await import('./test-files.mjs')
  const files = filesAt(positionals)
  await (files.some(needsBuild) ? prepareServer() : ensureInstalled())
  if (files.length <= MAX_IN_A_ROW) return runFiles(files)
  const { runInProcesses } = await import('./test-run.mjs')
  return runInProcesses(files, {})
}

process.exitCode = (await (positionals.length === 0 ? runAll() : runSome())) ? 0 : 1
