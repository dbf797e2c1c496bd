import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { adminRoutes, publicRoutes, userRoutes } from '../../apps/web/src/app/screens.ts'
import { CALLS } from '../http/calls.ts'
import { rowsOf, unprovenIn, withoutRow } from './conformance-page.ts'
import { project } from './cruise.ts'

const FEWEST_ROWS = 150
const FEWEST_CALLS = 70
const FEWEST_ROUTES = 25

const calls = CALLS.map(({ call }) => call)
const routes = [...publicRoutes, ...userRoutes, ...adminRoutes].map(({ path }) => path)

const planted = (proof: string) =>
  `| what must hold | test |\n| --- | --- |\n| \`/nowhere\` leads somewhere | ${proof} |\n`

describe('the page of what holds', () => {
  const page = readFileSync(join(project, 'docs/conformance.md'), 'utf8')

  it('is read by a checker that finds what is planted', () => {
    const here = '`test/architecture/conformance.test.ts`'
    const proofs = {
      true: `${here} is read by a checker that finds what is planted`,
      generated:
        '`test/http/every-call.test.ts` answers nobody, users, colleagues, strangers and admins as they may: GET /projects/list',
      none: '',
      untitled: here,
      otherTitle: `${here} is read by a checker`,
      otherFile: '`test/architecture/nothing.test.ts` is read by a checker that finds what is planted',
      otherValue:
        '`test/http/every-call.test.ts` answers nobody, users, colleagues, strangers and admins as they may: GET /nothing',
    }

    const found = Object.entries(proofs).filter(([, proof]) => unprovenIn(planted(proof), calls).length > 0)

    expect(found.map(([name]) => name)).to.deep.equal(['none', 'untitled', 'otherTitle', 'otherFile', 'otherValue'])
    expect(withoutRow(planted(proofs.true), ['/nowhere', '/somewhere'])).to.deep.equal(['/somewhere'])
  })

  it('names a test that exists in every row', () => {
    expect(rowsOf(page).length).to.be.greaterThan(FEWEST_ROWS)
    expect(unprovenIn(page, calls)).to.deep.equal([])
  })

  it('has a row for every call', () => {
    expect(calls.length).to.be.greaterThan(FEWEST_CALLS)
    expect(withoutRow(page, calls)).to.deep.equal([])
  })

  it('has a row for every route of the web app', () => {
    expect(routes.length).to.be.greaterThan(FEWEST_ROUTES)
    expect(withoutRow(page, routes)).to.deep.equal([])
  })
})
