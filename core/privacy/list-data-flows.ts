import { findAccount } from '../accounts/find-account.ts'
import { isModelAsked, type ModelPlace } from './account-privacy.ts'
import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'

/** Features that may use a language model. */
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

/** Features that may use a text encoder. */
const ENCODER_FEATURES = ['search'] as const

/** Features that use other services, if configured. */
export const OTHER_FEATURES = ['scans', 'mail', 'files', 'task-board', 'errors', 'support'] as const

export type DataFeature =
  | (typeof MODEL_FEATURES)[number]
  | (typeof ENCODER_FEATURES)[number]
  | (typeof OTHER_FEATURES)[number]

/** The service that receives data of a feature. */
export interface DataFlow {
  readonly feature: DataFeature
  /** The configured name of the service; null if no data leaves the server. */
  readonly service: string | null
  /** Whether the account can switch it off. */
  readonly isModel: boolean
}

/** The installation's services by name; null for services that it does not have. */
export interface ConfiguredServices {
  readonly model: string | null
  readonly modelPlace: ModelPlace
  readonly encoder: { readonly name: string; readonly isLocal: boolean } | null
  readonly others: Readonly<Record<(typeof OTHER_FEATURES)[number], string | null>>
}

/** Lists the data that leaves the server for the actor's account, by configuration and the account's choice. */
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
