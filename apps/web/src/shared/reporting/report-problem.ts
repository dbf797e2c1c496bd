import type { ApiFailure } from '../api-failure.ts'
import { runtimeConfig } from '../runtime-config.ts'
import type { Problem } from './problem.ts'
import { routeOf } from './route-of.ts'

const MAX_OF_A_PAGE = 50
const SERVER_ERROR = 500

let sender: Promise<(problem: Problem) => void> | undefined
let reported = 0

/** Reports a problem if reporting is configured; the library is loaded with the first one. Never throws. */
export function reportProblem(problem: Problem): void {
  const { errorReporting } = runtimeConfig
  if (errorReporting === null || reported++ >= MAX_OF_A_PAGE) return
  sender ??= import('./problem-sender.ts').then(({ openProblemSender }) => openProblemSender(errorReporting))
  sender.then((send) => send(problem)).catch(() => (sender = undefined))
}

/** Reports a failed API call with the server's identifiers, without the data that was sent. */
export function reportFailedCall(method: string, path: string, { status, code, requestId }: ApiFailure): void {
  const route = routeOf(path)
  reportProblem({
    level: status === 0 || status >= SERVER_ERROR ? 'error' : 'warning',
    what: `${method} ${route} failed: ${code ?? status}`,
    tags: { method, route, status: String(status), ...(code && { code }), ...(requestId && { requestId }) },
  })
}

/** Reports uncaught errors of the page. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    // Browsers say so when a layout needs another frame.
    if (message.startsWith('ResizeObserver loop')) return
    reportProblem({ level: 'error', what: error ?? message, tags: { where: 'page' } })
  })
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportProblem({ level: 'error', what: reason, tags: { where: 'promise' } }),
  )
}
