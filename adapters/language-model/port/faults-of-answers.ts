import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import { ModelFault, type ModelFaultKind } from './language-model.ts'

const SERVER_FAULT = 500
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429])
const BY_STATUS: Readonly<Record<number, ModelFaultKind>> = {
  400: 'request-refused',
  401: 'key-refused',
  402: 'no-credit',
  403: 'key-refused',
  404: 'unknown-model',
  413: 'request-too-large',
  422: 'request-refused',
}
/** Other meanings of 429 than too many calls; its messages also name models and sizes. */
const OF_ACCOUNT: ReadonlySet<ModelFaultKind> = new Set(['no-credit', 'limit-reached', 'over-rate'])
/** A web page, as proxies and other programs answer with. */
const IS_PAGE = /<!doctype html|<html|<head>/iu
/** A 404 of a model's server names the model, unlike that of a wrong address. */
const NAMES_MODEL = /model/iu

interface VendorsAnswer {
  /** Undefined if there was no response, or the fault is in a stream that began well. */
  readonly status: number | undefined
  readonly text: string
  /** Meanings of the vendor's messages; the first match counts. */
  readonly inWords: readonly (readonly [RegExp, ModelFaultKind])[]
  /** Whether the request alone exceeds the key's limit per minute. */
  readonly isOverRate: boolean
}

/** The kind of fault, from the HTTP status and the vendor's message. */
export function faultOfAnswer({ status = 0, text, inWords, isOverRate }: VendorsAnswer): ModelFaultKind {
  if (status !== 0 && status < SERVER_FAULT && IS_PAGE.test(text)) return 'wrong-address'
  const known = status < SERVER_FAULT ? inWords.find(([words]) => words.test(text))?.[1] : undefined
  if (known !== undefined && (status !== 429 || OF_ACCOUNT.has(known))) return known
  if (status === 429 && isOverRate) return 'over-rate'
  if (status === 404 && !NAMES_MODEL.test(text)) return 'wrong-address'
  if (PASSING.has(status)) return 'unavailable'
  return BY_STATUS[status] ?? (status > 400 && status < SERVER_FAULT ? 'request-refused' : 'unavailable')
}

/** Milliseconds that a server asks to wait; null if it names none. */
export function pauseAsked(headers: Headers | undefined): number | null {
  const inMilliseconds = Number(headers?.get('retry-after-ms') ?? NaN)
  if (inMilliseconds > 0) return inMilliseconds
  const asked = headers?.get('retry-after') ?? null
  if (asked === null) return null
  const milliseconds = /^[\d.]+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : null
}

/** Throws if a server answers with a web page instead of data: it is the wrong one. */
export function assertNoPage(response: Response): void {
  const type = response.headers.get('content-type') ?? ''
  if (!/text\/html/iu.test(type)) return
  throw new ModelFault('wrong-address', new ServiceFailure(`The server answered ${response.status} with a page.`))
}
