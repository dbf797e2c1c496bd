import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfListening } from './listening.ts'
import { userResponse, type CurrentUser } from '../../adapters/http-contract/accounts.ts'
import type { RuntimeConfig } from '../../adapters/http-contract/portal.ts'
import type { AppOptions } from '../../adapters/koa/app-options.ts'
import { createApp } from '../../adapters/koa/create-app.ts'
import type { UseCases } from '../../adapters/koa/use-cases.ts'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { type Config, memoryConfig, readConfig } from '../../apps/wiring/config/config.ts'
import { trelloSettings } from '../../adapters/taskboard/trello-settings.ts'
import { DEFAULT_QUOTAS, type QuotaLimits } from '../../core/quotas/account-quotas.ts'
import { HttpClient } from './http-client.ts'
import { TEST_KEY } from './messages-server/messages-server.ts'
import { openProductionStores, type ProductionStores } from './product-set.ts'
import { tokenMailedTo } from './mailed-token.ts'
import { mailsIn, type ReadMail } from './read-mails.ts'
import { RecordingLog } from './recording-log.ts'
import { CHEAP_PASSWORDS } from './test-config.ts'
import { TRELLO_KEY } from './trello-server/trello-data.ts'

export interface WorldOptions extends Partial<Omit<AppOptions, 'useCases' | 'log'>> {
  /** Put in the place of the product's own. */
  readonly useCases?: Partial<UseCases>
  /** Addresses of administrators; none by default. */
  readonly adminEmails?: readonly string[]
  /** Address of a task board; none by default. */
  readonly trelloUrl?: string
  /** Those of the product by default. */
  readonly quotas?: Partial<QuotaLimits>
  /** Address of a server that speaks the Messages API; the built-in writers by default. */
  readonly languageModelUrl?: string
  /** Variables of the environment for it, such as `ANTHROPIC_PRICES`. */
  readonly languageModelSettings?: Readonly<Record<string, string>>
}

/** The whole product on a random port, with its data in memory or where `TEST_SET` wants it. */
export interface World {
  /** Of the web app, without a closing slash. */
  readonly url: string
  readonly application: Application
  readonly log: RecordingLog
  /** Where uploads wait until they are stored. */
  readonly temporaryFolder: string
  /** A caller that nobody knows yet. */
  visitor(): HttpClient
  /** A caller with an account of their own. The first one of a world is an admin. */
  registered(of?: { readonly email?: string }): Promise<RegisteredClient>
  /** The same, who confirmed their address. Does the jobs that are queued. */
  confirmed(of?: { readonly email?: string }): Promise<RegisteredClient>
  /** Does the jobs that are queued, and those that they queue. */
  workOff(): Promise<void>
  /** The messages that were sent to an address, oldest first. */
  mailsTo(email: string): Promise<ReadMail[]>
  close(): Promise<void>
}

export interface RegisteredClient {
  readonly client: HttpClient
  readonly user: CurrentUser
}

export const PASSWORD = 'harbour-lights-42'

const RUNTIME_CONFIG: RuntimeConfig = {
  apiBaseUrl: '/api',
  releaseStage: 'development',
  languageModel: null,
  maxUploadMb: 50,
  mailConfigured: true,
  errorReporting: null,
  supportWidget: null,
}

export async function openWorld(given: WorldOptions = {}): Promise<World> {
  const { adminEmails = [], trelloUrl, languageModelUrl, languageModelSettings, quotas, ...options } = given
  const log = new RecordingLog()
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'grantwright-world-'))
  const outbox = join(temporaryFolder, 'outbox')
  const mail = { kind: 'outbox', folder: outbox, from: 'Grantwright <no-reply@example.org>' } as const
  const taskBoard = trelloUrl === undefined ? null : trelloSettings(TRELLO_KEY, trelloUrl)
  const stores = await openProductionStores()
  const claude = languageModelUrl === undefined ? {} : languageModelAt(languageModelUrl, languageModelSettings)
  const limits = { quotas: { ...DEFAULT_QUOTAS, ...quotas }, passwordCost: CHEAP_PASSWORDS }
  const own = { ...limits, adminEmails, mail, taskBoard }
  const application = await compose({ ...configOn(stores), ...own, ...claude })
  const app = createApp({
    rowLevelSecurity: application.rowLevelSecurity,
    runtimeConfig: RUNTIME_CONFIG,
    webRoot: join(temporaryFolder, 'no-web-app'),
    hosts: ['grants.example.org'],
    webUrl: 'https://grants.example.org',
    secureCookies: false,
    deviceKeys: application.deviceKeys,
    maxUploadBytes: 2 * 1024 * 1024,
    rateLimit: false,
    attempts: application.attempts,
    hostCounter: application.hostCounter,
    trace: (requestId, work) => application.trace.run(requestId, work),
    basePath: '/api',
    readiness: () => application.unready(),
    trustedProxies: 0,
    temporaryFolder,
    ...options,
    useCases: { ...application.useCases, ...options.useCases },
    log,
  })
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  const url = await addressOfListening(server)
  const visitor = () => new HttpClient(`${url}/api`)
  let registrations = 0
  async function registered({ email = `person${++registrations}@example.org` } = {}): Promise<RegisteredClient> {
    const client = visitor()
    const registration = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Brook' }
    const { user } = await client.post('/account/register', registration, userResponse)
    return { client, user }
  }
  const world: World = {
    url,
    application,
    log,
    temporaryFolder,
    visitor,
    registered,
    async confirmed(of) {
      const { client, user: unconfirmed } = await registered(of)
      const token = await tokenMailedTo(world, unconfirmed.email, '/verifyEmail')
      const { user } = await client.post('/account/verifyEmail', { token }, userResponse)
      return { client, user }
    },
    workOff: () => application.jobs.drain(),
    mailsTo: async (email) => (await mailsIn(outbox)).filter(({ to }) => to === email),
    async close() {
      server.close()
      server.closeAllConnections()
      await application.close()
      await stores?.release()
      await rm(temporaryFolder, { recursive: true, force: true })
    },
  }
  return world
}

function languageModelAt(url: string, settings: WorldOptions['languageModelSettings']) {
  const claude = { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: TEST_KEY, LOG_LEVEL: 'error' }
  const { model, monthlySpendingLimit, logLevel } = readConfig({ ...claude, ...settings })
  return { model, monthlySpendingLimit, logLevel }
}

function configOn(stores: ProductionStores | null): Config {
  if (stores === null) return memoryConfig()
  const { database, queue, s3 } = readConfig(stores.settings)
  return { ...memoryConfig(), database, queue, s3 }
}
