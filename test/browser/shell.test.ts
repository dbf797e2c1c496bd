import { expect } from 'chai'
import { useBrowserWorld } from './browser-world.ts'
import { horizontalOverflow } from './page-checks.ts'
import { eventually } from '../support/waiting.ts'
import { delayAnswers } from './page-calls.ts'
import { PASSWORD, type Person } from './person.ts'
import type { Visitor } from './visitor.ts'

describe('around every page', () => {
  const world = useBrowserWorld()

  const follow = (visitor: Visitor, navigation: string, link: string) =>
    visitor.page.getByRole('navigation', { name: navigation }).getByRole('link', { name: link }).click()

  async function logIn(visitor: Visitor, { email }: Person, leadsTo = '/newApplication'): Promise<void> {
    await visitor.field('Email').fill(email)
    await visitor.field('Password').fill(PASSWORD)
    await visitor.button('Submit').click()
    await visitor.arrivesAt(leadsTo)
  }

  async function logOut(visitor: Visitor): Promise<void> {
    await visitor.button('Account').click()
    await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
    await visitor.arrivesAt('/login')
  }

  it('Escape closes the terms that are shown before log-in', () =>
    world().visit(async (visitor) => {
      await visitor.open('/register')
      await follow(visitor, 'Legal', 'Terms')
      await visitor.sees(visitor.dialog('Terms'))
      await visitor.page.keyboard.press('Escape')

      await visitor.seesNoMore(visitor.dialog('Terms'))
      await visitor.sees(visitor.heading('Create your account'))
    }))

  it('a menu stays open when the page that is loading arrives', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const release = await delayAnswers(visitor, '**/DocumentLibraryPage-*.js')
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await follow(visitor, 'Main', 'Document Library')
      await visitor.button('Account').click()
      await visitor.sees(visitor.page.getByRole('menuitem'))
      release()
      await visitor.sees(visitor.heading('Document Library'))

      await visitor.page.getByRole('menuitem', { name: 'Settings' }).click()
      await visitor.sees(visitor.heading('Settings'))
    }))

  it('the search and the log-out are within the window, however wide it is', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/projects')
      const menu = visitor.button(/^(Account|Menu)$/)
      const search = visitor.button(/^Search/)
      await visitor.sees(menu)
      for (const width of [1280, 1000, 853, 768, 721, 600, 320, 1280]) {
        await visitor.page.setViewportSize({ width, height: 900 })
        await eventually(async () => {
          for (const control of [menu, search]) {
            const box = (await control.boundingBox())!
            expect(box.x, `${width}`).to.be.at.least(0)
            expect(box.x + box.width, `${width}`).to.be.at.most(width)
          }
          expect(await horizontalOverflow(visitor), `${width}`).to.equal(0)
        })
      }
      await visitor.sees(visitor.button('Account'))
    }))

  it('other tabs follow a log-out and a log-in', async () => {
    const first = await world().person()
    const second = await world().person()
    await world().visitAs(first, async (visitor) => {
      visitor.expects(/status of 401 /)
      const other = await visitor.otherTab()
      await visitor.open('/projects')
      await other.open('/settings')
      await other.sees(other.heading('Settings'))
      await logOut(visitor)
      await other.arrivesAt('/login')

      await logIn(visitor, second)
      await other.arrivesAt('/settings')
      await other.button('Account').click()
      await other.sees(other.text(second.email))
    })
  })

  it('a log-out without a connection leads to the log-in, and ends the session once there is one', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await visitor.page.waitForLoadState('networkidle')
      await visitor.context.setOffline(true)
      await logOut(visitor)
      await visitor.sees(visitor.text(/^You are logged out on this page, but/))
      await visitor.sees(visitor.heading('Log in'))

      await visitor.context.setOffline(false)
      await visitor.seesNoMore(visitor.text(/^You are logged out on this page, but/))
      const me = await visitor.context.request.get('/api/account/me')
      expect(me.status()).to.equal(401)
    })
  })

  it('the page of the API shows its calls, and the console nothing', () =>
    world().visit(async (visitor) => {
      const hosts = new Set<string>()
      visitor.page.on('request', (request) => hosts.add(new URL(request.url()).host))
      await visitor.open('/api/docs')
      await visitor.sees(visitor.heading(/^Grantwright/))
      await visitor.page.locator('#operations-tag-Account').click()
      const call = visitor.page.locator('.opblock', { hasText: '/account/login' })
      await call.locator('.opblock-summary-control').click()
      await visitor.sees(call.getByText('Request body'))
      await visitor.sees(call.getByText('200').first())

      expect([...hosts]).to.deep.equal([new URL(world().url).host])
    }))

  it('the back button leads neither into the log-in nor out of its guard', async () => {
    const person = await world().person()
    await world().visit(async (visitor) => {
      await visitor.open('/projects')
      await visitor.arrivesAt('/login')
      await logIn(visitor, person, '/projects')
      await follow(visitor, 'Main', 'Document Library')
      await visitor.arrivesAt('/documentLibrary')
      await visitor.page.goBack()
      await visitor.sees(visitor.heading('Projects'))
      expect(visitor.path).to.equal('/projects')
      await visitor.page.goForward()
      await visitor.sees(visitor.heading('Document Library'))
      await logOut(visitor)
      await visitor.page.goBack()

      await visitor.arrivesAt('/login')
      await visitor.sees(visitor.heading('Log in'))
      expect(await visitor.heading('Projects').count()).to.equal(0)
    })
  })
})
