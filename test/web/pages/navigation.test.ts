import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'chai'
import { legal } from '../../../apps/web/src/shared/texts/en/legal.ts'
import { chooseInMenu } from './log-in.ts'
import { usePageWorld } from './page-world.ts'

const LOAD_FAILED = 'An error occurred during data loading'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const linksOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')
const linkOf = (navigation: string, name: string) =>
  within(screen.getByRole('navigation', { name: navigation })).getByText(name)
const contentsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('top bar and footer', () => {
  const world = usePageWorld()

  it('lead to log-in and registration', async () => {
    const page = await world().open('/login', null)
    await heading('Log in')
    expect(contentsOf(linksOf('Main'))).to.deep.equal(['Login', 'Register'])
    expect(screen.getByText('Request early access').getAttribute('href')).to.equal('/register')
    await page.user.click(linkOf('Main', 'Register'))

    await heading('Create your account')
    await page.user.click(screen.getByText('Sign in'))
    await page.arrivesAt('/login')
  })

  it('lead to everything else after log-in', async () => {
    const page = await world().open('/projects', await world().person())
    await heading('Projects')
    expect(contentsOf(linksOf('Main'))).to.deep.equal([
      'Home',
      'Projects',
      'Applications',
      'Document Library',
      'Answers',
    ])
    await page.user.click(screen.getByText('Account'))
    expect(contentsOf(await screen.findAllByRole('menuitem'))).to.deep.equal([
      'Waiting for you',
      'Organisation profile',
      'Settings',
      'Users',
      'Logout',
    ])
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).to.equal('/settings')
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('menuitem')).to.equal(null)

    await page.user.click(linkOf('Legal', 'Privacy'))
    await screen.findByText(legal.privacy.sections[0]!.heading)
    await page.arrivesAt('/privacy')
    await page.user.click(linkOf('Legal', 'Terms'))
    await screen.findByText(legal.terms.sections[0]!.heading)
    await page.arrivesAt('/terms')
  })

  it('open privacy and terms before log-in, and keep the input of the page', async () => {
    const page = await world().open('/register', null)
    const email = await screen.findByLabelText<HTMLInputElement>('Email')
    await page.fill(email, 'ada@example.org')
    for (const [title, text] of [
      ['Privacy', legal.privacy],
      ['Terms', legal.terms],
    ] as const) {
      await page.user.click(linkOf('Legal', title))
      const dialog = within(await screen.findByRole('dialog', { name: title }))
      const headings = contentsOf(dialog.getAllByRole('heading', { level: 3 }))
      expect(headings).to.deep.equal(text.sections.map((section) => section.heading))
      await page.user.click(dialog.getByText('Close'))
      expect(screen.queryByRole('dialog')).to.equal(null)
    }
    await page.user.click(screen.getByText('terms'))
    await page.user.click(within(await screen.findByRole('dialog', { name: 'Terms' })).getByText('Close'))

    expect(email.value).to.equal('ada@example.org')
    expect(page.address).to.equal('/register')
  })

  it('are replaced by a loader until the user is loaded', async () => {
    let letGo = () => {}
    const page = await world().open('/projects', await world().person(), ({ calls }) => {
      letGo = calls.hold('/account/me')
    })
    expect((await screen.findByRole('status')).textContent).to.equal('Loading…')
    expect(screen.queryByRole('heading')).to.equal(null)
    letGo()

    await heading('Projects')
    expect(page.address).to.equal('/projects')
  })

  it('lead to log-in when the user cannot be loaded', async () => {
    const page = await world().open('/projects', await world().person(), ({ calls }) => calls.refuse('/account/me'))

    await heading('Log in')
    await page.arrivesAt('/login')
  })

  it('log out at once, whether the server answers or not', async () => {
    const page = await world().open('/projects', await world().person(), ({ calls }) => {
      calls.hold('POST /account/logout')
    })
    await heading('Projects')
    await chooseInMenu(page, 'Account', 'Logout')

    await heading('Log in')
    expect(page.address).to.equal('/login')
    expect(page.calls.count('POST /account/logout')).to.equal(1)
  })
})

describe('every page', () => {
  const world = usePageWorld()

  it('says that its data could not be loaded, and retries only by hand', async () => {
    const person = await world().person()
    const { actor } = person
    const { id: projectId } = await world().useCases.createProject.execute({ actor, name: 'Garden' })
    const grant = { actor, name: 'Fund', projectId: null, grantInfo: [], funderId: null, funderName: null }
    const proposal = await world().useCases.createManualGrant.execute(grant)
    const page = await world().open('/nowhere', person)
    for (const [path, call] of [
      ['/projects', '/projects/list'],
      [`/projects/${projectId}`, `/projects/${projectId}`],
      [`/proposals/${proposal.id}`, `/proposals/${proposal.id}`],
      ['/documentLibrary', '/documentLibrary/sharedDocuments'],
      ['/settings', '/account/settings'],
      ['/accountUsers', '/account/users'],
    ] as const) {
      page.calls.forget()
      page.calls.refuse(call)
      await page.goTo(path)
      const notice = within((await screen.findByText(LOAD_FAILED)).closest<HTMLElement>('[role=alert]')!)
      await page.settles()
      expect(page.calls.count(call), path).to.equal(1)
      expect(page.timers.all, path).to.deep.equal([])

      page.calls.restore()
      await page.user.click(notice.getByText('Try Again'))
      await waitFor(() => expect(screen.queryByText(LOAD_FAILED), path).to.equal(null))
      expect(page.calls.count(call), path).to.equal(2)
    }
  })

  it('puts its name into the title of the tab', async () => {
    const page = await world().open('/projects', await world().person())
    for (const [path, title] of [
      ['/home', 'Home'],
      ['/applications', 'Applications'],
      ['/projects', 'Projects'],
      ['/documentLibrary', 'Document Library'],
      ['/settings', 'Settings'],
      ['/nowhere', 'There is no page at this address'],
    ] as const) {
      await page.goTo(path)
      if (path !== '/home') await heading(title)
      await waitFor(() => expect(document.title).to.equal(`${title} · Grantwright`))
    }
  })

  it('shows Markdown as it is typed, without HTML', async () => {
    const page = await world().open('/markdownTestPage', await world().person())
    const markdown = '## Our kitchen\n\n- **bread**\n\n<img src=x onerror="window.hurt = true">'
    await page.fill(await screen.findByLabelText('Markdown'), markdown)
    const preview = screen.getByRole('region', { name: 'Preview' })

    await within(preview).findByRole('heading', { name: 'Our kitchen' })
    expect(preview.querySelector('li strong')?.textContent).to.equal('bread')
    expect(preview.querySelector('img')).to.equal(null)
  })
})
