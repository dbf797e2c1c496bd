import { expect } from 'chai'
import { PinoLog } from '../../../adapters/monitoring/pino-log.ts'

describe('the log', () => {
  const written = (write: (log: PinoLog) => void): Record<string, unknown>[] => {
    const lines: string[] = []
    write(new PinoLog({ destination: { write: (line: string) => lines.push(line) } }))
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  it('writes one line of JSON a message', () => {
    const lines = written((log) => {
      log.info('Request', { route: '/api/config', status: 200 })
      log.warn('Slow')
    })

    expect(lines).to.have.length(2)
    expect(lines[0]).to.include({ level: 'info', msg: 'Request', route: '/api/config', status: 200 })
    expect(lines[0]?.['time']).to.match(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(lines[1]).to.include({ level: 'warn', msg: 'Slow' })
  })

  it('blots out what secrets are usually called', () => {
    const [line] = written((log) => log.info('Registered', { password: 'harbour', token: 'abc', cookie: 'def' }))

    expect(line).to.include({ password: '[Redacted]', token: '[Redacted]', cookie: '[Redacted]' })
  })

  it('tells of an error its causes, but not what libraries hang on it', () => {
    const cause = Object.assign(new Error('the driver failed'), { code: 'SQLITE_BUSY', parameters: ['a user’s text'] })
    const error = Object.assign(new Error('saving failed', { cause }), { body: 'a user’s text' })

    const [line] = written((log) => log.error('A request failed', { error }))

    expect(line?.['error']).to.include({ name: 'Error', message: 'saving failed' })
    expect(line).to.have.nested.property('error.stack')
    expect(line).to.have.nested.include({
      'error.cause.message': 'the driver failed',
      'error.cause.code': 'SQLITE_BUSY',
    })
    expect(JSON.stringify(line)).not.to.contain('a user’s text')
  })

  it('holds no e-mail address, be it of a mail server’s message, of a link or of the details', () => {
    const refused = new Error('550 <ada.brook@example.org>: no such user')
    const [line] = written((log) =>
      log.error('Sent to ada.brook@example.org', {
        error: new Error('Can’t send mail', { cause: refused }),
        links: ['http://localhost/acceptInvite?token=abc&email=ada.brook%40example.org'],
        of: { email: 'ada.brook@example.org' },
      }),
    )

    expect(JSON.stringify(line)).not.to.contain('ada.brook').and.not.to.contain('example.org')
    expect(line).to.have.nested.property('error.cause.message', '550 <[e-mail]>: no such user')
  })

  it('survives causes that run in a circle', () => {
    const error = new Error('round')
    error.cause = error

    expect(written((log) => log.error('A request failed', { error }))).to.have.length(1)
  })
})
