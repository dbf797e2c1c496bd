import { randomUUID } from 'node:crypto'
import { Router } from '@koa/router'
import { accountRoutes } from './accounts/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { adminAccountRoutes } from './admin/account-routes.ts'
import { adminFunderImportRoutes } from './admin/funder-import-routes.ts'
import { adminFunderRoutes } from './admin/funder-routes.ts'
import { adminJobRoutes } from './admin/job-routes.ts'
import { adminUpkeepRoutes } from './admin/upkeep-routes.ts'
import { adminListRoutes } from './admin/list-routes.ts'
import { adminProposalRoutes } from './admin/proposal-routes.ts'
import { answer, type ApiRouter } from './api-context.ts'
import type { AppOptions } from './app-options.ts'
import { documentRoutes } from './documents/routes.ts'
import { funderRoutes } from './funders/routes.ts'
import { AttemptLimits } from './middleware/attempt-limits.ts'
import { DeviceCookie } from './middleware/device-cookie.ts'
import { jsonBody } from './middleware/json-body.ts'
import { session } from './middleware/session.ts'
import { SessionCookie } from './middleware/session-cookie.ts'
import { upload } from './middleware/upload.ts'
import { uploadRoom } from './middleware/upload-room.ts'
import { VersionedAnswers } from './middleware/versioned-answers.ts'
import { projectRoutes } from './projects/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import type { RouteParts } from './route-parts.ts'
import { transferRoutes } from './transfer/routes.ts'
import { taskBoardRoutes } from './taskboard/routes.ts'

const KEPT_ANSWER_BYTES = 32 * 1024 * 1024
/** Of a few fields: a log-in, a name, identifiers. */
const JSON_BYTES = 16 * 1024
/** Of texts that people wrote: the answers of a grant, a question with all that is known of it. */
const LONG_JSON_BYTES = 1024 * 1024
/** Registers of a whole country are larger than any document. */
const REGISTER_BYTES = 4 * 1024 * 1024 * 1024

/** Every call of the API. */
export function apiRouter(options: AppOptions): ApiRouter {
  const router: ApiRouter = new Router({ prefix: options.basePath })
  const parts = routeParts(options)
  router.get('/config', (ctx) => answer(ctx, { ...options.runtimeConfig }))
  accountRoutes(router, parts)
  sessionRoutes(router, parts)
  secondFactorRoutes(router, parts)
  projectRoutes(router, parts)
  documentRoutes(router, parts)
  funderRoutes(router, parts)
  proposalRoutes(router, parts)
  adminAccountRoutes(router, parts)
  adminFunderRoutes(router, parts)
  adminFunderImportRoutes(router, parts)
  adminJobRoutes(router, parts)
  adminUpkeepRoutes(router, parts)
  adminListRoutes(router, parts)
  adminProposalRoutes(router, parts)
  reportRoutes(router, parts)
  transferRoutes(router, parts)
  taskBoardRoutes(router, parts)
  return router
}

function routeParts(options: AppOptions): RouteParts {
  const { useCases } = options
  const cookie = new SessionCookie(options.secureCookies)
  const devices = new DeviceCookie(options.secureCookies, options.deviceKeys)
  return {
    useCases,
    cookie,
    devices,
    session: session(useCases.authenticate, cookie, options.accountWall),
    limits: new AttemptLimits(options.rateLimit ? options.attempts : null, devices),
    json: jsonBody(JSON_BYTES),
    longJson: jsonBody(LONG_JSON_BYTES),
    upload: upload(options.maxUploadBytes, options.temporaryFolder),
    uploadRoom: uploadRoom(useCases.assertUploadRoom),
    registerUpload: upload(Math.max(options.maxUploadBytes, REGISTER_BYTES), options.temporaryFolder),
    versions: new VersionedAnswers(options.release ?? randomUUID(), KEPT_ANSWER_BYTES),
  }
}
