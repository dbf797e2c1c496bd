import { expect } from 'chai'
import { refusalOf } from '../../support/core-world.ts'
import { actorOf, ADA, BO, withAda, withConfirmedAda } from './accounts-by-mail.ts'

describe('the confirmation of an e-mail address', () => {
  it('follows a registration, and alone makes an admin of whom the installation names', async () => {
    const { verify, authenticate, logIn, ownLink, actor } = await withAda([ADA.email])
    const { token, user } = await logIn.execute(ADA)

    await verify.execute({ actor, ...ownLink })

    expect(user).to.include({ isAdmin: false, emailVerifiedAt: null })
    const verified = (await authenticate.execute({ token }))?.user
    expect(verified?.isAdmin).to.equal(true)
    expect(verified?.emailVerifiedAt).to.be.a('string')
  })

  it('gives no rights to an address that is not named', async () => {
    const { verify, ownLink, actor } = await withAda(['boss@example.org'])

    expect((await verify.execute({ actor, ...ownLink })).isAdmin).to.equal(false)
  })

  it('takes the newest link alone, for 3 days, of the user who is logged in, for its own purpose', async () => {
    const { register, verify, sendAgain, reset, workOff, newestLink, clock, actor, ownLink } = await withAda()
    const stranger = actorOf((await register.execute(BO)).user)
    await workOff()
    await sendAgain.execute({ actor })
    await workOff()
    const newest = newestLink()

    const refusals = [
      await refusalOf(verify.execute({ actor, token: 'made up' })),
      await refusalOf(verify.execute({ actor, ...ownLink })),
      await refusalOf(verify.execute({ actor: stranger, ...newest })),
    ]
    expect((await refusalOf(reset.execute({ ...newest, password: BO.password }))).kind).to.equal('invalid')
    clock.advance({ days: 3.1 })
    refusals.push(await refusalOf(verify.execute({ actor, ...newest })))

    for (const { kind, code } of refusals)
      expect([kind, code]).to.deep.equal(['invalid', 'accounts.verification-link-over'])
  })

  it('sends nothing to a confirmed address, and changes nothing there', async () => {
    const { verify, sendAgain, workOff, mailer, ownLink, actor } = await withAda()
    const { emailVerifiedAt } = await verify.execute({ actor, ...ownLink })

    const again = await verify.execute({ actor, ...ownLink })
    await sendAgain.execute({ actor })
    await workOff()

    expect(again.emailVerifiedAt).to.equal(emailVerifiedAt)
    expect(mailer.sent).to.deep.equal([])
  })

  it('comes with a new password by a mailed link: the owner of the address gets its rights, no one before', async () => {
    const { forgot, reset, logIn, workOff, newestLink } = await withAda([ADA.email])
    await forgot.execute({ email: ADA.email })
    await workOff()

    const { user } = await reset.execute({ ...newestLink(), password: BO.password })

    expect((await refusalOf(logIn.execute(ADA))).kind).to.equal('unauthenticated')
    expect((await logIn.execute({ ...ADA, password: BO.password })).user.isAdmin).to.equal(true)
    expect(user.emailVerifiedAt).to.be.a('string')
  })

  it('is not asked of who accepted an invitation', async () => {
    const { accept, invited, sendAgain, workOff } = await withConfirmedAda()
    const { user } = await accept.execute({ ...BO, ...(await invited()) })

    await sendAgain.execute({ actor: actorOf(user) })

    expect(user.emailVerifiedAt).to.be.a('string')
    expect(await workOff()).to.deep.equal([])
  })
})
