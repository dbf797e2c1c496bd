import { screen } from '@testing-library/dom'
import { expect } from 'chai'
import { reportUncaught } from '../../../apps/web/src/shared/reporting/report-problem.ts'
import { openErrorService, type ErrorService } from '../../support/error-service.ts'
import { usePageWorld } from './page-world.ts'

const LIST = 'GET /projects/list'

describe('error reporting', () => {
  const world = usePageWorld()
  let service: ErrorService

  before(async () => {
    service = await openErrorService()
  })

  after(() => service.close())

  const report = () => world().configure({ errorReporting: { dsn: service.dsn, environment: 'production' } })

  it('tells of calls that fail or are refused, and of nothing that people typed', async () => {
    report()
    const person = await world().person()
    const page = await world().open('/login', null)
    await page.fill(await screen.findByLabelText('Email'), person.email)
    await page.fill(screen.getByLabelText('Password'), 'not-the-password')
    await page.user.click(screen.getByRole('button', { name: 'Submit' }))

    const refused = await service.event(({ tags }) => tags['route'] === '/account/login')
    expect(refused).to.include({ level: 'warning', environment: 'production' })
    expect(refused.tags).to.include({ method: 'POST', status: '401' })
    expect(refused.tags['requestId']).to.be.a('string')
    expect(service.sent.join()).not.to.match(/not-the-password|page-person|grantwright_session/)

    await world().open('/projects', person, ({ calls }) => calls.disconnect(LIST))
    const lost = await service.event(({ tags }) => tags['route'] === '/projects/list')
    expect(lost).to.include({ level: 'error' })
    expect(lost.tags).to.include({ method: 'GET', status: '0' })
  })

  it('tells of what nothing catches', async () => {
    report()
    reportUncaught()
    const thrown = new TypeError('planted in a page')
    window.dispatchEvent(new window.ErrorEvent('error', { error: thrown, message: thrown.message }))
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('planted in a promise') })
    window.dispatchEvent(rejected)

    const inPage = await service.event(({ tags }) => tags['where'] === 'page')
    const inPromise = await service.event(({ tags }) => tags['where'] === 'promise')
    expect(inPage.exception?.values[0]).to.include({ type: 'TypeError', value: 'planted in a page' })
    expect(inPromise.exception?.values[0]).to.include({ type: 'RangeError', value: 'planted in a promise' })
  })

  it('tells of a page that stopped working, which says what is safe and lets one go on', async () => {
    report()
    const page = await world().open('/projects', await world().person(), ({ calls }) =>
      calls.change(LIST, () => ({ success: true, projects: [null] })),
    )
    await screen.findByText('Something on this page stopped working')
    world().expectComplaint(/TypeError/)
    screen.getByText(/^What you had saved is safe on the server\./)
    screen.getByText('The problem was reported to us, without anything that you wrote.')
    const event = await service.event(({ tags }) => tags['where'] === 'error boundary')
    expect(event.exception?.values[0]).to.include({ type: 'TypeError' })

    await page.user.click(screen.getByText('Document Library'))
    await screen.findByText('Upload some documents to get started.')
    await page.user.click(screen.getByText('Projects'))
    await screen.findByText('Something on this page stopped working')
    world().expectComplaint(/TypeError/)
    page.calls.restore()
    await page.reload()
    await screen.findByText('Start with your first project')
  })

  it('is silent in development', async () => {
    const before = service.sent.length
    await world().open('/projects', await world().person(), ({ calls }) =>
      calls.change(LIST, () => ({ success: true, projects: [null] })),
    )
    await screen.findByText('Something on this page stopped working')
    world().expectComplaint(/TypeError/)
    expect(screen.queryByText(/^The problem was reported to us/)).to.equal(null)

    report()
    await world().open('/login', null, ({ calls }) => calls.refuse('GET /account/me', 500))
    await service.event(({ tags }) => tags['route'] === '/account/me' && tags['status'] === '500')
    expect(service.sent.length).to.equal(before + 1)
  })
})
