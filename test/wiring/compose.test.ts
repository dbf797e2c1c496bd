import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { compose } from '../../apps/wiring/compose.ts'
import { type Config, memoryConfig, readConfig } from '../../apps/wiring/config/config.ts'
import { sharedPostgres } from '../support/postgres-server.ts'
import { S3_KEYS, startS3, type S3Server } from '../support/s3-server.ts'

let folder: string
let store: S3Server

const CONFIGURATIONS: Readonly<Record<string, () => Promise<Config>>> = {
  memory: async () => memoryConfig(),
  'memory by its setting': async () => readConfig({ DATA_DIR: folder, DATABASE_URL: 'memory:', LOG_LEVEL: 'error' }),
  'memory with Claude': async () => ({ ...memoryConfig(), model: readConfig({ ANTHROPIC_API_KEY: 'key' }).model }),
  SQLite: async () => readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' }),
  'SQLite with files on S3': async () => {
    const { bucket, endpoint } = await store.newBucket()
    const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }
    const files = { S3_BUCKET: bucket, S3_ENDPOINT: endpoint ?? '', ...keys }
    return readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', ...files })
  },
  PostgreSQL: async () => {
    const url = await (await sharedPostgres()).createDatabase()
    return readConfig({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'error' })
  },
  'PostgreSQL with the embedded queue': async () => {
    const url = await (await sharedPostgres()).createDatabase()
    return readConfig({ DATA_DIR: folder, DATABASE_URL: url, QUEUE: 'embedded', LOG_LEVEL: 'error' })
  },
}

/** As their interface names them, which is all that says which there are. */
async function useCaseNames(): Promise<string[]> {
  const source = await readFile(new URL('../../adapters/koa/use-cases.ts', import.meta.url), 'utf8')
  return [...source.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name!)
}

describe('composing the product', () => {
  before(async () => {
    store = await startS3()
  })
  after(() => store.stop())
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'compose-'))))
  afterEach(() => rm(folder, { recursive: true, force: true }))

  for (const [name, config] of Object.entries(CONFIGURATIONS))
    it(`makes one alone of those who register at the same moment the administrator on ${name}`, async () => {
      const { useCases, close } = await compose(await config())
      const names = ['ada', 'bea', 'cleo', 'dora']

      const registered = await Promise.all(
        names.map((firstName) => {
          const email = `${firstName}@example.org`
          return useCases.register.execute({ email, password: 'correct horse', firstName, lastName: '' })
        }),
      )
      await close()

      expect(registered.filter(({ user }) => user.isAdmin)).to.have.length(1)
    })

  for (const [name, config] of Object.entries(CONFIGURATIONS))
    it(`gives every use case on ${name}, works, and closes`, async () => {
      const application = await compose(await config())

      const { user } = await application.useCases.register.execute({
        email: 'ada@example.org',
        password: 'correct horse',
        firstName: 'Ada',
        lastName: 'Brook',
      })

      expect(user.isAdmin).to.equal(true)
      expect(Object.keys(application.useCases)).to.have.members(await useCaseNames())
      expect(Object.values(application.useCases).every(({ execute }) => typeof execute === 'function')).to.equal(true)
      expect(await application.unready()).to.deep.equal({})
      await application.close()
    })
})

const SECRET = 'a text of thirty-two characters..'

describe('configuration', () => {
  const WRONG: readonly [Record<string, string>, RegExp][] = [
    [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres:/],
    [{ DATABASE_POOL_SIZE: '1' }, /^DATABASE_POOL_SIZE must be a whole number from 2 to 500/],
    [{ DATABASE_STATEMENT_SECONDS: '0' }, /^DATABASE_STATEMENT_SECONDS must be a whole number from 1/],
    [{ QUEUE: 'rabbits' }, /^QUEUE must be embedded or pg-boss, not "rabbits"/],
    [{ QUEUE: 'pg-boss' }, /^QUEUE=pg-boss needs PostgreSQL/],
    [{ RELEASE_STAGE: 'staging' }, /^RELEASE_STAGE must be development or production/],
    [{ RELEASE_STAGE: 'production' }, /^APP_SECRET is required/],
    [{ RELEASE_STAGE: 'production', APP_SECRET: 'x' }, /^APP_SECRET needs at least 32 characters/],
    [{ RELEASE_STAGE: 'production', APP_SECRET: SECRET }, /^WEB_URL is required/],
    [
      { RELEASE_STAGE: 'production', APP_SECRET: SECRET, WEB_URL: 'https://grants.example.org', RATE_LIMIT: 'off' },
      /^RATE_LIMIT=off is refused/,
    ],
    [
      { RELEASE_STAGE: 'production', APP_SECRET: SECRET, WEB_URL: 'https://grants.org', DATABASE_URL: 'memory:' },
      /^DATABASE_URL=memory: is refused/,
    ],
    [{ WEB_URL: 'grants' }, /^WEB_URL must be an address/],
    [{ ADMIN_EMAILS: 'ada' }, /^ADMIN_EMAILS holds "ada"/],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must be an address/],
    [{ MAIL_FROM: 'Grants' }, /^MAIL_FROM must be an email address/],
    [{ MAIL_FROM: 'a@b.co\r\nBcc: x@y.zz' }, /^MAIL_FROM must be an email address/],
    [{ MAX_UPLOAD_MB: 'many' }, /^MAX_UPLOAD_MB must be a whole number/],
    [{ ANTHROPIC_API_KEY: 'k', ANTHROPIC_PRICES: '{' }, /^ANTHROPIC_PRICES must give US dollars/],
    [
      { ANTHROPIC_API_KEY: 'k', ANTHROPIC_PRICES: '{"a":{"input":"1"}}' },
      /^ANTHROPIC_PRICES must .* "a" is not priced so/,
    ],
    [
      { ANTHROPIC_API_KEY: 'k', ANTHROPIC_PRICES: '{"a":{"input":1,"output":1,"cacheRead":-1}}' },
      /^ANTHROPIC_PRICES must .* "a" is not priced so/,
    ],
    [{ ANTHROPIC_API_KEY: 'k', ANTHROPIC_FEATURES: 'magic' }, /^ANTHROPIC_FEATURES must be citations or/],
    [{ ANTHROPIC_BASE_URL: 'model.local' }, /^ANTHROPIC_BASE_URL must be an address/],
    [{ MONTHLY_SPENDING_LIMIT: 'some' }, /^MONTHLY_SPENDING_LIMIT must be an amount/],
  ]

  for (const [environment, sentence] of WRONG)
    it(`stops with one line on ${JSON.stringify(environment)}`, () => {
      expect(() => readConfig(environment)).to.throw(sentence)
    })

  it('needs nothing to be set', () => {
    expect(readConfig({})).to.deep.include({ host: '127.0.0.1', port: 3000, apiBaseUrl: '/api', workerConcurrency: 4 })
  })
})
