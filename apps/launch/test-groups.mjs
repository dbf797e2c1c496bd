import { readdirSync, statSync } from 'node:fs'
import { inProject } from './project.mjs'

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

/**
 * The groups of test files that run in a process each. Those with a browser come first, as they take longest, and share
 * it within their group; there are more groups than processes, so that all processes end at about the same time.
 */
export function testGroups(processes) {
  const files = testFiles()
  const inBrowser = files.filter((path) => path.startsWith('test/browser/'))
  const others = files.filter((path) => !inBrowser.includes(path))
  return [...deal(inBrowser, 4 * processes), ...deal(others, processes)]
}
