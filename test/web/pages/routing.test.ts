import { screen } from '@testing-library/dom'
import { expect } from 'chai'
import { adminRoutes } from '../../../apps/web/src/app/screens.ts'
import { logIn } from './log-in.ts'
import { usePageWorld } from './page-world.ts'

const UNKNOWN = '0123456789abcdef01234567'

describe('access to pages', () => {
  const world = usePageWorld()

  const heading = (name: string, page = '') =>
    screen.findByRole('heading', { name, level: 1 }).catch(() => expect.fail(`${page} shows no ${name}`))

  it('sends visitors to the log-in page', async () => {
    const page = await world().open('/', null)
    for (const path of [
      '/',
      '/projects',
      `/projects/${UNKNOWN}`,
      `/projects/reports/${UNKNOWN}`,
      `/reports/${UNKNOWN}`,
      `/proposals/${UNKNOWN}`,
      '/documentLibrary',
      '/settings',
      '/accountUsers',
      '/privacy',
      '/terms',
      '/markdownTestPage',
      '/admin/users',
      '/nowhere',
    ]) {
      await page.goTo(path)
      await heading('Log in', path)
      expect(page.address, path).to.equal('/login')
    }
  })

  for (const [path, title] of [
    ['/login', 'Log in'],
    ['/register', 'Create your account'],
    ['/acceptInvite', 'Accept your invitation'],
  ] as const)
    it(`shows ${path} to visitors, and sends users to their projects`, async () => {
      const page = await world().open(path, null)
      await heading(title)
      expect(page.address).to.equal(path)

      const ofPerson = await world().open(path, await world().person())
      await heading('Projects')
      expect(ofPerson.address).to.equal('/projects')
    })

  it('leads from the address of the own account’s settings to them', async () => {
    const page = await world().open('/account/settings', await world().person())
    await heading('Settings')
    expect(page.address).to.equal('/settings')
  })

  it('lie below the path of the installation on its host, links included', async () => {
    world().configure({ webPath: '/grants' })
    const page = await world().open('/grants/projects', null)
    await heading('Log in')
    expect(page.address).to.equal('/grants/login')
    expect(screen.getByText('Privacy').getAttribute('href')).to.equal('/grants/privacy')
    const { email } = await world().person()
    await page.goTo('/grants/documentLibrary?view=table')
    await logIn(page, email)
    await page.arrivesAt('/grants/documentLibrary?view=table')

    const ofPerson = await world().open('/grants/documentLibrary', await world().person())
    await heading('Document Library')
    expect(ofPerson.address).to.equal('/grants/documentLibrary')
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).to.equal('/grants/projects')
  })

  it('sends users from / to the settings', async () => {
    const page = await world().open('/', await world().person())

    await heading('Settings')
    expect(page.address).to.equal('/settings')
  })

  it('shows no admin page to other users', async () => {
    expect(adminRoutes.length).to.be.greaterThan(9)
    const page = await world().open('/projects', await world().person())
    for (const path of ['/admin', ...adminRoutes.map((route) => route.path)]) {
      await page.goTo(path.replace(/:\w+/, UNKNOWN))

      await heading('No access to this page', path)
      expect(screen.queryByText('Admin'), path).to.equal(null)
      expect(page.calls.count('/admin/*'), path).to.equal(0)
    }
  })

  it('lets an admin in, from /admin to its first page', async () => {
    const page = await world().open('/admin', world().admin)

    await heading('Users')
    expect(page.address).to.equal('/admin/users')
    expect(screen.queryByText('No access to this page')).to.equal(null)
  })

  it('says that an application was not found, also if another account has it', async () => {
    const other = await world().person()
    const application = await world().useCases.createManualGrant.execute({
      actor: other.actor,
      name: 'Their application',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    })
    const page = await world().open('/projects', await world().person())
    for (const id of [UNKNOWN, application.id, 'not-an-id']) {
      await page.goTo(`/proposals/${id}`)
      await heading('Grant application not found', id)
    }
  })

  it('says that there is no page at an address', async () => {
    const page = await world().open('/nowhere', await world().person())

    await heading('There is no page at this address')
    await page.user.click(screen.getByText('Go to your projects'))
    await page.arrivesAt('/projects')
  })
})
