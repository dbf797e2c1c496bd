import type { Failure } from '../../../../adapters/http-contract/envelope.ts'

/** A call that did not work. `message` is the server's sentence for the user, null where none arrived. */
export interface ApiFailure {
  /** HTTP status, which may be one of success where the body is none; 0 where no answer arrived. */
  readonly status: number
  readonly message: string | null
  readonly code: string | null
  readonly requestId: string | null
  readonly fields: Readonly<Record<string, string>>
  /** Of a text that was refused: the one that somebody saved before. */
  readonly current?: Failure['current']
}

export const NO_ANSWER: ApiFailure = { status: 0, message: null, code: null, requestId: null, fields: {} }

/** Whether a body that came with a status of success says so too: what stands between may answer with another status. */
export function isAnswer(body: unknown): boolean {
  return typeof body === 'object' && body !== null && (body as { readonly success?: unknown }).success !== false
}

const isText = (value: unknown) => typeof value === 'string'

/** Reads the envelope of a failed call; anything else (a proxy's page, or JSON of its own) has only its status. */
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

/** Nothing there, too large, or of a kind that can't be used: the same call is refused again. */
const FINAL: readonly number[] = [404, 413, 415]

/** Whether trying the same again can't help. */
export function isFinal(error: unknown): boolean {
  return isApiFailure(error) && FINAL.includes(error.status)
}

let explainStatus: (status: number) => string | null = () => null

/** From now on `messageOf` knows what stands between page and server; loaded after the first page. */
export function explainBy(explain: typeof explainStatus): void {
  explainStatus = explain
}

/** The server's sentence if it sent one, else what the status of its proxy means, else the given text. */
export function messageOf(error: unknown, otherwise: string): string {
  if (!isApiFailure(error)) return otherwise
  const isExplained = error.status !== 0 || otherwise === ''
  return error.message ?? (isExplained ? explainStatus(error.status) : null) ?? otherwise
}
