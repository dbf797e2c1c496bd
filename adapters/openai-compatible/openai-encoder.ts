import type OpenAI from 'openai'
import type { EncodingBounds, SentenceEncoder, Vector } from '../../core/meaning/ports.ts'
import { MOST_DIMENSIONS } from '../../core/meaning/vectors.ts'
import { AppError, isAppError, type ErrorDetails } from '../../core/shared/app-error.ts'
import type { EncoderFault } from '../../core/shared/reasons/reasons-of-content.ts'
import { ServiceFailure } from '../../core/shared/service-failure.ts'
import { assertNoPage } from '../language-model/port/faults-of-answers.ts'
import { ModelFault, type ModelFaultKind } from '../language-model/port/language-model.ts'
import { openSdk, type OpenAiAccess } from './open-sdk.ts'
import { faultOf } from './openai-faults.ts'

export interface EncoderSettings extends OpenAiAccess {
  readonly model: string
  readonly isLocal: boolean
  /** The length to which vectors are cut, for models made for that; null for the model's own. */
  readonly dimensions: number | null
}

/** Texts in one request: OpenAI accepts 2,048, others 64, 32 or 10. A refused request is tried with half as many. */
const MOST_AT_ONCE = 32
/** The length of a text, in characters, that is not cut further. */
const SHORTEST_CUT = 200
/** Sentences for texts that are too long (status 500 of llama.cpp and Ollama) or too many (status 400 of others). */
const TOO_LONG = /too (?:large|long)|batch size|context length|too many tokens|exceed/iu
/** Ollama's sentence, with status 500, for a text that its model cannot encode. */
const NO_NUMBERS = /\bNaN\b/u
/** Too many calls, independent of their texts. */
const TOO_OFTEN = /^429\b/u

const FAULTS: Readonly<Record<ModelFaultKind, EncoderFault>> = {
  'key-refused': 'key-refused',
  'organisation-disabled': 'organisation-disabled',
  'no-credit': 'no-credit',
  'limit-reached': 'limit-reached',
  'unknown-model': 'unknown-model',
  'wrong-address': 'wrong-address',
  'request-too-large': 'refused',
  'over-rate': 'limit-reached',
  'request-refused': 'refused',
  'lacks-schemas': 'refused',
  'lacks-tools': 'refused',
  'broken-off': 'unavailable',
  unavailable: 'unavailable',
}

/** An encoder behind `/v1/embeddings`: Ollama, OpenAI, Mistral, vLLM, llama.cpp, LM Studio, Voyage. */
export class OpenAiEncoder implements SentenceEncoder {
  readonly model: string
  readonly isLocal: boolean
  private opening: Promise<OpenAI> | null = null
  private mostAtOnce = MOST_AT_ONCE

  constructor(private readonly settings: EncoderSettings) {
    this.model = settings.model
    this.isLocal = settings.isLocal
  }

  async encode(texts: readonly string[], bounds: EncodingBounds): Promise<readonly (Vector | null)[]> {
    const vectors = new Array<Vector | null>(texts.length).fill(null)
    const filled = texts.flatMap((text, at) => (text.trim() === '' ? [] : [{ at, text: wellFormed(text) }]))
    let refusal: ModelFault | null = null
    for (let from = 0; from < filled.length;) {
      const batch = filled.slice(from, from + this.mostAtOnce)
      const found = await this.encodeOrHalve(
        batch.map(({ text }) => text),
        bounds,
      )
      found.forEach((one, index) => {
        if (one instanceof ModelFault) refusal = one
        else vectors[batch[index]!.at] = one
      })
      from += batch.length
    }
    if (refusal !== null && vectors.every((vector) => vector === null)) throw errorOf(refusal)
    return vectors
  }

