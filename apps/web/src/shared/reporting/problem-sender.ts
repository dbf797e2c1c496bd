import { BrowserClient, defaultStackParser, exceptionFromError, makeFetchTransport } from '@sentry/browser'
import type { RuntimeConfig } from '../../../../../adapters/http-contract/portal.ts'
import type { Problem } from './problem.ts'
import { scrubText } from '../../../../../core/shared/scrub-text.ts'

/**
 * Sends problems to a service that accepts Sentry's envelopes. No integration of the library runs: an event contains
 * only the data given here, nothing of the page's address, calls, clicks or user.
 */
export function openProblemSender({ dsn, environment }: NonNullable<RuntimeConfig['errorReporting']>) {
  const client = new BrowserClient({
    dsn,
    environment,
    stackParser: defaultStackParser,
    integrations: [],
    transport: makeFetchTransport,
    sendClientReports: false,
  })
  client.init()
  return ({ level, what, tags }: Problem): void => {
    client.captureEvent({ level, tags, ...contentOf(what) })
  }
}

function contentOf(what: unknown) {
  if (!(what instanceof Error)) return { message: scrubText(typeof what === 'string' ? what : typeof what) }
  const exception = { ...exceptionFromError(defaultStackParser, what), value: scrubText(what.message) }
  return { exception: { values: [exception] } }
}
