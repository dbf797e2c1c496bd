import { sentenceOfError, sentencesOfFields } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { ListedMember } from '../../../core/accounts/members/list-account-users.ts'
import { aProject } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { isEmailVerified } from '../../../core/identity/verified-email.ts'
import { actorOf, BO, parametersOf, withConfirmedAda } from './accounts-by-mail.ts'

describe('invitations', () => {
  it('send a link with which the invited choose a password and are logged in', async () => {
    const { invite, accept, authenticate, workOff, mailer, newestLink, actor } = await withConfirmedAda()

    const pending = await invite.execute({ actor, email: ' BO@Example.org ' })
    await workOff()
    const opened = await accept.execute({ ...BO, ...newestLink() })

    expect(pending).to.include({ email: BO.email, inviteStatus: 'pending', passwordHash: null })
    expect(mailer.sent.map(({ to }) => to)).to.deep.equal([BO.email])
    expect(newestLink()).to.include({ email: BO.email })
    expect(opened.user).to.include({ firstName: 'Bo', lastName: 'Reed', inviteStatus: 'accepted', isAdmin: false })
    expect(opened.user.accountId).to.equal(actor.accountId)
    expect((await authenticate.execute({ token: opened.token }))?.user.id).to.equal(pending.id)
  })

  it('keep the token out of the queue and its hash alone in the store', async () => {
    const { invite, workOff, newestLink, actor } = await withConfirmedAda()
    await invite.execute({ actor, email: BO.email })

    const claims = await workOff()

    expect(newestLink().token).to.match(/^token \d+$/)
    expect(JSON.stringify(claims)).not.to.contain('token ')
  })

  it('serve once, for the invited e-mail alone, and answer every other link alike', async () => {
    const { accept, invited } = await withConfirmedAda()
    const link = await invited()

    const refusals = [
      await refusalOf(accept.execute({ ...BO, token: 'made up' })),
      await refusalOf(accept.execute({ ...BO, ...link, email: 'eve@example.org' })),
    ]
    await accept.execute({ ...BO, ...link })
    refusals.push(await refusalOf(accept.execute({ ...BO, ...link })))

    for (const refusal of refusals) {
      expect(refusal.kind).to.equal('invalid')
      expect(refusal.code).to.equal('accounts.invitation-over')
      expect(sentenceOfError(refusal)).to.match(/^This invitation has expired or was used already\./)
    }
  })

  it('reach an address with capital letters, by which its user then logs in', async () => {
    const { accept, invited, actor } = await withConfirmedAda()
    const link = await invited(BO.email.toUpperCase())

    const { user } = await accept.execute({ ...BO, ...link, email: 'Bo@Example.ORG' })

    expect([user.email, user.accountId]).to.deep.equal([BO.email, actor.accountId])
  })

  it('make one user when a link is used twice at once', async () => {
    const { accept, invited } = await withConfirmedAda()
    const link = await invited()

    const outcomes = await Promise.allSettled([accept.execute({ ...BO, ...link }), accept.execute({ ...BO, ...link })])

    expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
  })

  it('run out after 7 days, show as expired, and are renewed by inviting again', async () => {
    const { accept, list, invited, clock, actor } = await withConfirmedAda()
    const statuses = async () => (await list.execute({ actor })).map(({ inviteStatus }) => inviteStatus)

    const old = await invited()
    clock.advance({ days: 6.9 })
    const before = await statuses()
    clock.advance({ days: 0.2 })
    const after = await statuses()
    const refusal = await refusalOf(accept.execute({ ...BO, ...old }))
    const renewed = await invited()

    expect(before).to.deep.equal([null, 'pending'])
    expect(after).to.deep.equal([null, 'expired'])
    expect(refusal.code).to.equal('accounts.invitation-over')
    expect(await statuses()).to.deep.equal([null, 'pending'])
    expect((await refusalOf(accept.execute({ ...BO, ...old }))).code).to.equal('accounts.invitation-over')
    expect((await accept.execute({ ...BO, ...renewed })).user.inviteStatus).to.equal('accepted')
  })

  it('are refused for an e-mail that belongs to a user of the account', async () => {
    const { invite, invited, accept, actor } = await withConfirmedAda()
    const link = await invited()
    await accept.execute({ ...BO, ...link })

    const refusal = await refusalOf(invite.execute({ actor, email: 'BO@example.org' }))

    expect(refusal.kind).to.equal('conflict')
    expect(sentenceOfError(refusal)).to.equal('This person is a user of your account already.')
  })

  it('come from several accounts to one address; with the first that is accepted the others work no more', async () => {
    const { stranger, invite, invited, accept, list, workOff, newestLink, actor } = await withConfirmedAda()
    const cy = await stranger()
    const first = await invited()

    await invite.execute({ actor: cy, email: BO.email })
    await workOff()
    const { user } = await accept.execute({ ...BO, ...newestLink() })

    expect(user.accountId).to.equal(cy.accountId)
    expect((await list.execute({ actor })).map(({ inviteStatus }) => inviteStatus)).to.deep.equal([null, 'pending'])
    expect((await refusalOf(accept.execute({ ...BO, ...first }))).code).to.equal('accounts.invited-elsewhere')
  })

  it('work for the owner of the address, whoever registered with it meanwhile', async () => {
    const { register, invited, accept, logIn, actor } = await withConfirmedAda()
    const link = await invited()
    const { user } = await register.execute({ ...BO, password: 'the word of another' })

    const accepted = await accept.execute({ ...BO, ...link })

    expect([user.accountId === actor.accountId, accepted.user.accountId]).to.deep.equal([false, actor.accountId])
    expect((await logIn.execute(BO)).user.id).to.equal(accepted.user.id)
  })

  it('are sent once more to who registered alone, and their empty account goes when they accept with its password', async () => {
    const { register, invited, accept, verify, workOff, newestLink, list, logIn, work, actor, clock } =
      await withConfirmedAda()
    await invited()
    clock.advance({ days: 1 })
    const { user: alone } = await register.execute({ ...BO, password: 'my own account' })
    await workOff()
    await verify.execute({ actor: actorOf(alone), token: newestLink().token })
    await workOff()
    const link = newestLink()

    const refusal = await refusalOf(accept.execute({ ...BO, ...link }))
    const kept = await work.run(({ accounts }) => accounts.find(alone.accountId))
    const accepted = await accept.execute({ ...BO, ...link, password: 'my own account', firstName: '', lastName: '' })

    expect(Object.keys(link)).to.deep.equal(['token', 'email'])
    expect(refusal.details.fields).to.deep.equal({ password: { code: 'accounts.wrong-password' } })
    expect(kept).not.to.equal(null)
    expect(accepted.user).to.include({ accountId: actor.accountId, firstName: 'Bo', inviteStatus: 'accepted' })
    expect(await work.run(({ accounts }) => accounts.find(alone.accountId))).to.equal(null)
    expect((await list.execute({ actor })).map(({ inviteStatus }) => inviteStatus)).to.deep.equal([null, 'accepted'])
    expect((await logIn.execute({ ...BO, password: 'my own account' })).user.id).to.equal(accepted.user.id)
  })

  it('are refused with what to do to who has work in an account of their own', async () => {
    const { register, invited, accept, verify, workOff, newestLink, work, mailer, invite, actor } =
      await withConfirmedAda()
    const link = await invited()
    const { user } = await register.execute({ ...BO, password: 'my own account' })
    await workOff()
    await verify.execute({ actor: actorOf(user), token: newestLink().token })
    await work.run(({ projects }) => projects.save(aProject({ accountId: user.accountId })))

    const refusal = await refusalOf(accept.execute({ ...BO, ...link, password: 'my own account' }))
    await invite.execute({ actor, email: BO.email })
    await workOff()

    expect([refusal.kind, refusal.code]).to.deep.equal(['conflict', 'accounts.invited-elsewhere'])
    expect(mailer.sent.at(-1)).to.include({ kind: 'address-known', asked: 'invite' })
    expect(await work.run(({ accounts }) => accounts.find(user.accountId))).not.to.equal(null)
  })

  it('can be withdrawn until they are accepted, by colleagues alone', async () => {
    const { stranger, invite, invited, accept, withdraw, list, actor } = await withConfirmedAda()
    const cy = await stranger()
    const link = await invited()
    const [, { id: userId }] = (await list.execute({ actor })) as [ListedMember, ListedMember]

    const foreign = await refusalOf(withdraw.execute({ actor: cy, userId }))
    await withdraw.execute({ actor, userId })

    expect(foreign.kind).to.equal('not-found')
    expect((await refusalOf(withdraw.execute({ actor, userId }))).kind).to.equal('not-found')
    expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
    expect((await refusalOf(withdraw.execute({ actor, userId: actor.userId }))).code).to.equal(
      'accounts.invitation-accepted',
    )
    await invite.execute({ actor: cy, email: BO.email })
  })

  it('go to nobody but one plain address', async () => {
    const { invite, actor } = await withConfirmedAda()

    for (const email of ['b@y.test\r\nBcc: z@z.test', 'b@y.test, z@z.test', '<b@y.test>', 'nobody', '']) {
      const refusal = await refusalOf(invite.execute({ actor, email }))
      expect(sentencesOfFields(refusal.details.fields), email).to.deep.equal({ email: 'Enter a valid email address.' })
    }
  })

  it('list every wrong field of an acceptance, before the token is looked at', async () => {
    const { accept } = await withConfirmedAda()

    const refusal = await refusalOf(
      accept.execute({ token: '', email: 'bo', password: 'short', firstName: '', lastName: 'x'.repeat(201) }),
    )

    expect(refusal.details.fields).to.have.all.keys('email', 'password', 'lastName')
  })

  it('take no password that guessers try first', async () => {
    const { accept, invited } = await withConfirmedAda()

    const refusal = await refusalOf(accept.execute({ ...BO, ...(await invited()), password: 'password1' }))

    expect(refusal.details.fields).to.have.all.keys('password')
  })

  it('make an admin of whom the installation names as one', async () => {
    const { accept, invited } = await withConfirmedAda([BO.email])

    expect((await accept.execute({ ...BO, ...(await invited()) })).user.isAdmin).to.equal(true)
  })

  it('are sent to nobody who accepted or was removed in the meantime', async () => {
    const { invite, accept, invited, workOff, mailer, actor } = await withConfirmedAda()
    const link = await invited()
    await invite.execute({ actor, email: 'later@example.org' })
    await invite.execute({ actor, email: BO.email })

    expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
    await workOff()

    expect(mailer.sent.map(({ to }) => to)).to.deep.equal([BO.email, 'later@example.org', BO.email])
  })
})

