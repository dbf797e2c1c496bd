import type { HealthAdvice, HealthCheck } from '../../core/operations/ports.ts'

const LONGEST_MS = 8_000
/** A server that recognises its own host name answers a call without a session with this. */
const ASKS_FOR_SESSION = 401
const KNOWS_NO_SUCH_HOST = 421

/** Checks that the public address leads to this server through all proxies. */
export class AddressCheck implements HealthCheck {
  readonly name = 'address'

  /** `address`: of the web app, without a closing slash. */
  constructor(private readonly address: string) {}

  async look(): Promise<HealthAdvice | null> {
    const { address } = this
    try {
      const url = `${address}/api/account/me`
      const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) })
      if (status === ASKS_FOR_SESSION) return null
      if (status === KNOWS_NO_SUCH_HOST)
        return { severity: 'failure', reason: { code: 'health.host', values: { address } } }
      return { severity: 'failure', reason: { code: 'health.address', values: { address, status } } }
    } catch {
      return { severity: 'warning', reason: { code: 'health.address-away', values: { address } } }
    }
  }
}
