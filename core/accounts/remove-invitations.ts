import type { Users } from './ports/users.ts'

/** Lets all invitations to an address lapse, once somebody has it: whoever it is belongs to one account. */
export async function removeInvitations(users: Users, email: string): Promise<void> {
  for (const { id } of await users.invitationsTo(email)) await users.remove(id)
}
