import type { HealthAdvice, HealthCheck } from '../../core/operations/ports.ts'

const LONGEST_MS = 10_000
const VERSION = '2023-06-01'
const REFUSES_KEY = [401, 403]

/** Address of a model, with its key and its vendor's protocol. */
interface ModelAccess {
  readonly vendor: 'anthropic' | 'openai'
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Prefix of the names of its settings, such as OPENAI. */
  readonly prefix: string
}

/**
 * Checks that the server of the language model or the text encoder is reachable and accepts the key, with a call that
 * is free of charge. The product works without the encoder.
 */
export class ModelCheck implements HealthCheck {
  constructor(
    private readonly access: ModelAccess,
    readonly name: 'model' | 'encoder' = 'model',
  ) {}

  async look(): Promise<HealthAdvice | null> {
    try {
      const { url, headers } = listOfModels(this.access)
      const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
      return REFUSES_KEY.includes(status) ? this.advice('key', 'API_KEY') : null
    } catch {
      return this.advice('away', 'BASE_URL')
    }
  }

  private advice(cause: 'key' | 'away', setting: string): HealthAdvice {
    const { baseUrl, prefix } = this.access
    const values = { host: new URL(baseUrl).host, setting: `${prefix}_${setting}` }
    return {
      severity: this.name === 'model' ? 'failure' : 'warning',
      reason: { code: `health.${this.name}-${cause}`, values },
    }
  }
}

function listOfModels({ vendor, baseUrl, apiKey }: ModelAccess): { url: string; headers: Record<string, string> } {
  const base = baseUrl.replace(/\/+$/, '')
  if (vendor === 'openai')
    return { url: `${base}/models`, headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` } }
  return {
    url: `${base}/v1/models?limit=1`,
    headers: { 'anthropic-version': VERSION, ...(apiKey !== null && { 'x-api-key': apiKey }) },
  }
}
