import { invalidField, notFound } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { Users } from '../identity/ports.ts'
import type { Actor, Preferences, User } from '../identity/user.ts'

const MAX_PREFERENCES = 100

/** Merges a change into the user's own preferences. */
export class ChangePreferences {
  constructor(private readonly work: UnitOfWork<{ users: Users }>) {}

  async execute(input: { actor: Actor; change: Preferences }): Promise<User> {
    return this.work.run(async ({ users }) => {
      const user = await users.find(input.actor.userId)
      if (!user) throw notFound('accounts.user-not-found', { values: { email: null } })
      const preferences = { ...user.preferences, ...input.change }
      if (Object.keys(preferences).length > MAX_PREFERENCES)
        throw invalidField('preferencesChange', { code: 'accounts.too-many-preferences' })
      return users.save({ ...user, preferences })
    })
  }
}
