import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { rowsOf, unheldIn } from './held-rows.ts'
import { project } from './cruise.ts'

const FLOWS = [
  'Browser',
  'API',
  'Uploads',
  'Model',
  'Mail',
  'Queue',
  'Database',
  'Files',
  'Administrators',
  'Task board',
]
const MIN_ROWS = 30

describe('the threat model', () => {
  const page = readFileSync(join(project, 'docs/threat-model.md'), 'utf8')
  const rows = rowsOf(page)

  it('looks at every flow of data', () => {
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).to.include.members(FLOWS)
  })

  it('says of every measure against which kind of threat it stands, and names a test that exists', () => {
    expect(rows.length).to.be.at.least(MIN_ROWS)
    expect(rows.filter(({ what }) => !/^[STRIDE](, [STRIDE])*: /.test(what)).map(({ what }) => what)).to.deep.equal([])
    expect(unheldIn(page)).to.deep.equal([])
  })

  it('is read by a checker that finds a test that is none', () => {
    const planted = '| what must hold | held by |\n| --- | --- |\n| S: x | `test/http/no-such-file.test.ts` |\n'

    expect(unheldIn(planted)).to.have.length(1)
  })
})
