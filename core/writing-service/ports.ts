import type { FailureReason } from '../shared/failure.ts'
import type { OutageReason } from '../shared/reasons/reasons-of-service.ts'
import type { Outage } from './outage.ts'

/** Abilities that a language model or its server may have. */
export const MODEL_ABILITIES = [
  'citations',
  'caching',
  'thinking',
  'web-search',
  'structured-output',
  'tools',
  'files',
] as const
type ModelAbility = (typeof MODEL_ABILITIES)[number]

/** US dollars per million tokens. */
export interface PricePerMillion {
  readonly input: number
  readonly output: number
}

/** The configured language model, without its key. */
export interface ModelSetUp {
  /** Vendor and protocol, such as "OpenAI (chat completions)". */
  readonly vendor: string
  /** The vendor's name for the model. */
  readonly model: string
  /** Host of its base URL. */
  readonly host: string
  /** Whether it is configured as being on the operator's own servers. */
  readonly isLocal: boolean
  /** Known abilities, without those that its server has refused. */
  readonly abilities: readonly ModelAbility[]
  readonly contextTokens: number
  /** Names of the settings for its key and base URL. */
  readonly keySetting: string
  readonly addressSetting: string
  /** Configured or published price; null if neither is known. */
  readonly price: PricePerMillion | null
}

/** The result of one small call. */
export type ModelTrial = { readonly milliseconds: number } & (
  | {
      readonly outcome: 'answered'
      /** The model's name in the reply. */
      readonly model: string
      readonly inputTokens: number
      readonly outputTokens: number
    }
  /** `outage`: set if every other call fails as well. */
  | { readonly outcome: 'failed'; readonly outage: OutageReason | null; readonly reason: FailureReason }
)

export interface OperatedModel {
  setUp(): ModelSetUp
  /** Makes one small call, which is charged to no account. Never throws. */
  test(): Promise<ModelTrial>
}

/** Model prices entered by admins. */
export interface ModelPrices {
  /** `model`: the vendor's name for it. */
  find(model: string): Promise<PricePerMillion | null>
  /** Replaces an earlier price. */
  save(model: string, price: PricePerMillion): Promise<void>
}

/** The outage that a process has noticed, for all processes. There is at most one. */
export interface Outages {
  find(): Promise<Outage | null>
  /** Replaces the stored one. */
  save(outage: Outage): Promise<void>
  /** Does nothing when absent. */
  remove(): Promise<void>
}
