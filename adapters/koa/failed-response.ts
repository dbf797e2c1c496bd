import type { Log } from '../../core/shared/ports.ts'

/** Error codes of a caller who disconnects: during the response, or while sending (`HPE_`). */
const HUNG_UP = /^(ECONNRESET|EPIPE|ECANCELED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

/** Logs that a response could not be sent, unless the caller disconnected. */
export function reportFailedResponse(log: Log, error: unknown): void {
  const { code } = error as { code?: unknown }
  if (!HUNG_UP.test(String(code))) log.error('An answer could not be sent', { error })
}
