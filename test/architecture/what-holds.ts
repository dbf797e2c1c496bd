import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS, callNames, methodAndPath } from '../../adapters/http-contract/calls.ts'
import { adminRoutes, publicRoutes, userRoutes } from '../../apps/web/src/app/screens.ts'
import { project } from './cruise.ts'

/** A file of tests: what it is about, as its groups are titled, and its source. */
interface TestFile {
  readonly path: string
  readonly about: readonly string[]
  readonly source: string
}

const TITLE = /\bdescribe\(\s*(['"`])(.*?)\1/gs
const OUTERMOST = new RegExp(`^${TITLE.source}`, 'gms')
/** Each of these goes through the whole table of calls, in this one file. */
const HOLDS_ALL_CALLS = 'test/http/every-call.test.ts'
const OF_CALLS = /^test\/(?:http|launch)\//
const OF_PAGES = /^test\/(?:web|browser)\//

function titlesIn(source: string): string[] {
  const outermost = [...source.matchAll(OUTERMOST)]
  const found = outermost.length > 0 ? outermost : [...source.matchAll(TITLE)].slice(0, 1)
  if (found.length === 0) return ['what its contracts say']
  return found.map(([, , title = '']) => title.replace(/\$\{[^}]*\}/g, '…'))
}

function testFiles(): readonly TestFile[] {
  const paths = readdirSync(join(project, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .sort()
  return paths.map((path) => {
    const source = readFileSync(join(project, path), 'utf8')
    return { path, about: titlesIn(source), source }
  })
}

/** Addresses of that pattern as tests spell them: with an identifier or an expression for each of its parts. */
function addressesOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? String.raw`(?:\$\{[^}]*\}|[\w-]+)` : part))
  return new RegExp(String.raw`['"\x60/}]?${parts.join('/')}(?![\w/$])`)
}

const namesOf = (files: readonly TestFile[]) => files.map(({ path }) => `\`${path}\``).join(', ')

/**
 * The page of what holds, made of the table of calls, the screens and the titles of tests: what each call does and which
 * tests beside the one of all calls make it, which tests open a screen, and what each file of tests is about.
 */
export function whatHolds(): string {
  const files = testFiles()
  const holding = (pattern: string, of: RegExp) => {
    const address = addressesOf(pattern)
    return files.filter(({ path, source }) => of.test(path) && path !== HOLDS_ALL_CALLS && address.test(source))
  }
  const calls = callNames.map((name) => {
    const others = holding(methodAndPath(name).path, OF_CALLS)
    return `- \`${name}\`: ${CALLS[name].summary}${others.length === 0 ? '' : ` (${namesOf(others)})`}`
  })
  const screens = [...publicRoutes, ...userRoutes, ...adminRoutes].map(({ path }) => {
    return `- \`${path}\`: ${namesOf(holding(path, OF_PAGES))}`
  })
  const folders = [...new Set(files.map(({ path }) => path.split('/').slice(0, -1).join('/')))]
  const tests = folders.map((folder) => {
    const own = files.filter(({ path }) => path.split('/').slice(0, -1).join('/') === folder)
    const lines = own.map(({ path, about }) => `- \`${path.slice(folder.length + 1)}\`: ${about.join('; ')}`)
    return `### ${folder}\n\n${lines.join('\n')}\n`
  })
  return `# What holds, and the test that proves it

Made from the tests by \`npm run conformance\`; \`test/architecture/conformance.test.ts\` fails where it is out of date.

## Calls

\`${HOLDS_ALL_CALLS}\` makes each of them: it works, is refused without a log-in and to others than its access says, shows nothing of another account, and names every wrong field. Tests that make it besides are in brackets.

${calls.join('\n')}

## Screens

\`test/browser/pages.test.ts\` and those beside it look at each in Chromium. Tests that name its address:

${screens.join('\n')}

## Tests

${tests.join('\n')}`
}

/** The lines of the page that name something: where a whole page differs, these say where. */
export function linesOf(page: string): readonly string[] {
  return page.split('\n').filter((line) => line.startsWith('- '))
}
