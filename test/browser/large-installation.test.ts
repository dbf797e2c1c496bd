import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openLargeInstallation, type LargeInstallation } from './large-installation.ts'
import { largeAccount, largeLists, type LargeList } from './large-lists.ts'
import { overhang, PHONE } from './page-checks.ts'
import type { Visitor } from './visitor.ts'

describe('an installation with 10,000 users, 50,000 jobs and 100,000 funders', () => {
  const world = useBrowserWorld()
  let large: LargeInstallation

  before(async () => {
    large = await openLargeInstallation()
  })

  after(() => large.close())

  const visit = (story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(large.person, story, { baseURL: large.address })

  function lookAt(name: string, list: () => LargeList) {
    it(`shows, turns, sorts and searches: ${name}`, async () => {
      const { path, sign, sort, nextPage, search, openRow } = list()
      await visit(async (visitor) => {
        await visitor.open(path)
        await visitor.sees(visitor.text(sign))
        await visitor.picture(`large ${name} 1280`)
        await becomes(() => overhang(visitor), 0)
        await visitor.page.setViewportSize(PHONE)
        await visitor.picture(`large ${name} 390`)
        await becomes(() => overhang(visitor), 0)
      })
      await visit(async (visitor) => {
        await visitor.open(path)
        if (nextPage !== undefined) {
          await visitor.button('Next').click()
          await visitor.sees(visitor.text(nextPage))
        }
        if (sort !== undefined) {
          await visitor.page.getByRole('columnheader', { name: sort.head }).getByRole('button').click()
          await visitor.sees(
            visitor.page
              .getByRole('columnheader', { name: sort.head })
              .and(visitor.page.locator('[aria-sort=ascending]')),
            visitor.page.locator('tbody tr').first().getByText(sort.first, { exact: true }),
          )
        }
        if (search !== undefined) {
          await visitor.page.getByRole('searchbox').fill(search.text)
          await visitor.sees(visitor.text(search.found))
        }
        await openRow?.(visitor)
        await visitor.picture(`large ${name} opened`)
      })
    })
  }

  for (const list of largeLists) lookAt(list.name, () => list)
  lookAt('account', () => largeAccount(large.accountId))

  it('counts all funders and those with an overview, and goes straight to the last of them', async () => {
    await visit(async (visitor) => {
      await visitor.open('/admin/funders')
      await visitor.sees(visitor.text('100,000 funders, 20,000 with an overview'), visitor.text('1 to 50 of 20,000'))
      await visitor.open('/admin/funders?shown=all&page=2000')
      await visitor.sees(visitor.text('99,951 to 100,000 of 100,000'))

      expect(await visitor.button('Next').isDisabled()).to.equal(true)
    })
  })
})
