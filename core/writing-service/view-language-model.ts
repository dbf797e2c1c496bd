import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { ModelPrices } from './ports/model-prices.ts'
import type { ModelSetUp, OperatedModel } from './ports/operated-model.ts'

export interface ViewedModel extends ModelSetUp {
  /** An admin said the price, or has to: it is neither configured nor published. */
  readonly isPriceAsked: boolean
}

/** How the language model is set up, for admins; null where none is, and the built-in writer is at work. */
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
