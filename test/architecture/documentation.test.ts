import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { project } from './cruise.ts'

const read = (file: string) => readFileSync(join(project, file), 'utf8')
const pagesIn = (folder: string) =>
  readdirSync(join(project, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))

const PAGES = ['', 'docs', 'docs/decisions'].flatMap(pagesIn)
/** Pages that name their files in tables of their own, which other tests check. */
const CHECKED_ELSEWHERE = ['docs/conformance.md', 'docs/threat-model.md']

const WIRING = 'apps/wiring/config'
/** Every part of the configuration reads by these words. */
const READS = /(?:read\(|environment\[)'([A-Z0-9_]+)'/g

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
]

describe('the documentation', () => {
  const files = readdirSync(join(project, WIRING)).filter((file) => /config\.ts$/.test(file))
  const variables = namesIn(files.map((file) => read(join(WIRING, file))).join('\n'), READS)

  it('explains the variables that the configuration reads, and no others', () => {
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))

    const explained = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z0-9_]+)`/g))

    expect(explained).to.have.members(variables)
  })

  it('gives the same variables as an example', () => {
    expect(namesIn(read('.env.example'), /^#([A-Z0-9_]+)=/gm)).to.have.members(variables)
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

    const commands = PAGES.flatMap((page) => namesIn(read(page), /npm run (?:--silent )?([a-z:-]+)/g))

    expect(Object.keys(scripts)).to.include.members(commands)
  })

  for (const page of PAGES)
    it(`leads only to files that exist: ${page}`, () => {
      const links = namesIn(read(page), /\]\((?!https?:)([^)#\s]+)[^)\s]*\)/g).map((link) => join(dirname(page), link))
      const paths = namesIn(read(page), /`((?:core|apps|adapters|test|docs)\/[\w./-]+)`/g)

      const named = CHECKED_ELSEWHERE.includes(page) ? links : [...links, ...paths]

      expect(named.filter((path) => !existsSync(join(project, path)))).to.deep.equal([])
    })
})
