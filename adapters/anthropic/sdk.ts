import type Anthropic from '@anthropic-ai/sdk'
import type { Stream } from '@anthropic-ai/sdk/core/streaming'

/** Address and key of a server with the vendor's Messages API. */
export interface AnthropicAccess {
  /** Null for a compatible server that needs none. */
  readonly apiKey: string | null
  readonly baseUrl: string
  /** Time limit of a whole reply, in milliseconds. */
  readonly timeoutMs: number
}

export interface Sdk {
  readonly api: Anthropic
  /** Events as they arrive, with the pings that the SDK's own streams hide. */
  readonly rawEvents: typeof Stream.rawEvents
}

/** Loads the vendor's package when a model is used. All settings are passed in: the package reads no environment. */
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
