import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { inProject } from './project.mjs'
import { collect, tool } from './run.mjs'

/** Milliseconds that a process may go on after its last test. */
const END_WAIT = 120_000

/**
 * Runs test files in a process of their own and shows what it prints once it has ended.
 * A run that ends without its totals, or with an error that none of its tests has, counts as one failure more.
 */
export async function runMocha({ files, totalsFile, env }) {
  const begun = performance.now()
  const options = ['--forbid-only', '--forbid-pending', '--reporter', inProject('apps/launch/test-totals.cjs')]
  const [command, args] = tool('mocha/bin/mocha.js', [...options, ...files])
  const settings = { ...process.env, ...env, TEST_TOTALS: totalsFile, TEST_END_WAIT: String(END_WAIT) }
  const { code, output } = await collect(command, args, { env: settings })
  const totals = readTotals(totalsFile)
  if (totals.failed === 0 && code !== 0) addFailure(totals, `ended with code ${code}`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`\n── ${files.join(' ')}\n${output.trimEnd()}\n── ${seconds} s`)
  return totals

  function addFailure(of, what) {
    of.failed++
    of.failures.push(`${files.join(' ')}\n  ${what}: see its output above`)
  }

  function readTotals(file) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      const none = { passed: 0, failed: 0, failures: [] }
      addFailure(none, 'ended before its last test')
      return none
    }
  }
}
