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
/** What 429 may mean beside too many calls: its sentences speak of models and sizes, too. */
const OF_ACCOUNT: ReadonlySet<ModelFaultKind> = new Set(['no-credit', 'limit-reached', 'over-rate'])
/** A page for people, as proxies and other programs at an address answer with. */
const IS_PAGE = /<!doctype html|<html|<head>/iu
/** How a model's server says of an address that there is nothing. */
const NAMES_MODEL = /model/iu

interface VendorsAnswer {
  /** Undefined where none came, or where the fault stands in a stream that began well. */
  readonly status: number | undefined
  readonly text: string
  /** What the vendor's words mean, the first that fits. */
  readonly inWords: readonly (readonly [RegExp, ModelFaultKind])[]
  /** Whether the request alone is more than the key may use in a minute. */
  readonly isOverRate: boolean
}

/** Why a call got no reply, from its HTTP status and what the vendor said. */
export function faultOfAnswer({ status = 0, text, inWords, isOverRate }: VendorsAnswer): ModelFaultKind {
  if (status !== 0 && status < SERVER_FAULT && IS_PAGE.test(text)) return 'wrong-address'
  const known = status < SERVER_FAULT ? inWords.find(([words]) => words.test(text))?.[1] : undefined
  if (known !== undefined && (status !== 429 || OF_ACCOUNT.has(known))) return known
  if (status === 429 && isOverRate) return 'over-rate'
  if (status === 404 && !NAMES_MODEL.test(text)) return 'wrong-address'
  if (PASSING.has(status)) return 'unavailable'
  return BY_STATUS[status] ?? (status > 400 && status < SERVER_FAULT ? 'request-refused' : 'unavailable')
}

/** Milliseconds that a server asks to wait; null where it does not say. */
export function pauseAsked(headers: Headers | undefined): number | null {
  const inMilliseconds = Number(headers?.get('retry-after-ms') ?? NaN)
  if (inMilliseconds > 0) return inMilliseconds
  const asked = headers?.get('retry-after') ?? null
  if (asked === null) return null
  const milliseconds = /^[\d.]+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : null
}

/** A server that answers with a page in place of data is not the one that was meant. */
export function assertNoPage(response: Response): void {
  const type = response.headers.get('content-type') ?? ''
  if (!/text\/html/iu.test(type)) return
  throw new ModelFault('wrong-address', new ServiceFailure(`The server answered ${response.status} with a page.`))
}
