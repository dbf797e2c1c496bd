import './node-version.mjs'
import { checks, runCheck } from './checks.mjs'
import { inParallel } from './in-parallel.mjs'

const results = await inParallel(
  2,
  Object.keys(checks).map((name) => () => runCheck(name)),
)
process.exitCode = results.every(Boolean) ? 0 : 1
