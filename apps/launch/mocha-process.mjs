import { tool } from './run.mjs'
import { compiledIn } from './test-bundle.mjs'

/** Milliseconds that a process may continue after its last test. */
const END_WAIT = 30_000

/** Milliseconds that a test may take, or a hook: one that needs more waits for something that does not come. */
const TEST_TIMEOUT = 60_000

export const showsPages = (path) => /^test\/web\/(pages|editor)\//.test(path)

/** Command, arguments and environment that run these test files, which were compiled into this folder, on a set. */
export function mochaCommand({ files, set, folder, reporter, env = {} }) {
  const setUp = ['test/support/global-setup.ts', ...(files.some(showsPages) ? ['test/web/pages/dom.ts'] : [])]
  const options = ['--forbid-only', '--forbid-pending', '--timeout', TEST_TIMEOUT, '--reporter', reporter]
  const required = setUp.flatMap((path) => ['--require', compiledIn(folder, path)])
  const [node, [mocha]] = tool('mocha/bin/mocha.js', [])
  const args = [
    '--enable-source-maps',
    mocha,
    '--no-config',
    ...options,
    ...required,
    ...files.map((path) => compiledIn(folder, path)),
  ].map(String)
  const compiled = { TEST_CODE: folder, TEST_END_WAIT: String(END_WAIT) }
  return [node, args, { env: { ...process.env, ...compiled, ...env, ...set.env } }]
}
