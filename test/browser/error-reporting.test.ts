import { expect } from 'chai'
import { openErrorService, type ErrorService } from '../support/error-service.ts'
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
    const stage = {
      RELEASE_STAGE: 'production',
      APP_SECRET: 'only for tests, and long enough for them',
      WEB_URL: 'http://localhost:3000',
    }
    server = await openOwnServer({ ...stage, SENTRY_DSN: service.dsn })
  })

  after(async () => {
    await server.close()
    await service.close()
  })

  it('tells of a failed request, by server and web app under one id, and of a page that stopped working', async () => {
    await world().visitAs(
      server.person,
      async (visitor) => {
        visitor.expects(/status of 500 .*\/projects\/list$/, /TypeError/)
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

        await breakList(visitor)
        await visitor.page.reload()
        await visitor.sees(visitor.heading('Something on this page stopped working'))
        const crashed = await service.event(({ tags }) => tags['where'] === 'error boundary')
        expect(crashed.exception?.values[0]).to.include({ type: 'TypeError' })
        await visitor.page.unroute(LIST)
        await visitor.button('Reload the page').click()
        await visitor.sees(visitor.heading('Start with your first project'))
      },
      { baseURL: server.address },
    )
    expect(service.sent.join()).not.to.match(/robin@|a secret|grantwright_session/)
    expect(service.sent.join()).not.to.contain(PASSWORD)
  })

  it('tells of what nothing catches', () =>
    world().visitAs(
      server.person,
      async (visitor) => {
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
      },
      { baseURL: server.address },
    ))

  it('loads nothing for it in development', async () => {
    await world().visitAs(await world().person(), async (visitor) => {
      visitor.expects(/TypeError/)
      const asked: string[] = []
      visitor.page.on('request', (request) => asked.push(request.url()))
      await breakList(visitor)
      await visitor.open('/projects')
      await visitor.sees(visitor.heading('Something on this page stopped working'))
      await visitor.link('Document Library').click()
      await visitor.sees(visitor.text('Upload some documents to get started.'))

      expect(asked.filter((url) => !url.startsWith(world().url) || /sender|sentry/i.test(url))).to.deep.equal([])
    })
  })
})
