import type { AttemptLimits } from './middleware/attempt-limits.ts'
import type { DeviceCookie } from './middleware/device-cookie.ts'
import type { SessionCookie } from './middleware/session-cookie.ts'
import type { UseCases } from './use-cases.ts'

/** Dependencies of the routes. */
export interface RouteParts {
  readonly useCases: UseCases
  readonly cookie: SessionCookie
  readonly devices: DeviceCookie
  readonly limits: AttemptLimits
}
