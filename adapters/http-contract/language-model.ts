import { z } from 'zod'
import { success } from './envelope.ts'
import { outageReason } from './writing-service.ts'

/** US dollars per million tokens. */
const pricePerMillion = z.object({ input: z.number(), output: z.number() })

export const modelAbility = z.enum([
  'citations',
  'caching',
  'thinking',
  'web-search',
  'structured-output',
  'tools',
  'files',
])
export type ModelAbility = z.infer<typeof modelAbility>

/** The model as configured by the operator; the key is never returned. */
export const languageModel = z.object({
  /** Name such as "OpenAI (chat completions)". */
  vendor: z.string(),
  model: z.string(),
  /** Host of its base URL. */
  host: z.string(),
  /** Whether it is declared to run on the operator's own servers. */
  isLocal: z.boolean(),
  /** Abilities here, without those that its server has refused. */
  abilities: z.array(modelAbility),
  contextTokens: z.number(),
  /** Settings of its key and base URL. */
  keySetting: z.string(),
  addressSetting: z.string(),
  /** Null if unknown. */
  price: pricePerMillion.nullable(),
  /** Whether an admin set the price or must set it. */
  isPriceAsked: z.boolean(),
})
export type LanguageModel = z.infer<typeof languageModel>

/** Null if none is configured. */
export const languageModelResponse = success.extend({ model: languageModel.nullable() })

export const modelTrial = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('answered'),
    milliseconds: z.number(),
    model: z.string(),
    inputTokens: z.number(),
    outputTokens: z.number(),
  }),
  z.object({
    outcome: z.literal('failed'),
    milliseconds: z.number(),
    /** Set if every other call fails as well. */
    outage: outageReason.nullable(),
    /** A sentence with the server's message. */
    reason: z.string(),
  }),
])
export type ModelTrial = z.infer<typeof modelTrial>

/** Null if none is configured. */
export const modelTrialResponse = success.extend({ trial: modelTrial.nullable() })

const DEAREST = 100_000

export const modelPriceRequest = z.object({
  model: z.string().trim().min(1).max(200),
  input: z.number().min(0).max(DEAREST),
  output: z.number().min(0).max(DEAREST),
})
