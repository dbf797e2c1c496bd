import { expect } from 'chai'
import { readConfig } from '../../apps/wiring/config/config.ts'
import { ConfigError } from '../../apps/wiring/config/config-error.ts'
import { forWorker } from '../../apps/wiring/config/database-config.ts'

const DSN = 'https://key@errors.example.org/1'
const production = {
  RELEASE_STAGE: 'production',
  APP_SECRET: 'a text of thirty-two characters..',
  WEB_URL: 'https://grants.example.org',
}
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

describe('the configuration of SQLite', () => {
  it('has writes on the disk before they are acknowledged, unless told otherwise', () => {
    expect(readConfig({}).database).to.deep.include({ kind: 'sqlite', synchronous: 'full' })
    expect(readConfig({ SQLITE_SYNCHRONOUS: 'normal' }).database).to.deep.include({ synchronous: 'normal' })
    expect(() => readConfig({ SQLITE_SYNCHRONOUS: 'off' })).to.throw(ConfigError, /SQLITE_SYNCHRONOUS/)
  })
})

describe('the configuration of the file store', () => {
  const S3_BUCKET = 'grants-files'
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }

  it('is a folder unless a bucket is named, and then that bucket with what the store is told by default', () => {
    expect(readConfig({}).s3).to.equal(null)
    expect(readConfig({ S3_BUCKET }).s3).to.deep.equal({
      bucket: S3_BUCKET,
      region: 'us-east-1',
      endpoint: null,
      credentials: null,
      encryption: { kind: 'none' },
      isProxied: false,
    })
  })

  it('takes region, address, keys and encryption from the usual variables', () => {
    const S3_ENDPOINT = 'https://files.example.org/'
    const encryption = { S3_ENCRYPTION: 'aws:kms', S3_KMS_KEY_ID: 'key-1' }

    const config = readConfig({ S3_BUCKET, S3_ENDPOINT, AWS_REGION: 'eu-west-2', ...keys, ...encryption })

    expect(config.s3).to.deep.equal({
      bucket: S3_BUCKET,
      region: 'eu-west-2',
      endpoint: 'https://files.example.org',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      encryption: { kind: 'aws:kms', keyId: 'key-1' },
      isProxied: false,
    })
    expect(readConfig({ S3_BUCKET, S3_REGION: 'eu-west-1', AWS_REGION: 'eu-west-2' }).s3?.region).to.equal('eu-west-1')
    expect(readConfig({ S3_BUCKET, S3_ENCRYPTION: 'AES256' }).s3?.encryption).to.deep.equal({ kind: 'AES256' })
  })

  for (const [environment, reason] of [
    [{ S3_BUCKET: 'Grants Files' }, /^S3_BUCKET must be the name/],
    [{ S3_BUCKET, S3_ENDPOINT: 'files.example.org' }, /^S3_ENDPOINT must be an address/],
    [{ S3_BUCKET, S3_ENCRYPTION: 'rot13' }, /^S3_ENCRYPTION must be none or AES256 or aws:kms/],
    [{ S3_BUCKET, S3_KMS_KEY_ID: 'key-1' }, /^S3_KMS_KEY_ID needs/],
    [{ S3_BUCKET, AWS_ACCESS_KEY_ID: 'id' }, /need each other/],
    [{ S3_ENDPOINT: 'https://files.example.org' }, /^S3_ENDPOINT needs S3_BUCKET/],
  ] as const)
    it(`refuses ${JSON.stringify(environment)}`, () => {
      expect(() => readConfig(environment)).to.throw(ConfigError, reason)
    })
})

