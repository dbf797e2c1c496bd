import type { Users } from './ports/users.ts'

/** Removes all invitations to an address once somebody has it: a user belongs to one account. */
export async function removeInvitations(users: Users, email: string): Promise<void> {
  for (const { id } of await users.invitationsTo(email)) await users.remove(id)
}
