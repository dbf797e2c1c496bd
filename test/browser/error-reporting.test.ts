import { expect } from 'chai'
import { openErrorService, type ErrorService } from '../support/error-service.ts'
import { becomes } from '../support/waiting.ts'
import { useBrowserWorld } from './browser-world.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'
import { PASSWORD } from './person.ts'
import type { Visitor } from './visitor.ts'

const LIST = '**/api/projects/list'

/** The list of projects answers what no page expects. */
const breakList = (visitor: Visitor) =>
  visitor.page.route(LIST, (route) => route.fulfill({ json: { success: true, projects: [null] } }))

describe('error reporting', () => {
  const world = useBrowserWorld()
  let service: ErrorService
  let server: OwnServer

  before(async () => {
    service = await openErrorService()
    const stage = { RELEASE_STAGE: 'production', APP_SECRET: 'only for tests' }
    server = await openOwnServer({ ...stage, SENTRY_DSN: service.dsn })
  })

  after(async () => {
    await server.close()
    await service.close()
  })

  const visit = (story: (visitor: Visitor) => Promise<void>) =>
    world().visitAs(server.person, story, { baseURL: server.address })

  it('tells of a request that failed, by server and web app under one id, and of nothing private', () =>
    visit(async (visitor) => {
      visitor.expects(/status of 500 .*\/projects\/list$/)
      const { listProjects } = server.useCases
      const { execute } = listProjects
      listProjects.execute = () => Promise.reject(new Error('robin@example.org asked for "a secret"'))
      await visitor.open('/projects')
      await visitor.sees(visitor.alert('An error occurred during data loading'))
      listProjects.execute = execute

      const seen = await service.event(({ tags }) => tags['route'] === '/projects/list')
      const happened = await service.event(({ tags }) => tags['route'] === '/api/projects/list')
      expect(seen.tags).to.include({ method: 'GET', status: '500', code: 'http.unexpected' })
      expect(seen.tags['requestId']).to.be.a('string').and.equal(happened.tags['requestId'])
      expect(happened.exception?.values[0]).to.include({ type: 'Error', value: '[e-mail] asked for "…"' })
      expect([seen.environment, happened.environment]).to.deep.equal(['production', 'production'])
      expect(service.sent.join()).not.to.match(/robin@|a secret|grantwright_session/)
      expect(service.sent.join()).not.to.contain(PASSWORD)
    }))

  it('tells of calls that are refused', () =>
    world().visit(
      async (visitor) => {
        visitor.expects(/status of 401 .*\/account\/login$/)
        await visitor.open('/login')
        await visitor.field('Email').fill(server.person.email)
        await visitor.field('Password').fill('not-the-password')
        await visitor.button('Submit').click()

        const event = await service.event(({ tags }) => tags['route'] === '/account/login')
        expect(event).to.include({ level: 'warning' })
        expect(event.tags).to.include({ method: 'POST', status: '401' })
        expect(service.sent.join()).not.to.match(/not-the-password|robin@/)
      },
      { baseURL: server.address },
    ))

  it('tells of what nothing catches', () =>
    visit(async (visitor) => {
      visitor.expects(/page error: planted/)
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Start with your first project'))
      await visitor.page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('planted in a page')
        })
        void Promise.reject(new RangeError('planted in a promise'))
      })

      const thrown = await service.event(({ tags }) => tags['where'] === 'page')
      const rejected = await service.event(({ tags }) => tags['where'] === 'promise')
      expect(thrown.exception?.values[0]).to.include({ type: 'TypeError', value: 'planted in a page' })
      expect(rejected.exception?.values[0]).to.include({ type: 'RangeError', value: 'planted in a promise' })
    }))

  it('tells of a page that stopped working, which says what is safe and lets one go on', () =>
    visit(async (visitor) => {
      visitor.expects(/TypeError/)
      await breakList(visitor)
      await visitor.open('/projects')
      await visitor.sees(
        visitor.alert('Something on this page stopped working').getByText('What you had saved is safe on the server.'),
        visitor.text('The problem was reported to us, without anything that you wrote.'),
      )

      const event = await service.event(({ tags }) => tags['where'] === 'error boundary')
      expect(event.exception?.values[0]).to.include({ type: 'TypeError' })
      await visitor.link('Document Library').click()
      await visitor.sees(visitor.text('Upload some documents to get started.'))
      await visitor.link('Projects').click()
      await visitor.sees(visitor.heading('Something on this page stopped working'))
      await visitor.page.unroute(LIST)
      await visitor.button('Reload the page').click()
      await visitor.sees(visitor.heading('Start with your first project'))
    }))

  it('is silent in development, and loads nothing for it', async () => {
    const unused = await openErrorService()
    const { person, address, close } = await openOwnServer({ SENTRY_DSN: unused.dsn })
    await world().visitAs(
      person,
      async (visitor) => {
        visitor.expects(/TypeError/)
        const asked: string[] = []
        visitor.page.on('request', (request) => asked.push(request.url()))
        await breakList(visitor)
        await visitor.open('/projects')
        await visitor.sees(visitor.heading('Something on this page stopped working'))
        await visitor.restsFromCalls()

        await becomes(() => visitor.text('The problem was reported to us').count(), 0)
        expect(asked.filter((url) => !url.startsWith(address) || /sender|sentry/i.test(url))).to.deep.equal([])
      },
      { baseURL: address },
    )
    await close()
    await unused.close()

    expect(unused.sent).to.deep.equal([])
  })
})
