import type { Actor } from '../accounts/user.ts'
import type { Holdings } from '../quotas/ports/holdings.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'

/** How far an account is with what makes the product useful. */
export interface FirstSteps {
  /** In the library and in projects. */
  readonly documents: number
  readonly applications: number
  /** Users beside the one who asks, invited ones included. */
  readonly colleagues: number
}

export class ViewFirstSteps {
  constructor(private readonly work: UnitOfWork<{ holdings: Holdings }>) {}

  async execute({ actor }: { readonly actor: Actor }): Promise<FirstSteps> {
    const held = await this.work.run(({ holdings }) =>
      holdings.count(actor.accountId, ['documents', 'applications', 'users']),
    )
    return { documents: held.documents, applications: held.applications, colleagues: held.users - 1 }
  }
}
