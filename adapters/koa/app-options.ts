import type { Log } from '../../core/shared/ports/log.ts'
import type { RuntimeConfig } from '../http-contract/runtime-config.ts'
import type { UseCases } from './use-cases.ts'

export interface AppOptions {
  readonly useCases: UseCases
  /** What the web app is told before anybody logs in. */
  readonly runtimeConfig: RuntimeConfig
  readonly log: Log
  /** Folder of the built web app. */
  readonly webRoot: string
  /** Public address of the web app; its origin may send state-changing calls. */
  readonly webUrl: string
  /** Whether the session cookie is sent over HTTPS alone. */
  readonly secureCookies: boolean
  readonly maxUploadBytes: number
  /** False only for load tests. */
  readonly rateLimit: boolean
  /** Where the API lives, such as `/api`. */
  readonly basePath: string
  /** Whether the server can do its work: the database answers. */
  readonly readiness: () => Promise<boolean>
  /** Whether the address and protocol that a proxy in front reports are to be believed. */
  readonly trustProxy: boolean
  /** Where uploads wait until they are stored; the system's folder for such files by default. */
  readonly temporaryFolder?: string
  /**
   * Tells this build from others: answers that callers keep are asked for anew after an update. By default every start
   * counts as a new one.
   */
  readonly release?: string
}
