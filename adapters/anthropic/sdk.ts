import type Anthropic from '@anthropic-ai/sdk'
import type { Stream } from '@anthropic-ai/sdk/core/streaming'

/** How a server is reached that speaks the vendor's Messages API. */
export interface AnthropicAccess {
  /** Null for a compatible server that asks for none. */
  readonly apiKey: string | null
  readonly baseUrl: string
  /** Milliseconds for a whole reply. */
  readonly timeoutMs: number
}

export interface Sdk {
  readonly api: Anthropic
  /** Events as they come, pings included, which the SDK's own streams hide. */
  readonly rawEvents: typeof Stream.rawEvents
}

/** Loads the vendor's package, which a process without a model has no use for. Every setting is given: it reads no environment. */
export async function openSdk({ apiKey, baseUrl, timeoutMs }: AnthropicAccess): Promise<Sdk> {
  const { default: Client } = await import('@anthropic-ai/sdk')
  const { Stream } = await import('@anthropic-ai/sdk/core/streaming')
  const api = new Client({
    apiKey: apiKey ?? 'none',
    authToken: null,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  })
  return { api, rawEvents: (response) => Stream.rawEvents(response) }
}
