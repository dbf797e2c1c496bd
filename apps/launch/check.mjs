import './node-version.mjs'
import { performance } from 'node:perf_hooks'
import { inProject } from './project.mjs'
import { collect, tool } from './run.mjs'

const cache = 'node_modules/.cache'
const checks = {
  format: tool('prettier/bin/prettier.cjs', ['--check', '--cache', '--log-level=warn', '.']),
  lint: tool('eslint/bin/eslint.js', ['--max-warnings=0', '.']),
  types: tool('typescript/bin/tsc', ['-p', '.', '--incremental', '--tsBuildInfoFile', `${cache}/tsc/all.json`]),
  'types of the core': tool('typescript/bin/tsc', ['-p', 'core']),
  dependencies: tool('dependency-cruiser/bin/dependency-cruise.mjs', ['core', 'adapters', 'apps', 'test']),
  'licences of packages': [process.execPath, [inProject('apps/launch/check-licences.mjs')]],
  'bill of materials': [process.execPath, [inProject('apps/launch/write-sbom.mjs')]],
  'unused code': tool('knip/bin/knip.js', ['--no-progress']),
}

async function check([name, [command, args]]) {
  const started = performance.now()
  const { code, output } = await collect(command, args)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.error(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code !== 0) console.error(output)
  return code === 0
}

const waiting = Object.entries(checks)
const passed = []

async function checkWhileAnyWaits() {
  for (let next = waiting.shift(); next; next = waiting.shift()) passed.push(await check(next))
}

await Promise.all([checkWhileAnyWaits(), checkWhileAnyWaits()])
process.exitCode = passed.every(Boolean) ? 0 : 1
