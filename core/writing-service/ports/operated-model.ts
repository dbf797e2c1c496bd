import type { FailureReason } from '../../shared/failure.ts'
import type { OutageReason } from '../../shared/reasons/model-reasons.ts'

/** What a language model, or its server, may be able to do. */
export const MODEL_ABILITIES = [
  'citations',
  'caching',
  'thinking',
  'web-search',
  'structured-output',
  'tools',
  'files',
] as const
export type ModelAbility = (typeof MODEL_ABILITIES)[number]

/** US dollars per million tokens. */
export interface PricePerMillion {
  readonly input: number
  readonly output: number
}

/** The language model as whoever runs the installation has set it up; its key is told to nobody. */
export interface ModelSetUp {
  /** Its vendor, and how that is asked, such as "OpenAI (chat completions)". */
  readonly vendor: string
  /** As the vendor names it. */
  readonly model: string
  /** Of its base URL. */
  readonly host: string
  /** Whether it is said to be on servers of the operator's own. */
  readonly isLocal: boolean
  /** What it can do here, as far as is known: what its server refused meanwhile is left out. */
  readonly abilities: readonly ModelAbility[]
  readonly contextTokens: number
  /** The settings that hold its key and its base URL. */
  readonly keySetting: string
  readonly addressSetting: string
  /** As it is configured or published; null where neither is known. */
  readonly price: PricePerMillion | null
}

/** What came of one small call. */
export type ModelTrial = { readonly milliseconds: number } & (
  | {
      readonly outcome: 'answered'
      /** The model that answered, as its server says. */
      readonly model: string
      readonly inputTokens: number
      readonly outputTokens: number
    }
  /** `outage` where every other call fails as well. */
  | { readonly outcome: 'failed'; readonly outage: OutageReason | null; readonly reason: FailureReason }
)

export interface OperatedModel {
  setUp(): ModelSetUp
  /** Makes one small call, which no account pays for. Throws nothing. */
  test(): Promise<ModelTrial>
}
