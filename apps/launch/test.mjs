import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareServer } from './prepare.mjs'
import { inProject } from './project.mjs'
import { show, tool } from './run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'grantwright-test-'))
const totals = { passed: 0, failed: 0 }

/** A run that ends without its totals, or with an error that none of its tests has, counts as one failure more. */
async function mocha(specs) {
  const file = join(folder, 'totals.json')
  const options = [
    '--forbid-only',
    '--forbid-pending',
    '--reporter',
    inProject('apps/launch/test-totals.cjs'),
    ...specs,
  ]
  const code = await show(...tool('mocha/bin/mocha.js', options), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TEST_TOTALS: file },
  })
  const { passed, failed } = readTotals(file)
  totals.passed += passed
  totals.failed += failed || (code === 0 ? 0 : 1)
}

function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

let finished = false

process.once('exit', () => {
  if (!finished) totals.failed++
  rmSync(folder, { recursive: true, force: true })
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
})

/** All checks together count as one test. */
async function check() {
  if ((await show(process.execPath, [inProject('apps/launch/check.mjs')])) === 0) totals.passed++
  else totals.failed++
}

await prepareServer()
await check()
await show(process.execPath, ['--import', 'tsx', inProject('test/support/ensure-chromium.ts')])
await mocha(['test/**/*.test.{ts,tsx}'])
finished = true
process.exitCode = totals.failed === 0 ? 0 : 1
