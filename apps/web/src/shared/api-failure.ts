import type { Failure } from '../../../../adapters/http-contract/envelope.ts'

/** A failed call. `message` is the server's sentence for the user; null if none arrived. */
export interface ApiFailure {
  /** HTTP status, which may be a success with an invalid body; 0 without an answer. */
  readonly status: number
  readonly message: string | null
  readonly code: string | null
  readonly requestId: string | null
  readonly fields: Readonly<Record<string, string>>
  /** For a rejected text: the one that somebody else saved before. */
  readonly current?: Failure['current']
}

export const NO_ANSWER: ApiFailure = { status: 0, message: null, code: null, requestId: null, fields: {} }

/** Code of a failure: browsers don't send a file that was changed since it was chosen. */
export const FILE_CHANGED = 'file-changed'

/** Whether a body also reports success, because a proxy may answer with another status. */
export function isAnswer(body: unknown): boolean {
  return typeof body === 'object' && body !== null && (body as { readonly success?: unknown }).success !== false
}

const isText = (value: unknown) => typeof value === 'string'

/** Reads the error envelope; other bodies, such as a proxy's page or its JSON, leave only the status. */
export function failureOf(status: number, body: unknown): ApiFailure {
  const isEnvelope = typeof body === 'object' && body !== null && isText((body as Partial<Failure>).error)
  const envelope = isEnvelope ? (body as Partial<Failure>) : {}
  return {
    status,
    message: envelope.error ?? null,
    code: envelope.code ?? null,
    requestId: envelope.requestId ?? null,
    fields: envelope.fields ?? {},
    current: envelope.current,
  }
}

export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'requestId' in error && 'fields' in error
}

/** Not found, too large, or an unusable type: the same call would fail again. */
const FINAL: readonly number[] = [404, 413, 415]

/** Whether retrying is useless. */
export function isFinal(error: unknown): boolean {
  return isApiFailure(error) && FINAL.includes(error.status)
}

let explainStatus: (status: number) => string | null = () => null

/** Lets `messageOf` explain answers of proxies; loaded after the first page. */
export function explainBy(explain: typeof explainStatus): void {
  explainStatus = explain
}

/** The server's sentence; otherwise the meaning of a proxy's status; otherwise the given text. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!isApiFailure(error)) return otherwise
  const isExplained = error.status !== 0 || otherwise === ''
  return error.message ?? (isExplained ? explainStatus(error.status) : null) ?? otherwise
}
