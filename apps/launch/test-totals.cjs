const { writeFileSync } = require('node:fs')
const { relative, sep } = require('node:path')
const { performance } = require('node:perf_hooks')
const { reporters, Runner } = require('mocha')

const { EVENT_HOOK_END, EVENT_RUN_BEGIN, EVENT_RUN_END, EVENT_TEST_END, EVENT_TEST_FAIL } = Runner.constants

/**
 * Mocha's usual list, and at the end the totals, failures, times and the processor seconds of this process as JSON in the file
 * that `TEST_TOTALS` names.
 */
module.exports = class TestTotals extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    const failures = []
    const times = []
    let since = performance.now()
    const took = (what) => {
      const now = performance.now()
      times.push({ file: sourceOf(what), title: what.fullTitle(), seconds: (now - since) / 1000 })
      since = now
    }
    runner.on(EVENT_RUN_BEGIN, () => (since = performance.now()))
    runner.on(EVENT_HOOK_END, took)
    runner.on(EVENT_TEST_END, took)
    runner.on(EVENT_TEST_FAIL, (test, error) => failures.push(`${test.fullTitle()}\n  ${error.stack ?? error.message}`))
    runner.once(EVENT_RUN_END, () => {
      const { passes, failures: failed, pending } = this.stats
      const { user, system } = process.cpuUsage()
      const processor = (user + system) / 1_000_000
      const totals = { passed: passes, failed: failed + pending, failures, times, processor }
      writeFileSync(process.env.TEST_TOTALS, JSON.stringify(totals))
      endInTime(Number(process.env.TEST_END_WAIT))
    })
  }
}

/** The source of the compiled file in which a test or a hook stands; hooks of the whole run are in none. */
function sourceOf({ file, parent }) {
  const compiled = file ?? parent?.file
  if (compiled === undefined) return null
  return relative(process.env.TEST_CODE, compiled).split(sep).join('/').replace(/js$/, 'ts')
}

/** What a test left open would keep the process for ever: it ends then, as failed. */
function endInTime(milliseconds) {
  const end = () => {
    const addresses = process
      ._getActiveHandles()
      .flatMap(({ remoteAddress, remotePort }) => (remotePort === undefined ? [] : [`${remoteAddress}:${remotePort}`]))
    const open = [...process.getActiveResourcesInfo(), ...addresses].join(', ')
    console.error(`Something that a test left open keeps the process from ending: ${open}`)
    // Mocha sets the code of its totals whenever the process exits.
    process.once('exit', () => process.exit(1))
    process.exit(1)
  }
  setTimeout(end, milliseconds).unref()
}
