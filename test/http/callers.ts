import { invitedResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import type { HttpClient } from '../support/http-client.ts'
import { PASSWORD, type World } from '../support/world.ts'
import { tokenMailedTo } from '../support/mailed-token.ts'
import type { Role } from './who-may-call.ts'

/** One client a role, each logged in as who it is. */
export type Callers = Readonly<Record<Role, HttpClient>>

let invited = 0

/** Callers that nobody has used yet, in accounts of their own. */
export async function newCallers(world: World): Promise<Callers> {
  const { client: user } = await world.confirmed()
  const { client: stranger } = await world.confirmed()
  const { client: admin, user: toBeAdmin } = await world.registered()
  await world.application.setAdmin.execute({ email: toBeAdmin.email, isAdmin: true })
  return { nobody: world.visitor(), user, colleague: await colleagueOf(world, user), stranger, admin }
}

/** Another user of the account. */
export async function colleagueOf(world: World, user: HttpClient): Promise<HttpClient> {
  const email = `colleague-of-all${++invited}@example.org`
  await user.post('/account/invite', { email }, invitedResponse)
  const colleague = world.visitor()
  const acceptance = { token: await tokenMailedTo(world, email, '/acceptInvite'), email, password: PASSWORD }
  await colleague.post('/account/acceptInvite', acceptance, userResponse)
  return colleague
}
