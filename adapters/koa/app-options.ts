import type { RowLevelSecurity } from '../../core/accounts/ports/row-level-security.ts'
import type { Allowance, OpenAttemptCounter } from '../../core/accounts/ports/attempt-counter.ts'
import type { StatementLimit } from '../../core/shared/ports/statement-limit.ts'
import type { Log } from '../../core/shared/ports/log.ts'
import type { RuntimeConfig } from '../http-contract/runtime-config.ts'
import type { AskReadiness } from './health.ts'
import type { DeviceKeys } from './middleware/device-cookie.ts'
import type { SeenRequest, Trace } from './middleware/request-log.ts'
import type { UseCases } from './use-cases.ts'

export interface AppOptions {
  readonly useCases: UseCases
  /** Restricts each request to the account of its caller, unless that is an administrator. */
  readonly rowLevelSecurity: RowLevelSecurity
  /** Of what requests ask the database for; none where nothing is said. */
  readonly requestLimit?: StatementLimit
  /** What the web app is told before anybody logs in. */
  readonly runtimeConfig: RuntimeConfig
  readonly log: Log
  /** Folder of the built web app; null where another host serves that. */
  readonly webRoot: string | null
  /** Names and addresses that it answers for, beside those of the machine itself. */
  readonly hosts: readonly string[]
  /** Public address of the web app; its origin may send state-changing calls. */
  readonly webUrl: string
  /** Whether cookies are sent over HTTPS alone. */
  readonly secureCookies: boolean
  /** As of `securityHeaders`. */
  readonly httpsForSubdomains?: boolean
  readonly deviceKeys: DeviceKeys
  readonly maxUploadBytes: number
  /** False only for load tests. */
  readonly rateLimit: boolean
  /** Counts attempts to log in and the like. */
  readonly attempts: OpenAttemptCounter
  /** Counts what is asked of this host alone. */
  readonly hostCounter: OpenAttemptCounter
  /** Estimated milliseconds of processor time that an account has in `duration` seconds; those of the product by default. */
  readonly processorShare?: Allowance
  /** Where the API lives, such as `/api`. */
  readonly basePath: string
  readonly readiness: AskReadiness
  /** How many proxies in front report address and protocol of the caller; nobody is believed where there is none. */
  readonly trustedProxies: number
  /** Does what a request that changes something asks for, so that its identifier is known to what comes of it. */
  readonly trace?: Trace
  /** Told of every request when it is through. */
  readonly requestSeen?: (request: SeenRequest) => void
  /** Where uploads wait until they are stored; the system's folder for such files by default. */
  readonly temporaryFolder?: string
  /**
   * Tells this build from others: answers that callers keep are asked for again after an update. By default every start
   * counts as a new one.
   */
  readonly release?: string
}
