import { findAccount } from '../accounts/find-account.ts'
import { isModelAsked, type ModelPlace } from './account-privacy.ts'
import type { Accounts } from '../identity/ports/accounts.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'

/** The parts of the product that a language model may do. */
export const MODEL_FEATURES = [
  'forms',
  'answers',
  'chat',
  'checks',
  'cover-letters',
  'reports',
  'overviews',
  'briefs',
  'facts',
  'descriptions',
  'funders',
] as const

/** The parts that a text encoder may do. */
const ENCODER_FEATURES = ['search'] as const

/** The parts that use other services, if any. */
export const OTHER_FEATURES = ['scans', 'mail', 'files', 'task-board', 'errors', 'support'] as const

export type DataFeature =
  | (typeof MODEL_FEATURES)[number]
  | (typeof ENCODER_FEATURES)[number]
  | (typeof OTHER_FEATURES)[number]

/** What a part of the product shows to whom. */
export interface DataFlow {
  readonly feature: DataFeature
  /** The name of the service as it is configured; null where nothing leaves the server. */
  readonly service: string | null
  /** Whether the account can switch it off. */
  readonly isModel: boolean
}

/** The services as this installation names them; null for those that it has none of. */
export interface ConfiguredServices {
  readonly model: string | null
  readonly modelPlace: ModelPlace
  readonly encoder: { readonly name: string; readonly isLocal: boolean } | null
  readonly others: Readonly<Record<(typeof OTHER_FEATURES)[number], string | null>>
}

/** Answers what leaves the server for the actor's account, by what is configured and what the account has said. */
export class ListDataFlows {
  constructor(
    private readonly work: UnitOfWork<{ accounts: Accounts }>,
    private readonly services: ConfiguredServices,
  ) {}

  async execute({ actor }: { readonly actor: Actor }): Promise<readonly DataFlow[]> {
    const { settings } = await this.work.run(({ accounts }) => findAccount(accounts, actor, actor.accountId))
    const { model, modelPlace, encoder, others } = this.services
    const service = isModelAsked(modelPlace, settings) ? model : null
    const isOwn = encoder === null || encoder.isLocal || settings.staysOnServer === true
    const encoding = isOwn ? null : encoder.name
    return [
      ...MODEL_FEATURES.map((feature) => ({ feature, service, isModel: true })),
      ...ENCODER_FEATURES.map((feature) => ({ feature, service: encoding, isModel: encoder?.isLocal === false })),
      ...OTHER_FEATURES.map((feature) => ({ feature, service: others[feature], isModel: false })),
    ]
  }
}
