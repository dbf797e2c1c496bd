const { appendFileSync } = require('node:fs')
const { reporters, Runner } = require('mocha')

/** Mocha's usual list, and at the end the totals as one line of JSON in the file that `TEST_TOTALS` names. */
module.exports = class TestTotals extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options)
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const { passes, failures, pending } = this.stats
      appendFileSync(process.env.TEST_TOTALS, `${JSON.stringify({ passed: passes, failed: failures + pending })}\n`)
    })
  }
}
