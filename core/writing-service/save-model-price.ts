import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { ModelPrices, PricePerMillion } from './ports.ts'

interface SaidPrice {
  readonly actor: Actor
  readonly model: string
  readonly price: PricePerMillion
}

/** Stores a model price by an admin. It is used if neither the settings nor the price list name the model. */
export class SaveModelPrice {
  constructor(
    private readonly work: UnitOfWork<{ modelPrices: ModelPrices; auditLog: AuditLog }>,
    private readonly sources: ActionSources,
  ) {}

  async execute({ actor, model, price }: SaidPrice): Promise<void> {
    assertAdmin(actor)
    await this.work.run(async ({ modelPrices, auditLog }) => {
      await modelPrices.save(model, price)
      const act = { action: 'save-model-price', onAccount: null, subjectId: model } as const
      await recordAction(auditLog, actor, act, this.sources)
    })
  }
}
