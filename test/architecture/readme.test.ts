import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { project } from './cruise.ts'

const read = (file: string) => readFileSync(join(project, file), 'utf8')

const WIRING = 'apps/wiring'
/** Every part of the configuration reads by these words. */
const READS = /(?:read\(|environment\[)'([A-Z0-9_]+)'/g

const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))]

describe('the README', () => {
  it('documents the variables that the configuration reads, and no others', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))

    const documented = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z0-9_]+)`/g))

    const files = readdirSync(join(project, WIRING)).filter((file) => /config\.ts$/.test(file))
    const configuration = files.map((file) => read(join(WIRING, file))).join('\n')
    expect(documented).to.have.members(namesIn(configuration, READS))
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

    const commands = namesIn(read('README.md'), /npm run (?:--silent )?([a-z]+)/g)

    expect(Object.keys(scripts)).to.include.members(commands)
  })

  it('leads only to files that exist', () => {
    const paths = namesIn(read('README.md'), /(?:`|\()((?:core|apps|adapters|test|docs)\/[\w./-]+)(?:`|\))/g)

    expect(paths.filter((path) => !exists(path ?? ''))).to.deep.equal([])
  })
})

function exists(path: string): boolean {
  try {
    read(path)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR'
  }
}
