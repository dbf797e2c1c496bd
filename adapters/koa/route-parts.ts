import type { ApiMiddleware } from './api-context.ts'
import type { AttemptLimits } from './middleware/attempt-limits.ts'
import type { DeviceCookie } from './middleware/device-cookie.ts'
import type { SessionCookie } from './middleware/session-cookie.ts'
import type { VersionedAnswers } from './middleware/versioned-answers.ts'
import type { UseCases } from './use-cases.ts'

/** What the pipelines of the routes are put together from. */
export interface RouteParts {
  readonly useCases: UseCases
  readonly cookie: SessionCookie
  readonly devices: DeviceCookie
  readonly session: ApiMiddleware
  readonly limits: AttemptLimits
  /** For bodies of a few fields. */
  readonly json: ApiMiddleware
  /** For bodies that hold longer texts. */
  readonly longJson: ApiMiddleware
  readonly upload: ApiMiddleware
  /** Stands before an upload: whether the account has room for it. */
  readonly uploadRoom: ApiMiddleware
  /** For files of admins that are larger than documents. */
  readonly registerUpload: ApiMiddleware
  readonly versions: VersionedAnswers
}
