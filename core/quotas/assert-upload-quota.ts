import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { AccountQuotas } from './account-quotas.ts'
import type { Holdings } from './ports.ts'

/** Checks whether a file may be uploaded before its bytes are received. Storing it checks again. */
export class AssertUploadQuota {
  constructor(
    private readonly work: UnitOfWork<{ holdings: Holdings }>,
    private readonly quotas: AccountQuotas,
  ) {}

  /** `bytes`: as the sender states, or 0. Throws as `AccountQuotas` does. */
  async execute({ actor, bytes }: { actor: Actor; bytes: number }): Promise<void> {
    await this.work.run(({ holdings }) => this.quotas.assertQuota(holdings, actor.accountId, { bytes, tasks: 1 }))
  }
}
