import { assertAdmin } from '../identity/assert-admin.ts'
import type { Actor } from '../identity/user.ts'
import type { AuditLog } from '../audit/ports.ts'
import { recordAction, type ActionSources } from '../audit/record-action.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { ModelTrial, OperatedModel } from './ports.ts'

/** Tests the language model with one small call, for admins; one at a time in a process. */
export class TestLanguageModel {
  private isUnderWay = false

  constructor(
    private readonly work: UnitOfWork<{ auditLog: AuditLog }>,
    private readonly model: OperatedModel | null,
    private readonly sources: ActionSources,
  ) {}

  /** Null without a model. Throws `conflict` during another test. */
  async execute({ actor }: { actor: Actor }): Promise<ModelTrial | null> {
    assertAdmin(actor)
    if (this.isUnderWay) throw new AppError('conflict', 'model.test-under-way')
    this.isUnderWay = true
    try {
      const subjectId = this.model?.setUp().model
      const act = { action: 'test-model', onAccount: null, ...(subjectId !== undefined && { subjectId }) } as const
      await this.work.run(({ auditLog }) => recordAction(auditLog, actor, act, this.sources))
      return this.model && (await this.model.test())
    } finally {
      this.isUnderWay = false
    }
  }
}
