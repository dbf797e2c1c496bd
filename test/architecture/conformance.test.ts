import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { callNames } from '../../adapters/http-contract/calls.ts'
import { CALLS } from '../http/calls.ts'
import { project } from './cruise.ts'
import { linesOf, whatHolds } from './what-holds.ts'

describe('the page of what holds', () => {
  const page = readFileSync(join(project, 'docs/conformance.md'), 'utf8')

  it('says what the tests say (`npm run conformance` writes it anew)', () => {
    expect(linesOf(whatHolds())).to.deep.equal(linesOf(page))
  })

  it('names a test for every screen, and every call is made by the test of all calls', () => {
    const untested = linesOf(page).filter((line) => /^- `[^`]+`: *$/.test(line))

    expect(untested).to.deep.equal([])
    expect(CALLS.map(({ call }) => call)).to.have.members(callNames)
  })
})
