import { AppError } from '../../core/shared/app-error.ts'
import type { MailCause, MailPlace } from '../../core/shared/reasons/reasons-of-service.ts'

interface SmtpError {
  /** Error code of the library or the system. */
  readonly code?: unknown
  /** SMTP status of the server. */
  readonly responseCode?: unknown
  readonly response?: unknown
  /** The SMTP command that was answered. */
  readonly command?: unknown
  /** The time limit that the library reached. */
  readonly timeoutType?: unknown
}

const LOWEST_FINAL = 500

/** "Policy" of RFC 3463: the server refuses the sender, not the mailbox. */
const ABOUT_THE_SENDER = /\b5\.7\.\d|relay|not permitted|authenticat/i

const CERTIFICATE = /certificate|self[- ]signed|ALTNAME/i

/** OpenSSL's errors for an answer without TLS. */
const NO_TLS = /wrong version number|packet length too long/i

const BY_CODE: Readonly<Record<string, MailCause>> = {
  EAUTH: 'log-in',
  ENOTFOUND: 'unknown-host',
  EDNS: 'unknown-host',
  EAI_AGAIN: 'name-server-away',
  ECONNREFUSED: 'port-closed',
  ETIMEDOUT: 'no-answer',
  EABORT: 'slow',
  EHOSTUNREACH: 'no-answer',
  ENETUNREACH: 'no-answer',
}

/** Whether the server has no such mailbox, which is lasting; other failures may pass. */
export function isRecipientRefused(error: unknown): boolean {
  const { code, responseCode, response, command } = error as SmtpError
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false
  return Number(responseCode) >= LOWEST_FINAL && !ABOUT_THE_SENDER.test(String(response))
}

/** An `unavailable` error that names the fault and the server, with the original as its cause. */
export function refusedMail(error: unknown, { url, from }: { readonly url: string; readonly from: string }): AppError {
  const values = { cause: causeOf(error), place: placeOf(url, from) }
  return new AppError('unavailable', 'operations.mail-refused', { values }, error)
}

function causeOf(error: unknown): MailCause {
  const { code, responseCode, response, command, timeoutType } = error as SmtpError
  const { message, errno, name } = error as { message?: unknown; errno?: unknown; name?: unknown }
  if (timeoutType === 'SOCKET_TIMEOUT' || name === 'TimeoutError') return 'slow'
  if (NO_TLS.test(String(message))) return 'no-tls'
  if (CERTIFICATE.test(String(message))) return 'certificate'
  const isFinal = Number(responseCode) >= LOWEST_FINAL
  if (isFinal && code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender'
  // Many servers wait for a recipient before they refuse a sender.
  if (isFinal && code === 'EENVELOPE' && command === 'RCPT TO')
    return /sender/i.test(String(response)) ? 'sender' : 'relay'
  if (code === 'EAUTH' && Number(responseCode) < LOWEST_FINAL) return 'unavailable'
  const bySystem = /E[A-Z_]{3,}/.exec(String(message))?.[0] ?? ''
  return BY_CODE[bySystem] ?? BY_CODE[String(code)] ?? BY_CODE[String(errno)] ?? 'unavailable'
}

function placeOf(url: string, from: string): MailPlace {
  const { hostname, port, protocol, username } = new URL(url)
  const usual = protocol === 'smtps:' ? '465' : '587'
  return { host: hostname, port: port || usual, user: decodeURIComponent(username), from }
}
