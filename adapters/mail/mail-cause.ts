import { AppError } from '../../core/shared/app-error.ts'
import type { MailCause, MailPlace } from '../../core/shared/reasons/operations-reasons.ts'

interface SmtpError {
  /** Of the library or the system. */
  readonly code?: unknown
  /** Of the server. */
  readonly responseCode?: unknown
  readonly response?: unknown
  /** What was answered with it. */
  readonly command?: unknown
}

const LOWEST_FINAL = 500

/** "Policy" of RFC 3463: the server refuses who sends, not the mailbox. */
const ABOUT_THE_SENDER = /\b5\.7\.\d|relay|not permitted|authenticat/i

const CERTIFICATE = /certificate|self[- ]signed|ALTNAME/i

const BY_CODE: Readonly<Record<string, MailCause>> = {
  EAUTH: 'log-in',
  ENOTFOUND: 'unknown-host',
  EDNS: 'unknown-host',
  EAI_AGAIN: 'name-server-away',
  ECONNREFUSED: 'port-closed',
  ETIMEDOUT: 'no-answer',
  EHOSTUNREACH: 'no-answer',
  ENETUNREACH: 'no-answer',
}

/** Whether the server has no such mailbox: that stays, and what else goes wrong may pass. */
export function isRecipientRefused(error: unknown): boolean {
  const { code, responseCode, response, command } = error as SmtpError
  if (code !== 'EENVELOPE' || command !== 'RCPT TO') return false
  return Number(responseCode) >= LOWEST_FINAL && !ABOUT_THE_SENDER.test(String(response))
}

/** `unavailable`, with what is wrong at which server, caused by the error. */
export function refusedMail(error: unknown, { url, from }: { readonly url: string; readonly from: string }): AppError {
  const values = { cause: causeOf(error), place: placeOf(url, from) }
  return new AppError('unavailable', 'operations.mail-refused', { values }, error)
}

function causeOf(error: unknown): MailCause {
  const { code, responseCode, command } = error as SmtpError
  const { message, errno } = error as { message?: unknown; errno?: unknown }
  if (CERTIFICATE.test(String(message))) return 'certificate'
  const isFinal = Number(responseCode) >= LOWEST_FINAL
  if (isFinal && code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender'
  if (isFinal && code === 'EENVELOPE' && command === 'RCPT TO') return 'relay'
  if (code === 'EAUTH' && Number(responseCode) < LOWEST_FINAL) return 'unavailable'
  const bySystem = /E[A-Z_]{3,}/.exec(String(message))?.[0] ?? ''
  return BY_CODE[bySystem] ?? BY_CODE[String(code)] ?? BY_CODE[String(errno)] ?? 'unavailable'
}

function placeOf(url: string, from: string): MailPlace {
  const { hostname, port, protocol, username } = new URL(url)
  const usual = protocol === 'smtps:' ? '465' : '587'
  return { host: hostname, port: port || usual, user: decodeURIComponent(username), from }
}
