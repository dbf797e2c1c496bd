import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { AccountQuotas } from './account-quotas.ts'
import type { Holdings } from './ports/holdings.ts'

/** Whether a file may be sent at all, before its bytes are taken. It is asked once more when the file is kept. */
export class AssertUploadQuota {
  constructor(
    private readonly work: UnitOfWork<{ holdings: Holdings }>,
    private readonly quotas: AccountQuotas,
  ) {}

  /** `bytes` as the sender says; 0 where it does not. Throws as `AccountQuotas`. */
  async execute({ actor, bytes }: { actor: Actor; bytes: number }): Promise<void> {
    await this.work.run(({ holdings }) => this.quotas.assertQuota(holdings, actor.accountId, { bytes, tasks: 1 }))
  }
}
