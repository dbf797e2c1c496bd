import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { ModelPrices, ModelSetUp, OperatedModel } from './ports.ts'

export interface ViewedModel extends ModelSetUp {
  /** Whether the price was or must be entered by an admin, because it is neither configured nor published. */
  readonly isPriceAsked: boolean
}

/**
 * Returns the configuration of the language model, for admins; null without a model, when the built-in writer is used.
 */
export class ViewLanguageModel {
  constructor(
    private readonly work: UnitOfWork<{ modelPrices: ModelPrices }>,
    private readonly model: OperatedModel | null,
  ) {}

  async execute({ actor }: { actor: Actor }): Promise<ViewedModel | null> {
    assertAdmin(actor)
    if (this.model === null) return null
    const setUp = this.model.setUp()
    if (setUp.price !== null) return { ...setUp, isPriceAsked: false }
    const price = await this.work.run(({ modelPrices }) => modelPrices.find(setUp.model))
    return { ...setUp, price, isPriceAsked: true }
  }
}
