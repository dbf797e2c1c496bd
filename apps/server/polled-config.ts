import { configResponse, type RuntimeConfig } from '../../adapters/http-contract/portal.ts'
import type { Log } from '../../core/shared/ports.ts'

const ASKED_EVERY_MS = 60_000
const ASKED_AGAIN_AFTER_MS = 1_000
const LONGEST_ANSWER_MS = 5_000

/** Polls the API's configuration for web apps; keeps the last one while the API is unreachable. */
export class PolledConfig {
  private known: RuntimeConfig | null = null
  private alarm: NodeJS.Timeout | undefined
  private isStopped = false
  private isFailing = false

  constructor(
    /** The API's address, with its base path, for this process. */
    private readonly apiUrl: string,
    /** The API's address for browsers. */
    private readonly apiBaseUrl: string,
    private readonly log: Log,
  ) {}

  current(): RuntimeConfig | null {
    return this.known
  }

  unready(): Readonly<Record<string, string>> {
    return this.known === null ? { api: 'The API does not answer.' } : {}
  }

  /** Polls once, then continues in the background. */
  async start(): Promise<void> {
    const isAnswered = await this.ask()
    if (this.isStopped) return
    this.alarm = setTimeout(() => void this.start(), isAnswered ? ASKED_EVERY_MS : ASKED_AGAIN_AFTER_MS)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.alarm)
  }

  private async ask(): Promise<boolean> {
    try {
      const told = { ...(await this.told()), apiBaseUrl: this.apiBaseUrl }
      if (JSON.stringify(told) !== JSON.stringify(this.known)) this.known = told
      this.isFailing = false
      return true
    } catch (error) {
      if (!this.isFailing) this.log.warn('The API did not say what to tell the web app', { error })
      this.isFailing = true
      return false
    }
  }

  private async told(): Promise<RuntimeConfig> {
    const answer = await fetch(`${this.apiUrl}/config`, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
    const { success: _success, ...config } = configResponse.parse(await answer.json())
    return config
  }
}