  /**
   * A vector for each text, or the cause of its refusal: of a refused request each half is tried, and of a single text
   * its first half.
   */
  private async encodeOrHalve(texts: readonly string[], bounds: EncodingBounds): Promise<(Vector | ModelFault)[]> {
    try {
      return await this.ask(texts, bounds)
    } catch (error) {
      if (isAppError(error)) throw error
      const fault = faultOf(error, { tokens: 0, hasBegun: false })
      if (!isOfTexts(fault)) throw errorOf(fault)
      const half = Math.ceil(texts.length / 2)
      if (texts.length > 1) {
        const found = await this.encodeOrHalve(texts.slice(0, half), bounds)
        const rest = await this.encodeOrHalve(texts.slice(half), bounds)
        if (isTooLong(fault)) this.mostAtOnce = Math.min(this.mostAtOnce, half)
        return [...found, ...rest]
      }
      const [text = ''] = texts
      if (!isTooLong(fault) || text.length <= SHORTEST_CUT) return [fault]
      return this.encodeOrHalve([wellFormed(text.slice(0, text.length / 2))], bounds)
    }
  }

  private async ask(texts: readonly string[], { model = this.model, limitMs }: EncodingBounds): Promise<Vector[]> {
    this.opening ??= openSdk(this.settings)
    const { dimensions } = this.settings
    // Unless told, the package asks for base64, and reads numbers that come all the same as if they were that.
    const request = { model, input: [...texts], encoding_format: 'float' as const, ...(dimensions && { dimensions }) }
    const api = await this.opening
    const { data, response } = await api.embeddings.create(request, { timeout: limitMs }).withResponse()
    assertNoPage(response)
    return vectorsIn(data, texts.length, dimensions)
  }
}

/** In the order of the texts, whatever the order of the answer. */
function vectorsIn(answer: unknown, count: number, dimensions: number | null): Vector[] {
  const { data } = (answer ?? {}) as { data?: readonly { index?: number; embedding?: unknown }[] }
  const inOrder: unknown[] = []
  for (const [at, { index = at, embedding } = {}] of (Array.isArray(data) ? data : []).entries())
    inOrder[index] = embedding
  const vectors = Array.from({ length: count }, (_, at) => vectorOf(inOrder[at], dimensions))
  const length = vectors[0]!.length
  if (vectors.some((vector) => vector.length !== length)) throw answeredWith('vectors of several lengths')
  if (length > MOST_DIMENSIONS) throw answeredWith(`vectors of ${length} numbers`, 'too-many-numbers')
  return vectors
}

function vectorOf(numbers: unknown, dimensions: number | null): Vector {
  if (!Array.isArray(numbers)) throw answeredWith('no vector for a text')
  const vector = Float32Array.from(numbers as number[]).slice(0, dimensions ?? undefined)
  if (!vector.every(Number.isFinite))
    throw new ModelFault('request-refused', new ServiceFailure('The vector holds NaN.'))
  if (vector.every((number) => number === 0)) throw answeredWith('a vector of zeros')
  return vector
}

/** Whether other or fewer texts may be accepted. */
function isOfTexts(fault: ModelFault): boolean {
  return fault.kind === 'request-refused' || isTooLong(fault) || NO_NUMBERS.test(fault.said.message)
}

function isTooLong({ kind, said: { message } }: ModelFault): boolean {
  return kind === 'request-too-large' || (TOO_LONG.test(message) && !TOO_OFTEN.test(message))
}

function errorOf({ kind, said, pauseMs }: ModelFault): AppError {
  return notEncoded(FAULTS[kind], said, pauseMs === null ? {} : { retryAfter: Math.ceil(pauseMs / 1000) })
}

function answeredWith(what: string, because: EncoderFault = 'no-vectors'): AppError {
  return notEncoded(because, new ServiceFailure(`It answered with ${what}.`))
}

function notEncoded(
  because: EncoderFault,
  said: ServiceFailure,
  more: Pick<ErrorDetails, 'retryAfter'> = {},
): AppError {
  return new AppError('unavailable', 'documents.not-encoded', { values: { because }, ...more }, said)
}

/** The text without lone halves of surrogate pairs, which JSON cannot represent. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '')
}
