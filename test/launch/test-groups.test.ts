import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { testGroups } from '../../apps/launch/test-groups.mjs'

const testFolder = fileURLToPath(new URL('../', import.meta.url))
const allTests = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))

const on = (set: 'embedded' | 'production', processes: number) =>
  testGroups(processes).filter(({ set: { env } }) => env['TEST_SET'] === set)

for (const processes of [2, 8])
  describe(`the groups of tests for ${processes} processes`, () => {
    const filesOn = (set: 'embedded' | 'production') => on(set, processes).flatMap(({ files }) => files)

    it('hold every test once on the embedded set', () => {
      expect(allTests.length).to.be.greaterThan(100)
      expect([...filesOn('embedded')].sort()).to.deep.equal([...allTests].sort())
    })

    it('hold every call over HTTP and all that is done in a browser once on the production set as well', () => {
      const ofWholeProduct = allTests.filter((path) => /^test\/(http|browser)\//.test(path))

      expect(ofWholeProduct.length).to.be.greaterThan(50)
      expect([...filesOn('production')].sort()).to.deep.equal([...ofWholeProduct].sort())
    })

    it('name the set on which a test fails where it is not the embedded one', () => {
      expect(on('embedded', processes).every(({ set }) => set.name === null)).to.equal(true)
      expect(on('production', processes).every(({ set }) => set.name !== null)).to.equal(true)
    })

    it('are none without a test, and share no browser with tests that need none', () => {
      for (const { files } of testGroups(processes)) {
        const inBrowser = files.filter((path) => path.startsWith('test/browser/'))
        expect(files).not.to.deep.equal([])
        expect([0, files.length]).to.include(inBrowser.length)
      }
    })
  })
