import type { Users } from './ports.ts'
import type { Actor } from './user.ts'
import type { TextAuthor } from '../shared/text-state.ts'

/** The actor as the author of a text, with their name or else their address. */
export async function authorOf(users: Users, { userId }: Actor): Promise<TextAuthor> {
  const user = await users.find(userId)
  const name = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : ''
  return { id: userId, name }
}
