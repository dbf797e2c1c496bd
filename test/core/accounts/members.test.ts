import { expect } from 'chai'
import { refusalOf } from '../../support/core-world.ts'
import { actorOf, ADA, BO, parametersOf, withConfirmedAda } from './accounts-by-mail.ts'

/** Ada's account with Bo, who accepted, and Cy with an account of their own. */
async function withMembers() {
  const accounts = await withConfirmedAda()
  const bo = await accounts.accept.execute({ ...BO, ...(await accounts.invited()) })
  const cy = await accounts.register.execute({ ...ADA, email: 'cy@example.org' })
  const makeAdmin = (email: string) =>
    accounts.work.run(async ({ users }) => {
      const user = await users.ofEmail(email)
      return user && users.save({ ...user, isAdmin: true })
    })
  const emails = async () => (await accounts.list.execute({ actor: accounts.actor })).map(({ email }) => email)
  return { ...accounts, bo, boActor: actorOf(bo.user), cyActor: actorOf(cy.user), makeAdmin, emails }
}

describe('removing a user of an account', () => {
  it('ends their sessions, forgets their messages and frees their address', async () => {
    const { actor, bo, boActor, removeMember, authenticate, register, mailer, emails } = await withMembers()

    await removeMember.execute({ actor, userId: boActor.userId })

    expect(await emails()).to.deep.equal([ADA.email])
    expect((await refusalOf(authenticate.execute({ token: bo.token }))).message).to.equal('accounts.removed')
    expect(mailer.sent.map(({ to }) => to)).not.to.include(BO.email)
    expect((await register.execute(BO)).user.accountId).not.to.equal(actor.accountId)
  })

  it('withdraws what they invited, and the links that they may hold', async () => {
    const { actor, boActor, setVerified, invite, workOff, newestLink, link, accept, removeMember, list } =
      await withMembers()
    await setVerified(true, boActor.userId)
    const second = 'bo.second@example.org'
    await invite.execute({ actor: boActor, email: second })
    await workOff()
    const mailed = newestLink()
    const { id: userId } = await invite.execute({ actor, email: 'dee@example.org' })
    await workOff()
    const ofAda = newestLink()
    const { link: handed } = await link.execute({ actor: boActor, userId })
    expect((await list.execute({ actor })).map(({ email, invitedBy }) => [email, invitedBy])).to.have.deep.members([
      [ADA.email, null],
      [BO.email, actor.userId],
      [second, boActor.userId],
      ['dee@example.org', actor.userId],
    ])

    await removeMember.execute({ actor, userId: boActor.userId })

    const returns = (given: ReturnType<typeof newestLink>, email: string) =>
      accept.execute({ ...BO, ...given, email }).then(
        () => true,
        () => false,
      )
    expect(await returns(mailed, second)).to.equal(false)
    expect(await returns(parametersOf(handed), 'dee@example.org')).to.equal(false)
    expect(await returns(ofAda, 'dee@example.org')).to.equal(true)
  })

  it('withdraws the same when they leave by themselves', async () => {
    const { actor, boActor, setVerified, invite, leave, emails } = await withMembers()
    await setVerified(true, boActor.userId)
    await invite.execute({ actor: boActor, email: 'bo.second@example.org' })
    await invite.execute({ actor, email: 'dee@example.org' })

    await leave.execute({ actor: boActor, password: BO.password })

    expect(await emails()).to.have.members([ADA.email, 'dee@example.org'])
  })

  it('is for the owner alone, who stays', async () => {
    const { actor, boActor, cyActor, removeMember, emails } = await withMembers()
    const refused = async (by: typeof actor, userId: typeof actor.userId) =>
      (await refusalOf(removeMember.execute({ actor: by, userId }))).kind

    expect(await refused(boActor, actor.userId)).to.equal('forbidden')
    expect(await refused(cyActor, boActor.userId)).to.equal('not-found')
    expect(await refused(actor, cyActor.userId)).to.equal('not-found')
    expect(await refused(actor, actor.userId)).to.equal('conflict')
    expect(await emails()).to.deep.equal([ADA.email, BO.email])
  })

  it('leaves admins to admins, so that one is always left', async () => {
    const { actor, boActor, makeAdmin, removeMember, removeAny, emails } = await withMembers()
    await makeAdmin(BO.email)
    const bo = { ...boActor, isAdmin: true }

    expect((await refusalOf(removeMember.execute({ actor, userId: bo.userId }))).kind).to.equal('conflict')
    expect((await refusalOf(removeAny.execute({ actor: bo, userId: bo.userId }))).kind).to.equal('conflict')
    expect(await emails()).to.include(BO.email)
  })

  it('is noted where an admin does it to another account, whose owner stays', async () => {
    const { actor, boActor, cyActor, removeAny, emails } = await withMembers()
    const admin = { ...cyActor, isAdmin: true }

    expect((await refusalOf(removeAny.execute({ actor: cyActor, userId: boActor.userId }))).kind).to.equal('forbidden')
    expect((await refusalOf(removeAny.execute({ actor: admin, userId: actor.userId }))).kind).to.equal('conflict')
    await removeAny.execute({ actor: admin, userId: boActor.userId })

    expect(await emails()).to.deep.equal([ADA.email])
    expect((await refusalOf(removeAny.execute({ actor: admin, userId: boActor.userId }))).kind).to.equal('not-found')
  })
})

describe('the own name', () => {
  it('is changed, trimmed, and no longer than a name', async () => {
    const { actor, rename } = await withConfirmedAda()

    const user = await rename.execute({ actor, firstName: ' Ada ', lastName: 'Byron' })
    const refusal = await refusalOf(rename.execute({ actor, firstName: 'x'.repeat(201), lastName: 'y'.repeat(201) }))

    expect([user.firstName, user.lastName]).to.deep.equal(['Ada', 'Byron'])
    expect(refusal.details.fields).to.have.all.keys('firstName', 'lastName')
  })
})
