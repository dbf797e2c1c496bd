import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { adminRoutes, publicRoutes, userRoutes } from '../../apps/web/src/app/screens.ts'
import { CALLS } from '../http/calls.ts'
import { rowsOf, unheldIn, withoutRow } from './conformance-page.ts'
import { project } from './cruise.ts'

const MIN_ROWS = 150
const MIN_CALLS = 70
const MIN_ROUTES = 25

const calls = CALLS.map(({ call }) => call)
const routes = [...publicRoutes, ...userRoutes, ...adminRoutes].map(({ path }) => path)

const planted = (files: string) =>
  `| what must hold | held by |\n| --- | --- |\n| \`/nowhere\` leads somewhere | ${files} |\n`

describe('the page of what holds', () => {
  const page = readFileSync(join(project, 'docs/conformance.md'), 'utf8')

  it('is read by a checker that finds what is planted', () => {
    const here = '`test/architecture/conformance.test.ts`'
    const rows = {
      true: here,
      none: '',
      absent: '`test/architecture/nothing.test.ts`',
      oneAbsent: `${here}<br>\`test/architecture/nothing.test.ts\``,
      noTest: '`test/architecture/cruise.ts`',
    }

    const found = Object.entries(rows).filter(([, files]) => unheldIn(planted(files)).length > 0)

    expect(found.map(([name]) => name)).to.deep.equal(['none', 'absent', 'oneAbsent', 'noTest'])
    expect(withoutRow(planted(rows.true), ['/nowhere', '/somewhere'])).to.deep.equal(['/somewhere'])
  })

  it('names tests that exist in every row', () => {
    expect(rowsOf(page).length).to.be.greaterThan(MIN_ROWS)
    expect(unheldIn(page)).to.deep.equal([])
  })

  it('has a row for every call', () => {
    expect(calls.length).to.be.greaterThan(MIN_CALLS)
    expect(withoutRow(page, calls)).to.deep.equal([])
  })

  it('has a row for every route of the web app', () => {
    expect(routes.length).to.be.greaterThan(MIN_ROUTES)
    expect(withoutRow(page, routes)).to.deep.equal([])
  })
})
