import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMocha } from './mocha-process.mjs'
import { postgresForTests } from './postgres-for-tests.mjs'
import { prepareServer } from './prepare.mjs'
import { inProject } from './project.mjs'
import { show } from './run.mjs'
import { testGroups } from './test-groups.mjs'

/** Processes at once: one more than processors, as tests wait for browsers and databases half of their time. */
const processes = Math.min(8, availableParallelism() + 1)

const folder = mkdtempSync(join(tmpdir(), 'grantwright-test-'))
const totals = { passed: 0, failed: 0, failures: [] }
let finished = false

process.once('exit', () => {
  if (!finished) add({ passed: 0, failed: 1, failures: ['The test run ended before its end.'] })
  rmSync(folder, { recursive: true, force: true })
  for (const [index, failure] of totals.failures.entries()) console.log(`\n${index + 1}) ${failure}`)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
})

function add({ passed, failed, failures }) {
  totals.passed += passed
  totals.failed += failed
  totals.failures.push(...failures)
}

/** All checks together count as one test. */
async function check() {
  const isPassed = (await show(process.execPath, [inProject('apps/launch/check.mjs')])) === 0
  add(isPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['npm run check'] })
}

async function runGroups(env) {
  const waiting = [...testGroups(processes).entries()]
  const runWhileAnyWaits = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, group] = next
      add(await runMocha({ ...group, env, totalsFile: join(folder, `totals-${index}.json`) }))
    }
  }
  await Promise.all(Array.from({ length: processes }, runWhileAnyWaits))
}

await prepareServer()
await check()
await show(process.execPath, ['--import', 'tsx', inProject('test/support/ensure-chromium.ts')])
const postgres = await postgresForTests()
await runGroups(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {})
await postgres.stop()
finished = true
process.exitCode = totals.failed === 0 ? 0 : 1
