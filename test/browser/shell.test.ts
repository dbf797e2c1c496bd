import { privacy, terms } from '../../apps/web/src/shared/texts/legal.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { holdBack, refuseCalls, unavailable } from './page-calls.ts'
import { PageClock } from './page-clock.ts'
import { PASSWORD } from './person.ts'
import type { Visitor } from './visitor.ts'

describe('around every page', () => {
  const world = useBrowserWorld()

  const entriesOf = async (visitor: Visitor, menu: string) => {
    await visitor.button(menu).click()
    const entries = visitor.page.getByRole('menuitem')
    await visitor.sees(entries)
    const names = await entries.allTextContents()
    await visitor.page.keyboard.press('Escape')
    await visitor.seesNoMore(entries.first())
    return names
  }
  const linksOf = (visitor: Visitor, navigation: string) =>
    visitor.page.getByRole('navigation', { name: navigation }).getByRole('link')

  it('the top bar leads to log-in and registration, and once logged in to everything else', async () => {
    await world().visit(async (visitor) => {
      await visitor.open('/login')
      await visitor.sees(visitor.heading('Log in'))
      await becomes(() => linksOf(visitor, 'Main').allTextContents(), ['Login', 'Register'])
      await becomes(() => visitor.link('Request early access').getAttribute('href'), '/register')
    })
    await world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await becomes(() => linksOf(visitor, 'Main').allTextContents(), ['Projects', 'Document Library'])
      await becomes(() => entriesOf(visitor, 'Account'), ['Settings', 'Users', 'Logout'])
      await linksOf(visitor, 'Legal').getByText('Privacy').click()
      await visitor.arrivesAt('/privacy')
      await visitor.sees(visitor.heading(privacy.sections[0]!.heading))
      await linksOf(visitor, 'Legal').getByText('Terms').click()
      await visitor.arrivesAt('/terms')
      await visitor.sees(visitor.heading(terms.sections[0]!.heading))
    })
  })

  it('privacy and terms can be read before log-in, where their pages ask for it', () =>
    world().visit(async (visitor) => {
      await visitor.open('/privacy')
      await visitor.arrivesAt('/login')
      for (const [title, text] of [
        ['Privacy', privacy],
        ['Terms', terms],
      ] as const) {
        await linksOf(visitor, 'Legal').getByText(title).click()
        const dialog = visitor.dialog(title)
        for (const { heading } of text.sections) await visitor.sees(dialog.getByRole('heading', { name: heading }))
        await visitor.page.keyboard.press('Escape')
        await visitor.seesNoMore(dialog)
      }
      await visitor.open('/register')
      await visitor.field('Email').fill('ada@example.org')
      await visitor.link('terms').click()
      await visitor.dialog('Terms').getByRole('button', { name: 'Close' }).click()
      await visitor.seesNoMore(visitor.dialog('Terms'))
      await becomes(() => visitor.field('Email').inputValue(), 'ada@example.org')
    }))

  it('a loader stands while it is being asked who is there, and a failed answer means nobody', async () => {
    const person = await world().person()
    await world().visitAs(person, async (visitor) => {
      visitor.expects(/status of 503 .*\/api\/account\/me$/)
      const answer = await holdBack(visitor, '**/api/account/me', unavailable)
      await visitor.open('/projects')
      await visitor.sees(visitor.page.getByRole('status').filter({ hasText: 'Loading' }))
      answer()

      await visitor.arrivesAt('/login')
    })
  })

  it('a page that could not load its data says so', async () => {
    const person = await world().person()
    const { actor } = person
    const project = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    const proposal = await world().useCases.createManualGrant.execute({
      actor,
      name: 'Fund',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    })
    await world().visitAs(person, async (visitor) => {
      for (const [path, call] of [
        ['/projects', '/projects/list'],
        [`/projects/${project.id}`, `/projects/${project.id}`],
        [`/proposals/${proposal.id}`, `/proposals/${proposal.id}`],
        ['/documentLibrary', '/documentLibrary/sharedDocuments'],
        ['/settings', '/account/settings'],
        ['/accountUsers', '/account/users'],
      ] as const) {
        const calls = await refuseCalls(visitor, call)
        await visitor.open(path)
        await visitor.sees(visitor.alert('An error occurred during data loading'))
        await becomes(() => calls(), 1, 'there is no other try than by hand')
        await visitor.page.unroute(`**/api${call}`)
      }
    })
  })

  it('logging out works at once, whether the server answers or not', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.page.route('**/api/account/logout', () => undefined)
      await visitor.open('/projects')
      await visitor.button('Account').click()
      await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()

      await visitor.arrivesAt('/login')
      await visitor.sees(visitor.heading('Log in'))
    }))

  it('a menu that is opened while a page is being loaded stays open as the page comes', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      const release = await holdBack(visitor, '**/DocumentLibraryPage-*.js')
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Projects'))
      await linksOf(visitor, 'Main').getByText('Document Library').click()
      await visitor.button('Account').click()
      await visitor.sees(visitor.page.getByRole('menuitem'))
      release()
      await visitor.sees(visitor.heading('Document Library'))

      await visitor.page.getByRole('menuitem', { name: 'Settings' }).click()
      await visitor.sees(visitor.heading('Settings'))
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
      await visitor.button('Account').click()
      await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
      await other.arrivesAt('/login')

      await visitor.field('Email').fill(second.email)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/projects')
      await other.arrivesAt('/settings')
      await other.button('Account').click()
      await other.sees(other.text(second.email))
    })
  })

  it('the back button leads neither into the log-in nor out of its guard', async () => {
    const { email } = await world().person()
    await world().visit(async (visitor) => {
      await visitor.open('/login')
      await visitor.field('Email').fill(email)
      await visitor.field('Password').fill(PASSWORD)
      await visitor.button('Submit').click()
      await visitor.arrivesAt('/projects')
      await linksOf(visitor, 'Main').getByText('Document Library').click()
      await visitor.arrivesAt('/documentLibrary')
      await visitor.button('Account').click()
      await visitor.page.getByRole('menuitem', { name: 'Logout' }).click()
      await visitor.arrivesAt('/login')
      await visitor.page.goBack()

      await visitor.arrivesAt('/login')
      await becomes(() => visitor.heading('Projects').count(), 0)
    })
  })

  it('a page and a dialogue are shown as soon as their code is there, though no clock goes on', async () => {
    const open = async (visitor: Visitor, path: string, heading: string) => {
      await (await PageClock.install(visitor)).stop()
      await visitor.open(path)
      await visitor.sees(visitor.heading(heading))
    }
    await world().visitAs(await world().person(), (visitor) => open(visitor, '/documentLibrary', 'Document Library'))
    await world().visit(async (visitor) => {
      await open(visitor, '/register', 'Create your account')
      await visitor.link('terms').click()
      await visitor.sees(visitor.dialog('Terms'))
    })
  })

  it('the title of the tab names the page', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      for (const [path, title] of [
        ['/projects', 'Projects'],
        ['/documentLibrary', 'Document Library'],
        ['/settings', 'Settings'],
        ['/nowhere', 'There is no page at this address'],
      ] as const) {
        await visitor.open(path)
        await visitor.sees(visitor.heading(title))
        await becomes(() => visitor.page.title(), `${title} · Grantwright`)
      }
    }))

  it('Markdown is shown as it is typed, without the HTML in it', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/markdownTestPage')
      await visitor.field('Markdown').fill('## Our kitchen\n\n- **bread**\n\n<img src=x onerror="window.hurt = true">')
      const preview = visitor.page.getByRole('region', { name: 'Preview' })

      await visitor.sees(preview.getByRole('heading', { name: 'Our kitchen' }), preview.locator('li strong'))
      await becomes(() => preview.locator('img').count(), 0)
    }))
})
