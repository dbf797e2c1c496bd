import type { HealthAdvice, HealthCheck } from '../../core/operations/ports/health-check.ts'

const LONGEST_MS = 10_000
const VERSION = '2023-06-01'
const REFUSES_KEY = [401, 403]

/** Whether the language model's server is there and takes the key; it is asked for nothing that costs. */
export class ModelCheck implements HealthCheck {
  readonly name = 'model'

  constructor(private readonly settings: { readonly baseUrl: string; readonly apiKey: string | null }) {}

  async look(): Promise<HealthAdvice | null> {
    const { baseUrl, apiKey } = this.settings
    const { host } = new URL(baseUrl)
    const headers = { 'anthropic-version': VERSION, ...(apiKey !== null && { 'x-api-key': apiKey }) }
    try {
      const url = `${baseUrl.replace(/\/+$/, '')}/v1/models?limit=1`
      const { status } = await fetch(url, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
      if (!REFUSES_KEY.includes(status)) return null
      return { severity: 'failure', reason: { code: 'health.model-key', values: { host } } }
    } catch {
      return { severity: 'failure', reason: { code: 'health.model-away', values: { host } } }
    }
  }
}
