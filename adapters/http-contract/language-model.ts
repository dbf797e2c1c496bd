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

/** As the operator has set it up; its key is told to nobody. */
export const languageModel = z.object({
  /** Such as "OpenAI (chat completions)". */
  vendor: z.string(),
  model: z.string(),
  /** Of its base URL. */
  host: z.string(),
  /** Whether it is said to be on servers of the operator's own. */
  isLocal: z.boolean(),
  /** What it can do here; what its server refused meanwhile is left out. */
  abilities: z.array(modelAbility),
  contextTokens: z.number(),
  /** The settings that hold its key and its base URL. */
  keySetting: z.string(),
  addressSetting: z.string(),
  /** Null where it is not known. */
  price: pricePerMillion.nullable(),
  /** An admin said the price, or has to. */
  isPriceAsked: z.boolean(),
})
export type LanguageModel = z.infer<typeof languageModel>

/** Null where none is configured. */
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
    /** Where every other call fails as well. */
    outage: outageReason.nullable(),
    /** A sentence, and what the server said. */
    reason: z.string(),
  }),
])
export type ModelTrial = z.infer<typeof modelTrial>

/** Null where none is configured. */
export const modelTrialResponse = success.extend({ trial: modelTrial.nullable() })

const DEAREST = 100_000

export const modelPriceRequest = z.object({
  model: z.string().trim().min(1).max(200),
  input: z.number().min(0).max(DEAREST),
  output: z.number().min(0).max(DEAREST),
})
