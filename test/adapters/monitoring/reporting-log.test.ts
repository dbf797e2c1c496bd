import { expect } from 'chai'
import type { ErrorReport } from '../../../adapters/monitoring/error-reports.ts'
import { ReportingLog } from '../../../adapters/monitoring/reporting-log.ts'
import { SentryReports } from '../../../adapters/monitoring/sentry-reports.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { openErrorService, type ErrorService } from '../../support/error-service.ts'
import { RecordingLog } from '../../support/recording-log.ts'

describe('a log that reports errors', () => {
  function openRecorded() {
    const lines = new RecordingLog()
    const reports: ErrorReport[] = []
    let opened = 0
    const log = new ReportingLog(lines, async () => {
      opened++
      return { report: (report) => void reports.push(report), flush: async () => undefined }
    })
    return { lines, reports, log, opened: () => opened }
  }

  it('opens the service with the first error, not before', async () => {
    const { log, opened, lines } = openRecorded()

    log.info('Request', { requestId: 'r1', status: 200 })
    log.warn('A job is tried again', { jobId: 'j1', error: new Error('busy') })
    await log.flush()
    expect(opened()).to.equal(0)

    log.error('A job failed', { jobId: 'j1', error: new Error('lost') })
    log.error('A job failed', { jobId: 'j2', error: new Error('lost') })
    await log.flush()
    expect(opened()).to.equal(1)
    expect(lines.entries).to.have.length(4)
  })

  it('reports errors, and requests that something unavailable made fail, with identifiers alone', async () => {
    const { log, reports } = openRecorded()
    const error = new AppError('unavailable', 'model.unavailable')

    log.warn('Something that a request needs is unavailable', { requestId: 'r1', route: '/api/x', error, body: 'text' })
    log.error('A job failed', { jobId: 'j1', name: 'read-form', error, password: 'secret', email: 'ada@example.org' })
    await log.flush()

    expect(reports.map(({ level, tags }) => [level, tags])).to.deep.equal([
      ['warning', { requestId: 'r1', route: '/api/x', code: 'model.unavailable' }],
      ['error', { jobId: 'j1', name: 'read-form', code: 'model.unavailable' }],
    ])
  })

  it('reports a part of what comes thick and fast, and logs all of it', async () => {
    const { log, reports, lines } = openRecorded()

    for (let time = 0; time < 500; time++) log.error('The job queue could not be reached', { error: new Error('down') })
    await log.flush()

    expect(lines.entries).to.have.length(500)
    expect(reports.length).to.be.within(1, 100)
  })

  it('goes on where the service can not be opened', async () => {
    const lines = new RecordingLog()
    const log = new ReportingLog(lines, () => Promise.reject(new Error('no such module')))

    log.error('A job failed', { error: new Error('lost') })
    await log.flush()

    expect(lines.entries.map(({ message }) => message)).to.include('An error could not be reported')
  })
})

describe('reports to a service that takes Sentry’s envelopes', () => {
  let service: ErrorService
  before(async () => (service = await openErrorService()))
  after(() => service.close())

  it('hold the error with its causes and tags, and nothing that it quotes', async () => {
    const reports = new SentryReports({ dsn: service.dsn, environment: 'production' })
    const cause = Object.assign(new Error('no row "We help 312 families"'), { query: 'INSERT secret' })
    const error = new TypeError('ada@example.org could not be saved', { cause })

    reports.report({ level: 'error', what: 'A job failed', error, tags: { jobId: 'j1' } })
    await reports.flush()

    const event = await service.event(({ tags }) => tags['jobId'] === 'j1')
    expect(event).to.include({ level: 'error', environment: 'production' })
    expect(event.tags).to.deep.equal({ jobId: 'j1', what: 'A job failed' })
    expect(event.exception?.values.map(({ type, value }) => [type, value])).to.deep.equal([
      ['Error', 'no row "…"'],
      ['TypeError', '[e-mail] could not be saved'],
    ])
    expect(service.sent.join()).not.to.match(/families|ada@|secret/)
    expect(service.sent.join()).to.contain('reporting-log.test.ts')
  })

  it('are lost in silence where nobody takes them', async () => {
    const closed = await openErrorService()
    await closed.close()
    const reports = new SentryReports({ dsn: closed.dsn, environment: 'production' })

    reports.report({ level: 'error', what: 'A job failed', error: new Error('lost'), tags: {} })
    await reports.flush()

    expect(closed.events).to.have.length(0)
  })
})
