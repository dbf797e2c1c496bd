import type Anthropic from '@anthropic-ai/sdk'
import type { Stream } from '@anthropic-ai/sdk/core/streaming'
import type { AnthropicSettings } from './settings.ts'

export interface Sdk {
  readonly api: Anthropic
  /** Events as they come, pings included, which the SDK's own streams hide. */
  readonly rawEvents: typeof Stream.rawEvents
}

/** Loads the vendor's package, which a process without a model has no use for. Every setting is given: it reads no environment. */
export async function openSdk({ apiKey, baseUrl, retryPolicy }: AnthropicSettings): Promise<Sdk> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  const { Stream } = await import('@anthropic-ai/sdk/core/streaming')
  const api = new Client({
    apiKey: apiKey ?? 'none',
    authToken: null,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: retryPolicy.totalMs,
    logLevel: 'off',
  })
  return { api, rawEvents: (response) => Stream.rawEvents(response) }
}

/** What the vendor's package throws: the status is undefined where no reply came. */
export interface VendorError extends Error {
  readonly status: number | undefined
  readonly headers?: Headers | undefined
}

export function isVendorError(error: unknown): error is VendorError {
  return error instanceof Error && 'status' in error
}
