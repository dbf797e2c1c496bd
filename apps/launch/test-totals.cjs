const { writeFileSync } = require('node:fs')
const { reporters, Runner } = require('mocha')

/** Mocha's usual list, and at the end the totals and failures as JSON in the file that `TEST_TOTALS` names. */
module.exports = class TestTotals extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    const failures = []
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) =>
      failures.push(`${test.fullTitle()}\n  ${error.stack ?? error.message}`),
    )
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures: failed, pending } = this.stats
      writeFileSync(process.env.TEST_TOTALS, JSON.stringify({ passed: passes, failed: failed + pending, failures }))
      endInTime(Number(process.env.TEST_END_WAIT))
    })
  }
}

/** What a test left open would keep the process for ever: it ends then, as failed. */
function endInTime(milliseconds) {
  const end = () => {
    const open = process.getActiveResourcesInfo().join(', ')
    console.error(`Something that a test left open keeps the process from ending: ${open}`)
    // Mocha sets the code of its totals whenever the process exits.
    process.once('exit', () => process.exit(1))
    process.exit(1)
  }
  setTimeout(end, milliseconds).unref()
}