describe('links of invitations that are handed on', () => {
  async function withBoInvited(adminEmails: readonly string[] = []) {
    const accounts = await withConfirmedAda(adminEmails)
    const { actor, list } = accounts
    const mailed = await accounts.invited()
    const [, { id: userId }] = (await list.execute({ actor })) as [ListedMember, ListedMember]
    const handedOn = async () => parametersOf((await accounts.link.execute({ actor, userId })).link)
    return { ...accounts, mailed, userId, handedOn }
  }

  it('are accepted, and prove no address: a message does', async () => {
    const { accept, handedOn, workOff, newestLink, verify } = await withBoInvited([BO.email])

    const { user } = await accept.execute({ ...BO, ...(await handedOn()) })
    await workOff()
    const verified = await verify.execute({ actor: actorOf(user), ...newestLink() })

    expect(user).to.include({ inviteStatus: 'accepted', isAdmin: false })
    expect(isEmailVerified(user)).to.equal(false)
    expect(verified.isAdmin).to.equal(true)
  })

  it('serve beside the one that was mailed, until one of them is used', async () => {
    const { accept, handedOn, mailed } = await withBoInvited()
    const first = await handedOn()
    const links = [first, await handedOn(), mailed]

    await accept.execute({ ...BO, ...first })

    for (const link of links)
      expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
  })

  it('are replaced when many are asked for', async () => {
    const { accept, handedOn } = await withBoInvited()
    const first = await handedOn()
    for (let count = 0; count < 5; count++) await handedOn()

    expect((await refusalOf(accept.execute({ ...BO, ...first }))).code).to.equal('accounts.invitation-over')
    await accept.execute({ ...BO, ...(await handedOn()) })
  })

  it('end with the invitation', async () => {
    const { accept, link, handedOn, withdraw, actor, userId, clock, invited } = await withBoInvited()
    clock.advance({ days: 6 })
    const { validUntil } = await link.execute({ actor, userId })
    const old = await handedOn()
    clock.advance({ days: 1.1 })

    expect(Date.parse(validUntil)).to.be.lessThan(Date.parse(clock.now()))
    expect((await refusalOf(accept.execute({ ...BO, ...old }))).code).to.equal('accounts.invitation-over')
    expect((await refusalOf(link.execute({ actor, userId }))).code).to.equal('accounts.invitation-expired')
    await invited()
    const renewed = await handedOn()
    await withdraw.execute({ actor, userId })
    expect((await refusalOf(accept.execute({ ...BO, ...renewed }))).code).to.equal('accounts.invitation-over')
  })

  it('are made of the own account’s open invitations alone', async () => {
    const { accept, link, stranger, mailed, actor, userId } = await withBoInvited()
    const cy = await stranger()

    expect((await refusalOf(link.execute({ actor: cy, userId }))).kind).to.equal('not-found')
    await accept.execute({ ...BO, ...mailed })
    expect((await refusalOf(link.execute({ actor, userId }))).code).to.equal('accounts.already-member')
  })
})
