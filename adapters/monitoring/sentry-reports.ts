import { createStackParser, createTransport, exceptionFromError, type Exception } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import type { ErrorReport, ErrorReports } from './error-reports.ts'
import { scrubText } from '../../core/shared/scrub-text.ts'

export interface SentrySettings {
  readonly dsn: string
  readonly environment: string
}

const DEEPEST_CAUSE = 5
const FLUSH_MS = 2_000
const stackParser = createStackParser(nodeStackLineParser())

/**
 * Sends reports to a service that accepts Sentry's envelopes. No integration of the library runs: an event contains
 * only the fields set here, and nothing of requests, bodies, headers or the environment.
 */
export class SentryReports implements ErrorReports {
  private readonly client: ServerRuntimeClient

  constructor({ dsn, environment }: SentrySettings) {
    this.client = new ServerRuntimeClient({
      dsn,
      environment,
      stackParser,
      integrations: [],
      sendClientReports: false,
      platform: 'node',
      runtime: { name: 'node', version: process.version },
      transport: (options) => createTransport(options, (request) => post(options.url, request)),
    })
    this.client.init()
  }

  report({ level, what, error, tags }: ErrorReport): void {
    const values = exceptionsOf(error)
    this.client.captureEvent({
      level,
      tags: { ...tags, what },
      ...(values.length > 0 ? { exception: { values } } : { message: what }),
    })
  }

  async flush(): Promise<void> {
    await this.client.flush(FLUSH_MS)
  }
}

async function post(url: string, { body }: { readonly body: string | Uint8Array }) {
  const answer = await fetch(url, { method: 'POST', body: body as BodyInit, headers: ENVELOPE })
  const retryAfter = answer.headers.get('Retry-After')
  const limits = answer.headers.get('X-Sentry-Rate-Limits')
  await answer.body?.cancel()
  return { statusCode: answer.status, headers: { 'retry-after': retryAfter, 'x-sentry-rate-limits': limits } }
}

const ENVELOPE = { 'Content-Type': 'application/x-sentry-envelope' }

/** The error and its causes, deepest first. */
function exceptionsOf(error: unknown, depth = 0): Exception[] {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return []
  const own = exceptionFromError(stackParser, error)
  return [...exceptionsOf(error.cause, depth + 1), { ...own, value: scrubText(error.message) }]
}
