import './node-version.mjs'
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prepareServer } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '5' } },
})
const times = Number(values.times)

await prepareServer()
const { withTests } = await import('./test-run.mjs')
const { testFiles } = await import('./test-bundle.mjs')
const { filesAt } = await import('./test-files.mjs')

/** Keeps a core busy: what waits by guessing fails beside it. */
const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
process.once('exit', () => busy.kill('SIGKILL'))

const runsWithFailure = new Map()
let passed = 0

await withTests(positionals.length > 0 ? filesAt(positionals) : testFiles(), async (runOnce) => {
  for (let run = 1; run <= times; run++) {
    console.log(`\n══ run ${run} of ${times}`)
    const onResult = (result) => {
      passed += result.passed
      for (const failure of result.failures) {
        const [title, ...details] = failure.split('\n')
        const known = runsWithFailure.get(title) ?? { runs: [], details: details.join('\n') }
        runsWithFailure.set(title, { ...known, runs: [...known.runs, run] })
      }
    }
    await runOnce({ onResult })
  }
})

for (const [title, { runs, details }] of runsWithFailure)
  console.log(`\nFailed in ${runs.length} of ${times} runs (${runs.join(', ')}): ${title}\n${details}`)
const failed = [...runsWithFailure.values()].reduce((sum, { runs }) => sum + runs.length, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
