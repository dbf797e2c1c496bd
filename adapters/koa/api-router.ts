import { randomUUID } from 'node:crypto'
import { Router } from '@koa/router'
import { accountRoutes } from './accounts/routes.ts'
import { logInRoutes } from './accounts/log-in-routes.ts'
import { memberRoutes } from './accounts/member-routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { addRoutes, type PipelineParts } from './add-routes.ts'
import { adminAccountRoutes } from './admin/account-routes.ts'
import { adminFunderRoutes } from './admin/funder-routes.ts'
import { adminJobRoutes } from './admin/job-routes.ts'
import { adminListRoutes } from './admin/list-routes.ts'
import { adminProposalRoutes } from './admin/proposal-routes.ts'
import type { ApiRouter } from './api-context.ts'
import type { AppOptions } from './app-options.ts'
import { gapRoutes } from './gaps/routes.ts'
import { briefRoutes } from './brief/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { funderRoutes } from './funders/routes.ts'
import { AttemptLimits } from './middleware/attempt-limits.ts'
import { DeviceCookie } from './middleware/device-cookie.ts'
import { ProcessorShares } from './middleware/processor-shares.ts'
import { jsonBody } from './middleware/json-body.ts'
import { session } from './middleware/session.ts'
import { SessionCookie } from './middleware/session-cookie.ts'
import { upload } from './middleware/upload.ts'
import { uploadQuota } from './middleware/upload-quota.ts'
import { VersionedAnswers } from './middleware/versioned-answers.ts'
import { memoryRoutes } from './answer-library/routes.ts'
import { apiPaths } from './api-paths.ts'
import { profileRoutes } from './profile/routes.ts'
import { pipelineRoutes } from './pipeline/routes.ts'
import { projectRoutes } from './projects/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { proofreadingRoutes } from './proofreading/routes.ts'
import { proposalRoutes } from './proposals/routes.ts'
import { commentRoutes } from './questions/comment-routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { searchRoutes } from './search/routes.ts'
import type { RouteParts } from './route-parts.ts'
import type { Routes } from './route.ts'
import { siteRoutes } from './site/routes.ts'
import { spendingRoutes } from './spending/routes.ts'
import { taskBoardRoutes } from './taskboard/routes.ts'
import { textRoutes } from './texts/routes.ts'
import { transferRoutes } from './transfer/routes.ts'

const KEPT_ANSWER_BYTES = 32 * 1024 * 1024
/** For bodies with a few fields: a log-in, a name, identifiers. */
const JSON_BYTES = 16 * 1024
/** For texts that people write: the answers of a grant, a question with all its data. */
const LONG_JSON_BYTES = 1024 * 1024
/** Registers of a whole country are larger than any document. */
const REGISTER_BYTES = 4 * 1024 * 1024 * 1024

/** Every call of the API. */
export function apiRouter(options: AppOptions): ApiRouter {
  const router: ApiRouter = new Router({ prefix: options.basePath })
  const parts = routeParts(options)
  addRoutes(router, { ...siteRoutes(options), ...routesOf(parts) }, pipelineParts(options, parts))
  return router
}

function routesOf(parts: RouteParts): Omit<Routes, keyof ReturnType<typeof siteRoutes>> {
  return {
    ...accountRoutes(parts),
    ...logInRoutes(parts),
    ...memberRoutes(parts),
    ...sessionRoutes(parts),
    ...profileRoutes(parts),
    ...memoryRoutes(parts),
    ...projectRoutes(parts),
    ...briefRoutes(parts),
    ...gapRoutes(parts),
    ...documentRoutes(parts),
    ...searchRoutes(parts),
    ...funderRoutes(parts),
    ...proposalRoutes(parts),
    ...proofreadingRoutes(parts),
    ...portalRoutes(parts),
    ...formRoutes(parts),
    ...questionRoutes(parts),
    ...commentRoutes(parts),
    ...pipelineRoutes(parts),
    ...adminAccountRoutes(parts),
    ...adminFunderRoutes(parts),
    ...adminJobRoutes(parts),
    ...adminListRoutes(parts),
    ...adminProposalRoutes(parts),
    ...reportRoutes(parts),
    ...spendingRoutes(parts),
    ...textRoutes(parts),
    ...transferRoutes(parts),
    ...taskBoardRoutes(parts),
  }
}

function routeParts({ useCases, deviceKeys, rateLimit, attempts, ...options }: AppOptions): RouteParts {
  const place = { secure: options.secureCookies, webUrl: options.webUrl, path: apiPaths(options).root }
  const devices = new DeviceCookie(place, deviceKeys)
  const limits = new AttemptLimits(rateLimit ? attempts : null, devices)
  return { useCases, devices, limits, cookie: new SessionCookie(place) }
}

function pipelineParts(options: AppOptions, { useCases, cookie, limits }: RouteParts): PipelineParts {
  const {
    rowLevelSecurity,
    maxUploadBytes,
    temporaryFolder,
    rateLimit,
    processorShare,
    release = randomUUID(),
  } = options
  return {
    session: session(useCases.authenticate, cookie, rowLevelSecurity),
    limits,
    shares: new ProcessorShares(rateLimit ? options.hostCounter : null, processorShare),
    json: jsonBody(JSON_BYTES),
    longJson: jsonBody(LONG_JSON_BYTES),
    documentUpload: [uploadQuota(useCases.assertUploadQuota), upload(maxUploadBytes, temporaryFolder)],
    registerUpload: [upload(Math.max(maxUploadBytes, REGISTER_BYTES), temporaryFolder)],
    versions: new VersionedAnswers(release, KEPT_ANSWER_BYTES),
    doOnce: useCases.doOnce,
  }
}
