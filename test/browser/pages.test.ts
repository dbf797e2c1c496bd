import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { furnishedAccount, type FurnishedAccount } from './furnished-account.ts'
import { DESK, overhang, PHONE, seriousFindings } from './page-checks.ts'
import { pageStates } from './page-states.ts'
import type { Visitor } from './visitor.ts'

describe('every page', () => {
  const world = useBrowserWorld()
  let account: FurnishedAccount

  before(async () => {
    account = await furnishedAccount(world())
  })

  it('is looked at by a checker that finds what is planted', () =>
    world().visit(async (visitor) => {
      await visitor.page.setContent(
        '<html lang="en"><title>Planted</title><button></button><p style="color: #bbb">pale',
      )

      const rules = (await seriousFindings(visitor)).map((finding) => finding.replace(/:[^]*/, ''))
      expect(rules).to.have.members(['button-name', 'color-contrast'])
    }))

  for (const { name, logIn, open } of pageStates(world, () => account))
    describe(`(${name})`, () => {
      let visitor: Visitor

      before(async () => {
        visitor = await world().arrive()
        await logIn(visitor)
        await open(visitor)
      })

      after(() => world().seeOff())

      it('can be used by everybody in light colours', async () => {
        await visitor.picture(`${name} 1280`)

        await becomes(() => seriousFindings(visitor), [])
      })

      it('can be used by everybody in dark colours', async () => {
        await visitor.page.emulateMedia({ colorScheme: 'dark' })
        await visitor.picture(`${name} 1280 dark`)
        await becomes(() => seriousFindings(visitor), [])
        await visitor.page.emulateMedia({ colorScheme: 'light' })
      })

      it('fits on a phone', async () => {
        await visitor.page.setViewportSize(PHONE)
        await visitor.picture(`${name} 390`)
        await becomes(() => overhang(visitor), 0)
        await becomes(() => seriousFindings(visitor), [])
        await visitor.page.setViewportSize(DESK)
      })
    })
})
