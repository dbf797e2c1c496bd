import { tool } from './run.mjs'
import { compiledIn } from './test-bundle.mjs'

/** Milliseconds that a process may continue after its last test: a busy database takes its time to drop another. */
const END_WAIT = 120_000

/** Milliseconds that a test may take, or a hook: one that needs more waits for something that does not come. */
const TEST_TIMEOUT = 120_000

/** Most of what tests make is soon gone: with more room for it, less time goes into looking for what is kept. */
const ROOM_FOR_NEW = '--max-semi-space-size=64'

export const showsPages = (path) => /^test\/web\/(pages|editor)\//.test(path)

/**
 * React's development build complains of more, such as of keys that are missing, and takes twice the time: it shows every
 * page with what opens on it, and forms that are filled in wrongly. All other tests of pages have the build that is shipped.
 */
const WITH_DEVELOPMENT_BUILD = ['test/web/pages/other-language.test.ts', 'test/web/pages/wrong-input.test.ts']

export const showsDevelopmentPages = (path) => WITH_DEVELOPMENT_BUILD.includes(path)
export const showsShippedPages = (path) => showsPages(path) && !showsDevelopmentPages(path)

/**
 * Command, arguments and environment that run these test files, which were compiled into this folder, on a set. Pages in
 * different builds do not share a process.
 */
export function mochaCommand({ files, set, folder, reporter, env = {} }) {
  const setUp = ['test/support/global-setup.ts', ...(files.some(showsPages) ? ['test/web/pages/dom.ts'] : [])]
  const options = ['--forbid-only', '--forbid-pending', '--timeout', TEST_TIMEOUT, '--reporter', reporter]
  const required = setUp.flatMap((path) => ['--require', compiledIn(folder, path)])
  const [node, [mocha]] = tool('mocha/bin/mocha.js', [])
  const args = [
    ROOM_FOR_NEW,
    '--enable-source-maps',
    mocha,
    '--no-config',
    ...options,
    ...required,
    ...files.map((path) => compiledIn(folder, path)),
  ].map(String)
  const compiled = { TEST_CODE: folder, TEST_END_WAIT: String(END_WAIT) }
  const build = files.some(showsShippedPages) ? { NODE_ENV: 'production' } : {}
  return [node, args, { env: { ...process.env, ...compiled, ...build, ...env, ...set.env } }]
}