describe('the configuration of PostgreSQL', () => {
  const DATABASE_URL = 'postgres://db.example.org/grants'

  it('has the usual pool and a limit for requests unless told otherwise', () => {
    const usual = { kind: 'postgres', url: DATABASE_URL, poolSize: null, statementSeconds: 15 }

    expect(readConfig({ DATABASE_URL }).database).to.deep.equal(usual)
    expect(
      readConfig({ DATABASE_URL, DATABASE_POOL_SIZE: '40', DATABASE_STATEMENT_SECONDS: '60' }).database,
    ).to.deep.equal({ ...usual, poolSize: 40, statementSeconds: 60 })
  })

  it('gives a worker a pool for as many jobs as it does at once, up to twenty', () => {
    const poolFor = (concurrency: number, more = {}) =>
      forWorker(readConfig({ DATABASE_URL, ...more }).database, concurrency)

    expect(poolFor(4)).to.include({ poolSize: 6 })
    expect(poolFor(64)).to.include({ poolSize: 20 })
    expect(poolFor(64, { DATABASE_POOL_SIZE: '40' })).to.include({ poolSize: 40 })
  })
})

describe('the configuration of hosts', () => {
  it('takes names and addresses, and nothing with a port or a path', () => {
    const hostsIn = (ALLOWED_HOSTS: string) => readConfig({ ALLOWED_HOSTS }).hosting.allowedHosts

    expect(hostsIn(' grants.local, 192.168.1.20,[fd00::5],,api')).to.deep.equal([
      ...['grants.local', '192.168.1.20', '[fd00::5]', 'api'],
    ])
    expect(readConfig({}).hosting.allowedHosts).to.deep.equal([])
    for (const wrong of ['http://grants.local', 'grants.local:3000', 'grants/', '*', '*.local'])
      expect(() => hostsIn(wrong), wrong).to.throw(ConfigError, /^ALLOWED_HOSTS holds/)
  })
})

describe('the configuration of quotas', () => {
  it('takes those that are named, and leaves the others', () => {
    const { quotas } = readConfig({ ACCOUNT_QUOTAS: 'documents=20000, megabytes = 300' })

    expect(quotas).to.deep.equal({ ...readConfig({}).quotas, documents: 20_000, bytes: 300 * 1024 * 1024 })
  })

  it('refuses what is no quota', () => {
    for (const ACCOUNT_QUOTAS of ['documents', 'documents=0', 'documents=many', 'cats=3', 'documents=1=2'])
      expect(() => readConfig({ ACCOUNT_QUOTAS }), ACCOUNT_QUOTAS).to.throw(ConfigError, /^ACCOUNT_QUOTAS/)
  })
})

