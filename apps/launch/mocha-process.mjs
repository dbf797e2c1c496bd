import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { inProject } from './project.mjs'
import { collect, tool } from './run.mjs'

/** Milliseconds that a process may go on after its last test. */
const END_WAIT = 60_000

/**
 * Runs test files on a set in a process of their own and shows what it prints once it has ended, under the set's name.
 * A run that ends without its totals, or with an error that none of its tests has, counts as one failure more.
 */
export async function runMocha({ files, set, totalsFile, env }) {
  const title = [set.name, files.join(' ')].filter(Boolean).join(': ')
  const begun = performance.now()
  const options = ['--forbid-only', '--forbid-pending', '--reporter', inProject('apps/launch/test-totals.cjs')]
  const [command, args] = tool('mocha/bin/mocha.js', [...options, ...files])
  const settings = { ...process.env, ...env, ...set.env, TEST_TOTALS: totalsFile, TEST_END_WAIT: String(END_WAIT) }
  const { code, output } = await collect(command, args, { env: settings })
  const totals = readTotals(totalsFile)
  if (totals.failed === 0 && code !== 0) addFailure(totals, `ended with code ${code}`)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`\n── ${title}\n${output.trimEnd()}\n── ${seconds} s`)
  return { ...totals, failures: totals.failures.map(named) }

  /** The failure with the set on which it happened. */
  function named(failure) {
    return set.name === null ? failure : `${set.name}: ${failure}`
  }

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
