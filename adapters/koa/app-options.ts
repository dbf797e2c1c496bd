import type { Allowance, OpenAttemptCounter, RowLevelSecurity } from '../../core/accounts/ports.ts'
import type { Log, StatementLimit } from '../../core/shared/ports.ts'
import type { RuntimeConfig } from '../http-contract/portal.ts'
import type { AskReadiness } from './health.ts'
import type { DeviceKeys } from './middleware/device-cookie.ts'
import type { SeenRequest, Trace } from './middleware/request-log.ts'
import type { UseCases } from './use-cases.ts'

export interface AppOptions {
  readonly useCases: UseCases
  /** Restricts each request to the account of its caller, unless the caller is an admin. */
  readonly rowLevelSecurity: RowLevelSecurity
  /** Time limit of requests' database statements; by default none. */
  readonly requestLimit?: StatementLimit
  /** Configuration of the web app that is public before log-in. */
  readonly runtimeConfig: RuntimeConfig
  readonly log: Log
  /** Folder of the built web app; null if another host serves it. */
  readonly webRoot: string | null
  /** Further host names and addresses of the product, in addition to those of the machine. */
  readonly hosts: readonly string[]
  /** Public address of the web app; its origin may send state-changing calls. */
  readonly webUrl: string
  /** Whether cookies are sent over HTTPS only. */
  readonly secureCookies: boolean
  /** As in `securityHeaders`. */
  readonly httpsForSubdomains?: boolean
  readonly deviceKeys: DeviceKeys
  readonly maxUploadBytes: number
  /** False only for load tests. */
  readonly rateLimit: boolean
  /** Counts attempts to log in and similar. */
  readonly attempts: OpenAttemptCounter
  /** Counts requests to this host only. */
  readonly hostCounter: OpenAttemptCounter
  /** Estimated milliseconds of processor time for an account in `duration` seconds; by default the product's. */
  readonly processorShare?: Allowance
  /** Base path of the API, such as `/api`. */
  readonly basePath: string
  readonly readiness: AskReadiness
  /** Number of proxies in front whose reports of the caller's address and protocol are trusted; 0 trusts none. */
  readonly trustedProxies: number
  /** Runs the work of a state-changing request in its context, so that jobs can refer to its identifier. */
  readonly trace?: Trace
  /** Called after every request. */
  readonly requestSeen?: (request: SeenRequest) => void
  /** Folder for uploads until they are stored; by default the system's temporary folder. */
  readonly temporaryFolder?: string
  /**
   * Identifies this build, so that cached responses become invalid after an update. By default every start counts as a
   * new build.
   */
  readonly release?: string
}
