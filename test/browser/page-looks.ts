import { expect } from 'chai'
import { useBrowserWorld, type BrowserWorld } from './browser-world.ts'
import { seededAccount, type SeededAccount } from './seeded-account.ts'
import { DESKTOP, faultsOnPhone, PHONE, seriousFindings } from './page-checks.ts'
import type { PageState } from './page-state.ts'
import type { Visitor } from './visitor.ts'

/**
 * Looks at each of these pages as everybody has to be able to use it, and on a phone; to be called in the body of a
 * `describe`. The contrast of the dark colours is a test of the palettes.
 */
export function checkPages(
  states: (world: () => BrowserWorld, account: () => SeededAccount) => readonly PageState[],
): void {
  const world = useBrowserWorld()
  let account: SeededAccount

  before(async () => {
    account = await seededAccount(world())
  })

  for (const { logIn, then = [], ...first } of states(world, () => account)) {
    const looks = [first, ...then]
    it(`can be used by everybody, and on a phone: ${looks.map(({ name }) => name).join(', ')}`, () =>
      world().visit(async (visitor) => {
        await logIn(visitor)
        for (const look of looks) {
          if (look.isAnew) await visitor.forgetPage()
          await visitor.page.setViewportSize(DESKTOP)
          await look.open(visitor)
          await isUsable(visitor, look.name)
        }
      }))
  }
}

async function isUsable(visitor: Visitor, name: string): Promise<void> {
  await visitor.picture(`${name} 1280`)
  expect(await seriousFindings(visitor), name).to.deep.equal([])

  await visitor.page.setViewportSize(PHONE)
  await visitor.picture(`${name} 390`)
  expect(await faultsOnPhone(visitor), `${name} on a phone`).to.deep.equal([])
  if (process.env.SCREENSHOTS !== '1') return
  await visitor.page.setViewportSize(DESKTOP)
  await visitor.page.emulateMedia({ colorScheme: 'dark' })
  await visitor.picture(`${name} 1280 dark`)
  await visitor.page.emulateMedia({ colorScheme: null })
}
