import { doneResponse, invitedResponse, userResponse } from '../../adapters/http-contract/accounts.ts'
import type { HttpClient, Sent } from '../support/http-client.ts'
import { PASSWORD, type World } from '../support/world.ts'
import type { Examples } from './call.ts'
import { colleagueOf } from './callers.ts'
import { tokenMailedTo } from '../support/mailed-token.ts'

let emails = 0

const invite = (email: string) => ({ json: { email } })

async function invitation(world: World, client: HttpClient): Promise<Sent> {
  const email = `colleague${++emails}@example.org`
  await client.post('/account/invite', { email }, invitedResponse)
  return { json: { token: await tokenMailedTo(world, email, '/acceptInvite'), email, password: PASSWORD } }
}

/** The address that removes somebody from the caller's account. */
async function removalOf(caller: HttpClient): Promise<string> {
  const { user } = await caller.post('/account/invite', { email: `leaver${++emails}@example.org` }, invitedResponse)
  return `/account/users/${user.id}/remove`
}

/** Somebody who joined the caller's account, and can't be named by anybody else. */
async function memberOf(world: World, caller: HttpClient): Promise<string> {
  const { user } = await (await colleagueOf(world, caller)).get('/account/me', userResponse)
  return user.id
}

async function resetLink(world: World, client: HttpClient): Promise<Sent> {
  const { user } = await client.get('/account/me', userResponse)
  await client.post('/account/forgotPassword', { email: user.email }, doneResponse)
  return { json: { token: await tokenMailedTo(world, user.email, '/resetPassword'), password: PASSWORD } }
}

/** What users do with their account, its users and the links that they are sent. */
export const accountUserCalls = {
  'POST /account/invite': {
    sends: () => invite(`colleague${++emails}@example.org`),
    wrong: { sends: () => invite('a@b.co\r\nBcc: x@y.zz'), fields: ['email'] },
  },
  'POST /account/acceptInvite': {
    endsSessions: true,
    sends: () => ({ json: { token: 'none', email: 'nobody@example.org', password: PASSWORD } }),
    prepares: invitation,
    wrong: {
      sends: () => ({ json: { token: 5, email: 'nobody', password: 'short', lastName: 'x'.repeat(201) } }),
      fields: ['token', 'email', 'password', 'lastName'],
    },
  },
  'POST /account/forgotPassword': {
    sends: () => ({ json: { email: 'person1@example.org' } }),
    wrong: { sends: () => ({ json: { email: 'nobody' } }), fields: ['email'] },
  },
  'POST /account/resetPassword': {
    endsSessions: true,
    sends: () => ({ json: { token: 'none', password: PASSWORD } }),
    prepares: resetLink,
    wrong: { sends: () => ({ json: { token: '', password: 'short' } }), fields: ['token', 'password'] },
  },
  'POST /account/changePassword': {
    endsSessions: true,
    sends: () => ({ json: { currentPassword: PASSWORD, newPassword: 'another-harbour-7' } }),
    wrong: { sends: () => ({ json: { newPassword: 'short' } }), fields: ['currentPassword', 'newPassword'] },
  },
  'POST /account/changeEmail': {
    sends: () => ({ json: { email: `moved${++emails}@example.org`, password: PASSWORD } }),
    wrong: { sends: () => ({ json: { email: 'nobody' } }), fields: ['email', 'password'] },
  },
  'POST /account/verifyEmail': {
    sends: () => ({ json: { token: 'none' } }),
    prepares: async (world, caller) => {
      const { user } = await caller.post('/account/sendVerification', undefined, userResponse)
      return { json: { token: user.isEmailVerified ? 'none' : await tokenMailedTo(world, user.email, '/verifyEmail') } }
    },
    wrong: { sends: () => ({ json: { token: '', email: 5 } }), fields: ['token', 'email'] },
  },
  'POST /account/name': {
    sends: () => ({ json: { firstName: 'Robin', lastName: 'Marsh' } }),
    wrong: { sends: () => ({ json: { firstName: 'x'.repeat(201), lastName: 5 } }), fields: ['firstName', 'lastName'] },
  },
  'POST /account/users/:userId/remove': { leadsTo: (_world, caller) => removalOf(caller) },
  'POST /account/remove': {
    endsSessions: true,
    sends: () => ({ json: { password: PASSWORD } }),
    wrong: { sends: () => ({ json: { code: 5 } }), fields: ['password', 'code'] },
  },
  'POST /account/users/:userId/offer': {
    leadsTo: async (world, caller) => `/account/users/${await memberOf(world, caller)}/offer`,
    sends: () => ({ json: { password: PASSWORD } }),
    wrong: { sends: () => ({ json: { code: 5 } }), fields: ['password', 'code'] },
  },
  'POST /account/takeOver': {
    endsSessions: true,
    prepares: async (_world, caller, owner) => {
      const { user } = await caller.get('/account/me', userResponse)
      const offer = { json: { password: PASSWORD } }
      if (!user.isOwner) await owner.send('POST', `/account/users/${user.id}/offer`, offer)
      return {}
    },
  },
  'POST /account/export': {
    sends: () => ({ json: { password: PASSWORD } }),
    wrong: { sends: () => ({ json: { code: 5 } }), fields: ['password', 'code'] },
  },
} satisfies Partial<Examples>
