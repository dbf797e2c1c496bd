import { testSet } from '../support/product-set.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld, type BrowserWorld } from './browser-world.ts'
import { furnishedAccount, type FurnishedAccount } from './furnished-account.ts'
import { DESK, overhang, PHONE, seriousFindings } from './page-checks.ts'
import type { PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

/**
 * Looks at each of these pages in light and dark colours and on a phone, where the data comes from PostgreSQL on a phone
 * alone; to be called in the body of a `describe`.
 */
export function lookAtPages(
  states: (world: () => BrowserWorld, account: () => FurnishedAccount) => readonly PageState[],
): void {
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async () => {
    account = await furnishedAccount(world())
  })

  for (const { name, logIn, open } of states(world, () => account))
    describe(`(${name})`, () => {
      let visitor: Visitor

      before(async () => {
        visitor = await world().arrive()
        await logIn(visitor)
        await open(visitor)
      })

      after(() => world().seeOff())

      if (testSet() === 'embedded') lookAtColours(name, () => visitor)

      it('fits on a phone', async () => {
        await visitor.page.setViewportSize(PHONE)
        await visitor.picture(`${name} 390`)
        await becomes(() => overhang(visitor), 0)
        await becomes(() => seriousFindings(visitor), [])
        await visitor.page.setViewportSize(DESK)
      })
    })
}

function lookAtColours(name: string, visitor: () => Visitor): void {
  it('can be used by everybody in light colours', async () => {
    await visitor().picture(`${name} 1280`)

    await becomes(() => seriousFindings(visitor()), [])
  })

  it('can be used by everybody in dark colours', async () => {
    await visitor().page.emulateMedia({ colorScheme: 'dark' })
    await visitor().picture(`${name} 1280 dark`)
    await becomes(() => seriousFindings(visitor(), ['color-contrast']), [])
    await visitor().page.emulateMedia({ colorScheme: 'light' })
  })
}
