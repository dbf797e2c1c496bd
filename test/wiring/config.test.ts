import { expect } from 'chai'
import { readConfig } from '../../apps/wiring/config.ts'
import { ConfigError } from '../../apps/wiring/config-error.ts'

const DSN = 'https://key@errors.example.org/1'
const production = { RELEASE_STAGE: 'production', APP_SECRET: 'a secret' }
const SUPPORT_WIDGET_URL = 'https://help.example.org/widget.js'

describe('the configuration of services', () => {
  it('reports errors in production alone, and only with a key', () => {
    expect(readConfig({ ...production, SENTRY_DSN: DSN }).errorReporting).to.deep.equal({
      dsn: DSN,
      environment: 'production',
    })
    expect(readConfig({ SENTRY_DSN: DSN }).errorReporting).to.equal(null)
    expect(readConfig(production).errorReporting).to.equal(null)
  })

  it('has a support widget only where its script and its token are given', () => {
    const token = { SUPPORT_WIDGET_TOKEN: 't' }

    expect(readConfig({ SUPPORT_WIDGET_URL, ...token }).supportWidget).to.deep.equal({
      url: SUPPORT_WIDGET_URL,
      token: 't',
    })
    expect(readConfig({}).supportWidget).to.equal(null)
    expect(() => readConfig(token)).to.throw(ConfigError, /need each other/)
    expect(() => readConfig({ SUPPORT_WIDGET_URL })).to.throw(ConfigError, /need each other/)
  })

  it('refuses what is no key of an error service', () => {
    for (const SENTRY_DSN of ['key', 'https://errors.example.org/1', 'https://key@errors.example.org/', 'ftp://k@h/1'])
      expect(() => readConfig({ SENTRY_DSN }), SENTRY_DSN).to.throw(ConfigError, /^SENTRY_DSN must be/)
  })
})
