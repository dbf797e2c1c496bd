import { notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { Users } from './ports/users.ts'
import { foldEmail, type User } from './user.ts'

/** Makes a user an admin, or no admin any more. For whoever runs the installation: it asks for no actor. */
export class SetAdmin {
  constructor(private readonly work: UnitOfWork<{ users: Users }>) {}

  async execute(input: { email: string; isAdmin: boolean }): Promise<User> {
    return this.work.run(async ({ users }) => {
      const user = await users.ofEmail(foldEmail(input.email))
      if (!user) throw notFound('accounts.user-not-found', `Nobody is registered as ${input.email}.`)
      return user.isAdmin === input.isAdmin ? user : users.save({ ...user, isAdmin: input.isAdmin })
    })
  }
}
