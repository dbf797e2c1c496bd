import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { showsDevelopmentPages } from '../../apps/launch/mocha-process.mjs'
import { testGroups } from '../../apps/launch/test-groups.mjs'

const testFolder = fileURLToPath(new URL('../', import.meta.url))
const allTests = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))

const kindOf = (path: string) => {
  if (path.startsWith('test/browser/')) return 'browser'
  if (showsDevelopmentPages(path)) return 'pages in development'
  return /^test\/web\/(pages|editor)\//.test(path) ? 'pages' : 'other'
}

for (const processes of [3, 8])
  describe(`the groups of tests for ${processes} processes`, () => {
    const groups = testGroups(processes)
    const filesOn = (key: string) => groups.filter(({ set }) => set.key === key).flatMap(({ files }) => files)

    it('hold every test once on the embedded set', () => {
      expect(allTests.length).to.be.greaterThan(100)
      expect([...filesOn('embedded')].sort()).to.deep.equal([...allTests].sort())
    })

    it('hold tests over HTTP once more on the production set, and none that does not exist', () => {
      const again = filesOn('production')

      expect(again.filter((path) => /^test\/http\//.test(path)).length).to.be.at.least(5)
      expect(allTests).to.include.members(again)
      expect(new Set(again).size).to.equal(again.length)
    })

    it('name the set on which a test fails where it is not the embedded one', () => {
      for (const { set } of groups) expect(set.title === null).to.equal(set.key === 'embedded')
    })

    it('are none without a test, and share no process with tests of another kind', () => {
      for (const { files, needsBrowser } of groups) {
        const kinds = new Set(files.map(kindOf))
        expect([...kinds]).to.have.length(1)
        expect(needsBrowser).to.equal(kinds.has('browser'))
      }
    })

    it('start with those that take longest, in turn one in a browser and one that is not', () => {
      const secondsOf = (isBrowsing: boolean) =>
        groups.filter(({ needsBrowser }) => needsBrowser === isBrowsing).map(({ seconds }) => seconds)

      for (const seconds of [secondsOf(true), secondsOf(false)])
        expect(seconds).to.deep.equal(seconds.toSorted((one, other) => other - one))
      expect(groups.slice(0, 4).map(({ needsBrowser }) => needsBrowser)).to.deep.equal([true, false, true, false])
    })
  })
