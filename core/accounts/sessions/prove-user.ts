import type { UnitOfWork } from '../../shared/ports.ts'
import { assertPassword } from '../assert-password.ts'
import type { IdentityCheck, PasswordHasher, Proof } from '../ports.ts'
import type { Users } from '../../identity/ports.ts'
import type { SecondStep } from './second-step.ts'
import type { Actor, User } from '../../identity/user.ts'

/**
 * Asks a logged-in user for their password again before something that cannot be undone, because a session may be
 * stolen. Throws `invalid` at `password` or `code`.
 */
export class ProveUser implements IdentityCheck {
  constructor(
    private readonly work: UnitOfWork<{ users: Users }>,
    private readonly passwords: PasswordHasher,
    private readonly secondStep: SecondStep,
  ) {}

  async execute({ actor, password, code }: { readonly actor: Actor } & Proof): Promise<User> {
    const user = await assertPassword(this.work, this.passwords, actor, password)
    await this.secondStep.assertPassed(actor.userId, code, 'session')
    return user
  }
}
