import { userResponse } from '../../../adapters/http-contract/accounts.ts'
import { PASSWORD } from '../../support/world.ts'
import type { PageWorld, Person } from './page-world.ts'

let count = 0
export const newEmail = () => `member${++count}@example.org`

/** Somebody who accepted an invitation of the owner. */
export async function colleagueOf(world: PageWorld, owner: Person, email = newEmail()): Promise<Person> {
  await world.useCases.inviteUser.execute({ actor: owner.actor, email })
  const link = await world.linkMailedTo(email, '/acceptInvite')
  const token = new URL(link, world.server.url).searchParams.get('token') ?? ''
  const client = world.server.visitor()
  const acceptance = { token, email, password: PASSWORD, firstName: 'Bea', lastName: 'Moor' }
  const { user } = await client.post('/account/acceptInvite', acceptance, userResponse)
  const actor = { userId: user.id, accountId: user.accountId, isAdmin: user.isAdmin } as Person['actor']
  return { client, user, actor, email }
}
