import { expect } from 'chai'
import {
  accountUsersResponse,
  doneResponse,
  invitedResponse,
  ownershipResponse,
  removedAccountResponse,
  userResponse,
} from '../../adapters/http-contract/accounts.ts'
import { accountResponse } from '../../adapters/http-contract/admin.ts'
import type { Call } from '../../adapters/http-contract/call.ts'
import { CALLS, callNames, methodAndPath } from '../../adapters/http-contract/calls.ts'
import { projectsResponse } from '../../adapters/http-contract/projects.ts'
import { tokenMailedTo } from '../support/mailed-token.ts'
import { openWorld, PASSWORD, type World } from '../support/world.ts'
import { newCallers, type Callers } from './callers.ts'

const proof = { password: PASSWORD }
const logIn = (email: string) => ({ email, password: PASSWORD })

describe('an account that waits for its removal', () => {
  let world: World
  let callers: Callers
  let email: string
  let accountId: string

  beforeEach(async () => {
    world = await openWorld()
    await world.registered({ email: 'first-of-all@example.org' })
    callers = await newCallers(world)
    const { user } = await callers.user.get('/account/me', userResponse)
    ;({ email, accountId } = user)
  })

  afterEach(() => world.close())

  const close = () => callers.user.post('/account/remove', proof, removedAccountResponse)

  it('refuses every change of it, whoever of it asks, and shows what is there', async () => {
    const changes = callNames.filter((name) => {
      const { access, worksInClosedAccounts }: Call = CALLS[name]
      return (access === 'user' || access === 'owner') && !name.startsWith('GET ') && !worksInClosedAccounts
    })
    await callers.user.send('POST', '/projects/create', { json: { name: 'Riverside' } })
    await close()
    await callers.user.post('/account/login', logIn(email), userResponse)

    const answers: string[] = []
    for (const name of changes)
      for (const caller of [callers.user, callers.colleague]) {
        const { method, path } = methodAndPath(name)
        const { status, text } = await caller.send(method as 'POST', path.replace(/:\w+/g, 'f'.repeat(24)))
        answers.push(`${status} ${text.includes('accounts.being-removed') ? 'closed' : `${name} ${text}`}`)
      }
    const { projects } = await callers.colleague.get('/projects/list', projectsResponse)

    expect(changes).to.include.members([
      'POST /projects/create',
      'POST /account/invite',
      'POST /proposals/:id/newQuestion',
    ])
    expect(new Set(answers)).to.deep.equal(new Set(['409 closed']))
    expect(projects.map(({ name }) => name)).to.deep.equal(['Riverside'])
  })

  it('logs out who asked, tells everybody the day, and admins as well', async () => {
    const asked = await close()
    await world.workOff()

    const isLoggedOut = await callers.user.refused('GET', '/account/me')
    const { user: member } = await callers.colleague.get('/account/me', userResponse)
    const ownership = await callers.colleague.get('/account/ownership', ownershipResponse)
    const { account } = await callers.admin.get(`/admin/accounts/${accountId}`, accountResponse)
    const mails = [...(await world.mailsTo(email)), ...(await world.mailsTo(member.email))]

    expect(isLoggedOut.status).to.equal(401)
    expect(asked.filesLeft).to.equal(false)
    expect([member.removalDueAt, member.isOwner]).to.deep.equal([asked.dueAt, false])
    expect(ownership).to.deep.include({ people: 2, applications: 0 })
    expect(ownership.removal?.dueAt).to.equal(asked.dueAt)
    expect(account.removal?.dueAt).to.equal(asked.dueAt)
    expect(mails.filter(({ text }) => text.includes('everything in it is deleted for good'))).to.have.length(2)
  })

  it('lets nobody in, and everybody out', async () => {
    const invitation = 'late@example.org'
    await callers.user.post('/account/invite', { email: invitation }, invitedResponse)
    const token = await tokenMailedTo(world, invitation, '/acceptInvite')
    await close()

    const json = { token, ...logIn(invitation) }
    const accepting = await world.visitor().refused('POST', '/account/acceptInvite', { json })
    const left = await callers.colleague.post('/account/remove', proof, removedAccountResponse)
    await callers.user.post('/account/login', logIn(email), userResponse)
    const { users } = await callers.user.get('/account/users', accountUsersResponse)

    expect([accepting.status, accepting.failure.code]).to.deep.equal([409, 'accounts.being-removed'])
    expect(left.dueAt).to.equal(null)
    expect(users.filter(({ inviteStatus }) => inviteStatus !== 'pending')).to.have.length(1)
  })

  it('is as it was once its owner keeps it, and its jobs go on', async () => {
    await callers.user.send('POST', '/documentLibrary/uploadSharedDocument', { form: uploadOf('We run a youth club.') })
    await close()
    await world.workOff()
    const { user: owner } = await callers.user.post('/account/login', logIn(email), userResponse)
    const whileClosed = await documents()

    const byMember = await callers.colleague.refused('POST', '/account/keep')
    const { user: kept } = await callers.user.post('/account/keep', undefined, userResponse)
    await world.workOff()

    expect([owner.isOwner, owner.removalDueAt === null]).to.deep.equal([true, false])
    expect(whileClosed).to.deep.equal(['processing'])
    expect(byMember.status).to.equal(403)
    expect(kept.removalDueAt).to.equal(null)
    expect(await documents()).to.deep.equal(['active'])
    expect((await callers.colleague.send('POST', '/projects/create', { json: { name: 'Two' } })).status).to.equal(201)
  })

  it('follows its owner to another address, from which they keep it', async () => {
    const next = 'moved-on@example.org'
    await close()
    await callers.user.post('/account/login', logIn(email), userResponse)
    await callers.user.post('/account/changeEmail', { email: next, ...proof }, doneResponse)
    const token = await tokenMailedTo(world, next, '/verifyEmail')
    await callers.user.post('/account/verifyEmail', { token, email: next }, userResponse)

    const byOldAddress = await world.visitor().refused('POST', '/account/login', { json: logIn(email) })
    const elsewhere = world.visitor()
    const { user: owner } = await elsewhere.post('/account/login', logIn(next), userResponse)
    const { user: kept } = await elsewhere.post('/account/keep', undefined, userResponse)
    await world.workOff()

    expect(byOldAddress.status).to.equal(401)
    expect([owner.isOwner, owner.removalDueAt === null, kept.removalDueAt]).to.deep.equal([true, false, null])
    const { user: member } = await callers.colleague.get('/account/me', userResponse)
    expect((await world.mailsTo(member.email)).some(({ text }) => text.includes('keeps the account'))).to.equal(true)
  })

  const documents = async () => {
    const { text } = await callers.user.send('GET', '/documentLibrary/sharedDocuments')
    return (JSON.parse(text) as { documents: { status: string }[] }).documents.map(({ status }) => status)
  }
})

function uploadOf(text: string): FormData {
  const form = new FormData()
  form.append('file', new File([text], 'Club.txt', { type: 'text/plain' }))
  return form
}
