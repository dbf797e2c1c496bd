import type { HealthAdvice, HealthCheck } from '../../core/operations/ports/health-check.ts'

const LONGEST_MS = 10_000
const VERSION = '2023-06-01'
const REFUSES_KEY = [401, 403]

/** Where a model is, and what of its vendor's way to ask. */
interface ModelAccess {
  readonly vendor: 'anthropic' | 'openai'
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Before the names of its settings, such as OPENAI. */
  readonly prefix: string
}

/** Whether the language model's server is there and takes the key; it is asked for nothing that costs. */
export class ModelCheck implements HealthCheck {
  readonly name = 'model'

  constructor(private readonly access: ModelAccess) {}

  async look(): Promise<HealthAdvice | null> {
    const { baseUrl, prefix } = this.access
    const { host } = new URL(baseUrl)
    try {
      const { url, headers } = listOfModels(this.access)
      const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
      if (!REFUSES_KEY.includes(status)) return null
      return {
        severity: 'failure',
        reason: { code: 'health.model-key', values: { host, setting: `${prefix}_API_KEY` } },
      }
    } catch {
      return {
        severity: 'failure',
        reason: { code: 'health.model-away', values: { host, setting: `${prefix}_BASE_URL` } },
      }
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