describe('the configuration of addresses', () => {
  const widget = (SUPPORT_WIDGET_URL: string) => readConfig({ SUPPORT_WIDGET_URL, SUPPORT_WIDGET_TOKEN: 't' })

  it('takes the address of a host, or of a path on it, for the web app', () => {
    expect(readConfig({ WEB_URL: 'https://grants.example.org/' }).webUrl).to.equal('https://grants.example.org')
    expect(readConfig({ WEB_URL: 'https://example.org/our/Grants-2/' }).webUrl).to.equal(
      'https://example.org/our/Grants-2',
    )
    for (const end of ['/?a=b', '?a', '/#top', '#', '//grants', '/a//b', '/a/../b', '/a%20b', '/grants;x', '/a b'])
      expect(() => readConfig({ WEB_URL: `https://grants.example.org${end}` }), end).to.throw(
        ConfigError,
        /^WEB_URL must /,
      )
    expect(() => readConfig({ WEB_URL: 'https://ada:word@example.org' })).to.throw(
      ConfigError,
      /no user and no password/,
    )
  })

  it('refuses paths by which the server itself answers', () => {
    for (const end of ['/api', '/api/grants', '/assets', '/healthz', '/readyz/'])
      expect(() => readConfig({ WEB_URL: `https://example.org${end}` }), end).to.throw(ConfigError, /another path/)
    expect(readConfig({ WEB_URL: 'https://example.org/apiary' }).webUrl).to.equal('https://example.org/apiary')
  })

  it('has the API below the path of the web app, whether that is repeated or not', () => {
    const apiOf = (API_BASE_URL?: string) =>
      readConfig({ WEB_URL: 'https://example.org/grants', API_BASE_URL }).apiBaseUrl

    expect([apiOf(), apiOf('/api'), apiOf('/grants/api/')]).to.deep.equal(Array(3).fill('/grants/api'))
    expect(apiOf('https://api.example.org/api')).to.equal('https://api.example.org/api')
  })

  it('takes a path or an address for the API, without what no call could be added to', () => {
    expect(readConfig({ API_BASE_URL: '/api/' }).apiBaseUrl).to.equal('/api')
    expect(readConfig({ API_BASE_URL: 'https://example.org/api' }).apiBaseUrl).to.equal('https://example.org/api')
    for (const API_BASE_URL of ['/api?x', '/api#x', '//example.org', 'https://example.org/api?x', 'https://a:b@c.org'])
      expect(() => readConfig({ API_BASE_URL }), API_BASE_URL).to.throw(ConfigError, /^API_BASE_URL must /)
  })

  it('takes a script with its query for the support widget, and no user or hash', () => {
    expect(widget('https://help.example.org/w.js?v=2').supportWidget?.url).to.equal('https://help.example.org/w.js?v=2')
    for (const url of ['https://a:b@help.example.org/w.js', 'https://help.example.org/w.js#x'])
      expect(() => widget(url), url).to.throw(ConfigError, /^SUPPORT_WIDGET_URL must /)
  })

  it('tells how a password is written in DATABASE_URL, and not the password', () => {
    for (const password of ['we#st', 'we%st', 'we/st', 'we?st'])
      expect(() => readConfig({ DATABASE_URL: `postgres://ada:${password}@localhost/grants` }), password)
        .to.throw(ConfigError, /^DATABASE_URL can’t be read\. .*%23/)
        .with.property('message')
        .that.does.not.contain(password)
    expect(readConfig({ DATABASE_URL: 'postgres://ada:we%23st@localhost/grants' }).database).to.include({
      kind: 'postgres',
    })
  })

  it('asks for HTTPS of other names only where that is set', () => {
    expect(readConfig({}).hosting.httpsForSubdomains).to.equal(false)
    expect(readConfig({ HSTS_SUBDOMAINS: 'on' }).hosting.httpsForSubdomains).to.equal(true)
  })
})

describe('the configuration of proxies for services outside', () => {
  const proxyOf = (environment: Record<string, string>) => readConfig(environment).outboundProxy

  it('takes the usual names in either spelling, the lower one first, and an address without its scheme', () => {
    expect(proxyOf({ NO_PROXY: 'example.org' })).to.equal(null)
    expect(
      proxyOf({ HTTPS_PROXY: 'http://other:1', https_proxy: 'proxy.example:3128', no_proxy: 'a.example, .b.example' }),
    ).to.deep.equal({ http: null, https: 'http://proxy.example:3128', except: ['a.example', '.b.example'] })
    expect(proxyOf({ HTTP_PROXY: 'http://proxy.example:3128' })).to.include({ http: 'http://proxy.example:3128' })
  })

  it('refuses one that speaks no HTTP, without its password', () => {
    expect(() => proxyOf({ HTTPS_PROXY: 'socks5://me:secret@proxy.example:1080' })).to.throw(
      ConfigError,
      /^HTTPS_PROXY must be the address of a proxy that speaks HTTP(?!.*secret)/,
    )
  })
})

describe('an address with a user and a password in it', () => {
  for (const [name, scheme] of [
    ['SMTP_URL', 'smtp'],
    ['DATABASE_URL', 'postgres'],
    ['HTTPS_PROXY', 'http'],
  ] as const)
    for (const password of ['1/secret', 'ab/secret', '#secret', '?secret', '%secret'])
      it(`is refused as ${name} with ${password} as its password, which is not repeated`, () => {
        expect(() => readConfig({ [name]: `${scheme}://me:${password}@host.example:587/x` })).to.throw(
          ConfigError,
          new RegExp(`^${name} can’t be read\\. In its user and password write (?!.*secret)`),
        )
      })

  it('is taken as it is where its signs are written so that it can be read', () => {
    const url = 'smtps://me%40example.org:%23%2Fsecret@host.example:465'

    expect(readConfig({ SMTP_URL: url }).mail).to.include({ kind: 'smtp', url })
  })
})
