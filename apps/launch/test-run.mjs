import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { checks, CHECKS_IN_TESTS, runCheck } from './checks.mjs'
import { inParallel } from './in-parallel.mjs'
import { mochaCommand } from './mocha-process.mjs'
import { inProject } from './project.mjs'
import { collect } from './run.mjs'
import { browserForTests, postgresForTests } from './services-for-tests.mjs'
import { compileTests, newCodeFolder } from './test-bundle.mjs'
import { testGroups } from './test-groups.mjs'
import { slowest, writeTimings } from './test-timings.mjs'

/** Processes at once: two more than processors, as tests wait for browsers and databases half of their time. */
const PROCESSES = Math.min(8, availableParallelism() + 2)

const secondsSince = (start) => ((performance.now() - start) / 1000).toFixed(0)

const nothing = () => ({ passed: 0, failed: 0, failures: [], times: [], processor: 0 })

/** The sum of what several groups came to. */
function added(all) {
  const sum = nothing()
  for (const { passed, failed, failures, times } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.failures.push(...failures)
    sum.times.push(...times)
  }
  return sum
}

/**
 * Compiles tests, calls `work` with a function that runs them all once, and ends the services that they needed. What runs
 * beside tests does not wait until `prepare` has built the product and the tests are compiled.
 */
export async function withTests(files, work, prepare = async () => {}) {
  const folder = newCodeFolder()
  const [postgres, browser] = [postgresForTests(), browserForTests()]
  const compiled = prepare().then(() => compileTests(files, folder))
  compiled.catch(() => {})
  const runOnce = async ({ besides = [], onResult }) => {
    const groups = testGroups(PROCESSES, files).map((group) => async () => {
      await compiled
      const services = { ...(await postgres).env, ...(group.needsBrowser && (await browser).env) }
      onResult(await runGroup(group, folder, services))
    })
    await inParallel(PROCESSES, [...besides, ...groups])
  }
  await work(runOnce)
  await Promise.all([postgres, browser].map(async (service) => (await service).stop()))
}

/**
 * Runs these tests, and beside them, if asked to, all checks that no test repeats, in processes that share one PostgreSQL
 * server and one browser. Returns whether all passed. The last line that it prints holds the totals, also where it is
 * interrupted.
 */
export async function runInProcesses(files, { withChecks = false, keepsTimings = false, prepare }) {
  const results = []
  let finished = false
  process.once('exit', () => {
    if (!finished) results.push({ ...nothing(), failed: 1, failures: ['The test run was interrupted.'] })
    print(added(results))
  })
  const runAll = async (runOnce) => {
    const passed = []
    const names = withChecks ? Object.keys(checks).filter((name) => !CHECKS_IN_TESTS.includes(name)) : []
    const besides = names.map((name) => async () => passed.push(await runCheck(name)))
    await runOnce({ besides, onResult: (result) => results.push(result) })
    if (!withChecks) return
    // All checks together count as one test.
    results.push(
      passed.every(Boolean) ? { ...nothing(), passed: 1 } : { ...nothing(), failed: 1, failures: ['npm run check'] },
    )
  }
  await withTests(files, runAll, prepare)
  const totals = added(results)
  if (keepsTimings) writeTimings(totals.times)
  finished = true
  return totals.failed === 0
}

function print({ passed, failed, failures, times }) {
  console.log(`\nThe slowest:\n${slowest(times).join('\n')}`)
  for (const [index, failure] of failures.entries()) console.log(`\n${index + 1}) ${failure}`)
  console.log(`\n${passed} passed, ${failed} failed`)
}

/**
 * Runs a group in a process of its own and shows what it prints once it has ended. A process that ends without its totals,
 * or with an error that none of its tests has, counts as one failure more.
 */
async function runGroup({ files, set }, folder, services) {
  const start = performance.now()
  const totalsFile = join(folder, `totals-${set.key}-${files[0].replaceAll('/', '-')}.json`)
  rmSync(totalsFile, { force: true })
  const reporter = inProject('apps/launch/test-totals.cjs')
  const env = { ...services, TEST_TOTALS: totalsFile }
  const [command, args, options] = mochaCommand({ files, set, folder, reporter, env })
  const { code, output } = await collect(command, args, options)
  const totals = readTotals(totalsFile) ?? nothing()
  const failures = totals.failures.map((failure) => (set.title === null ? failure : `${set.title}: ${failure}`))
  const isCut = totals.failed === 0 && code !== 0
  if (isCut) failures.push(`${files.join(' ')}\n  ended with code ${code}: see its output above`)
  const title = [set.title, files.join(' ')].filter(Boolean).join(': ')
  const processor = `${totals.processor.toFixed(0)} s of a processor, beside browser and databases`
  console.log(`\n── ${title}\n${output.trimEnd()}\n── ${secondsSince(start)} s, ${processor}`)
  const times = totals.times.filter(({ file }) => file !== null).map((time) => ({ ...time, set: set.key }))
  return { passed: totals.passed, failed: totals.failed + (isCut ? 1 : 0), failures, times }
}

function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
