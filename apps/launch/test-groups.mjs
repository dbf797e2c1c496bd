import { readdirSync, statSync } from 'node:fs'
import { inProject } from './project.mjs'

/** What the product runs on in tests that open the whole of it; `name` is null for what it brings along. */
const embedded = { name: null, env: { TEST_SET: 'embedded' } }
const production = { name: 'on PostgreSQL, pg-boss and S3', env: { TEST_SET: 'production' } }

/** Those that open the whole product and use it as its users do run on both sets; the others choose what they run on. */
const isOverHttp = (path) => path.startsWith('test/http/')
const isInBrowser = (path) => path.startsWith('test/browser/')

const testFiles = () =>
  readdirSync(inProject('test'), { recursive: true })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))

/** Each looks at many pages in all their forms. */
const isLong = (path) => path.startsWith('test/browser/pages')

/** Deals files out like cards, the longest first, so that no hand is much heavier than another. */
function deal(files, hands) {
  const bySize = files
    .map((path) => ({ path, size: statSync(inProject(path)).size }))
    .sort((one, other) => isLong(other.path) - isLong(one.path) || other.size - one.size)
  const dealt = Array.from({ length: Math.min(hands, files.length) }, () => [])
  for (const [index, { path }] of bySize.entries()) dealt[index % dealt.length].push(path)
  return dealt.map((paths) => paths.sort())
}

const on = (set, groups) => groups.map((files) => ({ files, set }))

/**
 * The groups of test files that run in a process each, and the set that they run on. Those with a browser come first, as
 * they take longest, and share it within their group; there are more groups than processes, so that all processes end at
 * about the same time.
 */
export function testGroups(processes) {
  const files = testFiles()
  const inBrowser = files.filter(isInBrowser)
  const others = files.filter((path) => !isInBrowser(path))
  return [
    ...on(embedded, deal(inBrowser, 4 * processes)),
    ...on(production, deal(inBrowser, 4 * processes)),
    ...on(embedded, deal(others, processes)),
    ...on(production, deal(files.filter(isOverHttp), processes)),
  ]
}
