import { expect } from 'chai'
import { eventuallyEquals } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { seededAccount } from './seeded-account.ts'
import { LONG_EMAIL, longNameStates } from './long-name-states.ts'
import { horizontalOverflow, PHONE } from './page-checks.ts'

describe('on a phone', () => {
  const world = useBrowserWorld()
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

  it('everything is reached by the menu', async () => {
    await world().visitAs(
      await world().person(),
      async (visitor) => {
        await visitor.open('/projects')
        for (const [entry, heading] of [
          ['Document Library', 'Document Library'],
          ['Settings', 'Settings'],
          ['Projects', 'Projects'],
        ] as const) {
          await visitor.button('Menu').tap()
          await visitor.page.getByRole('menuitem', { name: entry }).tap()
          await visitor.sees(visitor.page.getByRole('heading', { name: heading, level: 1 }))
          await eventuallyEquals(() => horizontalOverflow(visitor), 0, entry)
        }
        await visitor.button('Menu').tap()
        await visitor.page.getByRole('menuitem', { name: 'Logout' }).tap()
        await visitor.arrivesAt('/login')
      },
      phone,
    )
  })

  it('a long address is broken between its parts, not within a word', async () => {
    const person = await world().person()
    await world().visitAs(
      person,
      async (visitor) => {
        const [state] = longNameStates(world, () => ({
          ...person,
          projectPath: '',
          applicationPath: '',
          reportPath: '',
        }))
        await state?.open(visitor)
        const linesOfParts = await visitor.text(LONG_EMAIL).evaluate((address) =>
          [...address.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map((part) => {
              const range = document.createRange()
              range.selectNodeContents(part)
              return range.getClientRects().length
            }),
        )

        expect(linesOfParts).to.deep.equal(LONG_EMAIL.split(/(?<=[@.-])/).map(() => 1))
        await eventuallyEquals(() => horizontalOverflow(visitor), 0)
      },
      phone,
    )
  })

  it('the questions of an application are reached from what is to do', async () => {
    const account = await seededAccount(world())
    await world().visitAs(
      account,
      async (visitor) => {
        await visitor.open(account.applicationPath)
        const sheet = visitor.dialog('To do')
        for (const way of [
          sheet.getByRole('link', { name: /^Part B/ }),
          sheet.getByRole('link', { name: /^1 question waits/ }).first(),
        ]) {
          await visitor.button('To do').tap()
          await way.tap()
          await visitor.seesNoMore(sheet)
          await visitor.page.waitForFunction(() => document.activeElement?.matches('article[data-question]'))
        }
        await eventuallyEquals(() => horizontalOverflow(visitor), 0)
      },
      phone,
    )
  })

  it('the questions of an application are reached by their list', async () => {
    const account = await seededAccount(world())
    await world().visitAs(
      account,
      async (visitor) => {
        await visitor.open(account.applicationPath)
        await visitor.button('Questions').tap()
        const list = visitor.dialog('Questions')
        await list.getByRole('link', { name: /How will the work continue after our grant ends/ }).tap()

        await visitor.seesNoMore(list)
        const card = visitor.page.getByRole('article', { name: /How will the work continue/ })
        await visitor.page.waitForFunction(
          (element) => {
            const { top } = (element as Element).getBoundingClientRect()
            return top >= 0 && top < window.innerHeight / 2
          },
          await card.elementHandle(),
        )
        await eventuallyEquals(() => horizontalOverflow(visitor), 0)
      },
      phone,
    )
  })
})
