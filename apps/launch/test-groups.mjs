import { statSync } from 'node:fs'
import { showsDevelopmentPages, showsPages, showsShippedPages } from './mocha-process.mjs'
import { inProject } from './project.mjs'
import { testFiles } from './test-bundle.mjs'
import { secondsOf } from './test-timings.mjs'

/** What the product runs on in tests that open the whole of it. */
export const SETS = {
  embedded: { key: 'embedded', title: null, env: { TEST_SET: 'embedded' } },
  production: { key: 'production', title: 'on PostgreSQL, pg-boss and S3', env: { TEST_SET: 'production' } },
}

/**
 * Tests of the whole product that run on the production set as well: removals, files, and what row-level security holds back.
 * The others say nothing that depends on the store; the stores, the queue, the files and the counters of attempts are held by
 * their contracts, and the built product is started on it in `test/launch`.
 */
const ON_BOTH_SETS = [
  'test/http/account-removal.test.ts',
  'test/http/documents.test.ts',
  'test/http/foreign-accounts.test.ts',
  'test/http/own-data.test.ts',
  'test/http/removed-canaries.test.ts',
]

/** Looks at pages one after the other, as one account that takes longer to fill than many of them to look at. */
const looksAtPages = (path) => /^test\/browser\/pages[.-]/.test(path)
const isInBrowser = (path) => path.startsWith('test/browser/') && !looksAtPages(path)
const isOther = (path) => !path.startsWith('test/browser/') && !showsPages(path)

/** A file that nobody has timed yet is taken for as slow as its size suggests. */
const BYTES_PER_SECOND = 2000

function expectedSeconds(path, set) {
  return secondsOf(path, set.key) ?? statSync(inProject(path)).size / BYTES_PER_SECOND
}

/** Deals files out so that all groups take about the same time: the longest first, each to the group with the least. */
function deal({ of, set, count, needsBrowser }) {
  const groups = Array.from({ length: count }, () => ({ set, needsBrowser, files: [], seconds: 0 }))
  const timed = of.map((path) => ({ path, seconds: expectedSeconds(path, set) }))
  for (const { path, seconds } of timed.sort((one, other) => other.seconds - one.seconds)) {
    const least = groups.reduce((chosen, group) => (group.seconds < chosen.seconds ? group : chosen))
    least.files.push(path)
    least.seconds += seconds
  }
  return groups.filter((group) => group.files.length > 0)
}

const longestFirst = (groups) => groups.toSorted((one, other) => other.seconds - one.seconds)

/**
 * In turn one in a browser and one that is not: a browser, its pages and the server that they ask keep two processors busy by
 * themselves, and several at once would wait for each other until they give up.
 */
function alternating(groups) {
  const browsing = longestFirst(groups.filter(({ needsBrowser }) => needsBrowser))
  const others = longestFirst(groups.filter(({ needsBrowser }) => !needsBrowser))
  const turns = Array.from({ length: Math.max(browsing.length, others.length) }, (_, at) => [browsing[at], others[at]])
  return turns.flat().filter((group) => group !== undefined)
}

/**
 * The groups of test files that run in a process each, in the order in which they start, and the set that they run on. Those in a browser,
 * those that show pages of either build in their own process, and the others do not share one.
 */
export function testGroups(processes, files = testFiles()) {
  const { embedded, production } = SETS
  const onBoth = files.filter((path) => ON_BOTH_SETS.includes(path))
  const kinds = [
    { of: files.filter(looksAtPages), set: embedded, count: 1, needsBrowser: true },
    { of: files.filter(isInBrowser), set: embedded, count: Math.max(1, processes - 2), needsBrowser: true },
    { of: files.filter(showsDevelopmentPages), set: embedded, count: 1, needsBrowser: false },
    { of: files.filter(showsShippedPages), set: embedded, count: processes - 2, needsBrowser: false },
    { of: files.filter(isOther), set: embedded, count: processes, needsBrowser: false },
    { of: onBoth, set: production, count: 1, needsBrowser: false },
  ]
  return alternating(kinds.flatMap(deal))
}
