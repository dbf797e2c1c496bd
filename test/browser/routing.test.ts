import { expect } from 'chai'
import { becomes } from '../support/waiting.ts'
import { adminRoutes } from '../../apps/web/src/app/screens.ts'
import { useBrowserWorld } from './browser-world.ts'

const UNKNOWN = '0123456789abcdef01234567'

describe('who may go where', () => {
  const world = useBrowserWorld()

  for (const path of [
    '/',
    '/projects',
    `/projects/${UNKNOWN}`,
    `/proposals/${UNKNOWN}`,
    '/documentLibrary',
    '/settings',
    '/accountUsers',
    '/admin/users',
    '/nowhere',
  ])
    it(`sends those who are not logged in from ${path} to the log-in`, () =>
      world().visit(async (visitor) => {
        await visitor.open(path)

        await visitor.sees(visitor.heading('Log in'))
        await becomes(() => visitor.path, '/login')
      }))

  for (const [path, screen] of [
    ['/login', 'Log in'],
    ['/register', 'Create your account'],
  ] as const) {
    it(`shows ${path} to those who are not logged in`, () =>
      world().visit(async (visitor) => {
        await visitor.open(path)

        await visitor.sees(visitor.heading(screen), visitor.link('Login'), visitor.link('Register'))
      }))

    it(`sends those who are logged in from ${path} to their projects`, async () =>
      world().visitAs(await world().person(), async (visitor) => {
        await visitor.open(path)

        await visitor.sees(visitor.heading('Projects'))
        await becomes(() => visitor.path, '/projects')
      }))
  }

  it('leads from the start to the account page', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/')

      await visitor.sees(visitor.heading('Settings'))
      await becomes(() => visitor.path, '/settings')
    }))

  it('shows no admin page to others', async () => {
    expect(adminRoutes.length).to.be.greaterThan(9)
    await world().visitAs(await world().person(), async (visitor) => {
      for (const { path } of adminRoutes) {
        await visitor.open(path.replace(/:\w+/, UNKNOWN))

        await visitor.sees(visitor.heading('No access to this page'))
        await becomes(() => visitor.button('Admin').count(), 0, path)
      }
    })
  }).timeout(180_000)

  it('lets an admin pass', () =>
    world().visitAs(world().admin, async (visitor) => {
      await visitor.open('/admin/users')

      await visitor.sees(visitor.button('Account'))
      await visitor.sees(visitor.page.getByRole('main').getByRole('heading'))
      await becomes(() => visitor.text('No access to this page').count(), 0)
    }))

  it('says that an application is not there, whether nobody has it or another account', async () => {
    const other = await world().person()
    const application = await world().useCases.createManualGrant.execute({
      actor: other.actor,
      name: 'Their application',
      projectId: null,
      grantInfo: [],
      funderId: null,
      funderName: null,
    })
    await world().visitAs(await world().person(), async (visitor) => {
      visitor.expects(/status of (400|404) .*\/api\/proposals\//)
      for (const id of [UNKNOWN, application.id, 'not-an-id']) {
        await visitor.open(`/proposals/${id}`)
        await visitor.sees(visitor.heading('Grant application not found'))
      }
    })
  })

  it('says that there is no page at an address', async () =>
    world().visitAs(await world().person(), async (visitor) => {
      await visitor.open('/nowhere')

      await visitor.sees(visitor.heading('There is no page at this address'), visitor.link('Go to your projects'))
    }))
})
