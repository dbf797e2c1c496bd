import { invalid, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Users } from '../identity/ports.ts'
import { nameErrors, type Actor, type User } from '../identity/user.ts'

/** Changes the user's own first and last name. Throws `invalid` where one is too long. */
export class ChangeName {
  constructor(private readonly work: UnitOfWork<{ users: Users }>) {}

  async execute(input: { actor: Actor; firstName: string; lastName: string }): Promise<User> {
    const wrong = nameErrors(input)
    if (Object.keys(wrong).length > 0) throw invalid('accounts.invalid-user', wrong)
    return this.work.run(async ({ users }) => {
      const user = await users.find(input.actor.userId)
      if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
      return users.save({ ...user, firstName: input.firstName.trim(), lastName: input.lastName.trim() })
    })
  }
}
