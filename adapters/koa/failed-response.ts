import type { Log } from '../../core/shared/ports/log.ts'

/** Codes of errors that a caller makes by hanging up: in the middle of the answer, or of what it sent (`HPE_`). */
const HUNG_UP = /^(ECONNRESET|EPIPE|ECANCELED|ERR_STREAM_PREMATURE_CLOSE|HPE_\w+)$/

/** Logs that a response could not be sent, unless the caller hung up. */
export function reportFailedResponse(log: Log, error: unknown): void {
  const { code } = error as { code?: unknown }
  if (!HUNG_UP.test(String(code))) log.error('An answer could not be sent', { error })
}
