import type { EncoderSettings } from '../../../adapters/openai-compatible/openai-encoder.ts'
import { MOST_DIMENSIONS } from '../../../core/meaning/vectors.ts'
import { ConfigError } from './config-error.ts'
import { keyIn, openAiAddress, OPENAI_URL } from './model-config.ts'
import { oneOf, webAddress, wholeNumber } from './setting.ts'

/** Calls for a question and for a batch of passages have their own, lower limits. */
const TIMEOUT_MS = 120_000

/** The configured text encoder; null if there is none and searches use words only. */
export function encoderConfig(read: (name: string, fallback: string) => string): EncoderSettings | null {
  const text = read('TEXT_ENCODER', '')
  const address = read('TEXT_ENCODER_BASE_URL', '')
  const apiKey = keyIn('TEXT_ENCODER_API_KEY', read('TEXT_ENCODER_API_KEY', ''))
  const dimensions = read('TEXT_ENCODER_DIMENSIONS', '')
  const isLocal = oneOf('TEXT_ENCODER_IS_LOCAL', read('TEXT_ENCODER_IS_LOCAL', 'no'), ['yes', 'no']) === 'yes'
  if (text === '') return null
  const [, model] = /^openai:(\S+)$/u.exec(text) ?? []
  if (model === undefined)
    throw new ConfigError(`TEXT_ENCODER must be openai: and a model such as openai:bge-m3, not "${text}".`)
  if (apiKey === null && address === '')
    throw new ConfigError('TEXT_ENCODER is set, so TEXT_ENCODER_API_KEY or TEXT_ENCODER_BASE_URL must be set, too.')
  return {
    model,
    apiKey,
    baseUrl: openAiAddress(webAddress('TEXT_ENCODER_BASE_URL', address || OPENAI_URL)),
    timeoutMs: TIMEOUT_MS,
    isLocal,
    dimensions: dimensions === '' ? null : wholeNumber('TEXT_ENCODER_DIMENSIONS', dimensions, 1, MOST_DIMENSIONS),
  }
}
