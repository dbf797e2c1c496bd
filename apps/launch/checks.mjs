import { performance } from 'node:perf_hooks'
import { inProject } from './project.mjs'
import { collect, tool } from './run.mjs'

/** What is checked without running the product: command and arguments by name, the longest first. None needs another. */
export const checks = {
  'types and lint': tool('oxlint/bin/oxlint', ['-c', 'oxlint.config.mjs', '--quiet']),
  'texts between tags': [process.execPath, [inProject('apps/launch/check-jsx-texts.mjs')]],
  dependencies: tool('dependency-cruiser/bin/dependency-cruise.mjs', ['core', 'adapters', 'apps', 'test']),
  'unused code': tool('knip/bin/knip.js', ['--no-progress']),
  'bill of materials': [process.execPath, [inProject('apps/launch/write-sbom.mjs')]],
  format: tool('oxfmt/bin/oxfmt', ['--check']),
  'licences of packages': [process.execPath, [inProject('apps/launch/check-licences.mjs')]],
}

/** What a test does as well (`test/architecture/dependency-rules.test.ts`): a run of all tests need not do it twice. */
export const CHECKS_IN_TESTS = ['dependencies']

/** The checker of types lets its memory grow before it looks for what is kept: a tenth less of a processor. */
const ROOM_FOR_TYPES = { GOGC: '400' }

/** Runs a check, prints how it went, and returns whether it passed. */
export async function runCheck(name) {
  const [command, args] = checks[name]
  const started = performance.now()
  const { code, output } = await collect(command, args, { env: { ...process.env, ...ROOM_FOR_TYPES } })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.error(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.error(output)
  return code === 0
}
