import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { faultOfAnswer, pauseAsked } from '../language-model/port/faults-of-answers.ts'
import { ModelFault, type ModelFaultKind } from '../language-model/port/language-model.ts'

/** An error of the package; the status is undefined if no answer came. */
interface VendorError extends Error {
  readonly status: number | undefined
  readonly headers?: Headers | undefined
  readonly code?: string | null | undefined
}

const isVendorError = (error: unknown): error is VendorError => error instanceof Error && 'status' in error

/**
 * Further signs beside the status: OpenAI's codes, and the equivalent sentences of vLLM, llama.cpp, Ollama, Mistral and
 * OpenRouter.
 */
const IN_WORDS: readonly (readonly [RegExp, ModelFaultKind])[] = [
  [/insufficient_quota|quota exceeded|exceeded your current quota|credit/iu, 'no-credit'],
  [/billing_hard_limit|(?:monthly|spend\w*|usage) limit/iu, 'limit-reached'],
  [/organi[sz]ation (?:has been|is) (?:disabled|deactivated)|account_deactivated/iu, 'organisation-disabled'],
  [
    /context[_ ](?:length|size|window)|maximum context|too many tokens|(?:prompt|input) is too long|exceeds? the (?:model|maximum|context|available)|n_ctx/iu,
    'request-too-large',
  ],
  [
    /model\b.*(?:not found|does not exist|not exist|unknown|invalid)|invalid model|pull(?:ing)? it first/iu,
    'unknown-model',
  ],
  [/request too large .*tokens per min/iu, 'over-rate'],
  [/response_format|json_schema/iu, 'lacks-schemas'],
  [
    /does not support tools|tool(?:s|_choice| choice| calling)? .*(?:not supported|requires|unsupported)/iu,
    'lacks-tools',
  ],
]
const REFUSES_FIELD =
  /unsupported|not supported|not permitted|extra_forbidden|unrecognized|unknown (?:parameter|field|name)/iu
const TOKENS_A_MINUTE = 'x-ratelimit-limit-tokens'

/**
 * The cause of a failed call; `tokens` estimates the length of its request, `hasBegun` is true if part of a reply came.
 */
export function faultOf(
  error: unknown,
  { tokens, hasBegun }: { readonly tokens: number; readonly hasBegun: boolean },
): ModelFault {
  if (error instanceof ModelFault) return error
  if (!isVendorError(error)) {
    const words = error instanceof Error && !(error instanceof SyntaxError) ? error.message : 'not to be read'
    return new ModelFault('broken-off', new ServiceFailure(words, error))
  }
  const { status, headers, message, code } = error
  const limit = Number(headers?.get(TOKENS_A_MINUTE) ?? Infinity)
  const text = code ? `${code} ${message}` : message
  const told = faultOfAnswer({ status, text, inWords: IN_WORDS, isOverRate: tokens > limit })
  const kind = hasBegun && told === 'unavailable' ? 'broken-off' : told
  return new ModelFault(kind, new ServiceFailure(message, error), pauseAsked(headers))
}

/** The first of these sent fields that the server refuses as unknown; null if none. */
export function refusedField(error: unknown, sent: readonly string[]): string | null {
  if (!isVendorError(error) || (error.status !== 400 && error.status !== 422)) return null
  if (!REFUSES_FIELD.test(error.message)) return null
  return sent.find((name) => new RegExp(`\\b${name}\\b`, 'u').test(error.message)) ?? null
}
