import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import { accessExpiry } from '../../../core/accounts/access-token.ts'
import { refusalOf } from '../../support/core-world.ts'
import { actorOf, ADA, BO, withAda } from './accounts-by-mail.ts'

const NEW = 'ada.brook@example.org'
const NEW_PASSWORD = 'another-harbour-7'

describe('the change of an e-mail address', () => {
  /** Ada, whose address is confirmed, and what she does to get another one. */
  async function changing(adminEmails: readonly string[] = []) {
    const accounts = await withAda(adminEmails)
    const { actor, changeEmail, workOff, newestLink, verify, ownLink } = accounts
    await verify.execute({ actor, ...ownLink })
    const ask = (of: { email?: string; password?: string } = {}) =>
      changeEmail.execute({ actor, email: NEW, password: ADA.password, ...of })
    const linkTo = async (email = NEW) => {
      await ask({ email })
      await workOff()
      return newestLink() as { token: string; email: string }
    }
    const follow = (link: { token: string; email?: string }) => verify.execute({ actor, ...link })
    return { ...accounts, ask, linkTo, follow }
  }

  it('comes with the link that was sent to the new address, and not before', async () => {
    const { logIn, mailer, linkTo, follow } = await changing()

    const link = await linkTo(' Ada.Brook@Example.org ')
    const before = (await logIn.execute(ADA)).user.email
    const changed = await follow(link)

    expect(mailer.sent.map(({ to }) => to)).to.deep.equal([NEW])
    expect([before, changed.email]).to.deep.equal([ADA.email, NEW])
    expect((await refusalOf(logIn.execute(ADA))).kind).to.equal('unauthenticated')
    const { user } = await logIn.execute({ ...ADA, email: NEW })
    expect(user).to.include({ id: changed.id, email: NEW })
    expect(user.emailVerifiedAt).to.be.a('string')
  })

  it('tells the address before, and not which one took its place', async () => {
    const { mailer, workOff, linkTo, follow } = await changing()
    await follow(await linkTo())
    mailer.sent.length = 0

    await workOff()

    const [notice, ...others] = mailer.sent
    expect(others).to.deep.equal([])
    expect(notice?.to).to.equal(ADA.email)
    expect(writtenMail(notice!).text).to.contain('was changed').and.contain('If this was not you').and.not.contain(NEW)
  })

  it('is asked for by who knows the password, with a plain address that is another one', async () => {
    const { ask, workOff, passwords, change, logIn, actor } = await changing()
    const refused = async (of: Parameters<typeof ask>[0]) => {
      const { kind, details } = await refusalOf(ask(of))
      return [kind, ...Object.keys(details.fields ?? {})]
    }

    expect(await refused({ password: 'wrong horse' })).to.deep.equal(['invalid', 'password'])
    expect(await refused({ password: 'wrong horse', email: BO.email })).to.deep.equal(['invalid', 'password'])
    expect(await refused({ email: 'ada＠example.org' })).to.deep.equal(['invalid', 'email'])
    expect(await refused({ email: ' ADA@example.org' })).to.deep.equal(['invalid', 'email'])
    const { token } = await logIn.execute(ADA)
    passwords.meanwhile = () =>
      change.execute({ actor, token, currentPassword: ADA.password, newPassword: NEW_PASSWORD })
    expect(await refused({})).to.deep.equal(['invalid', 'password'])
    expect(await workOff()).to.deep.equal([])
  })

  it('takes the newest link alone, once, for 24 hours, of the user who asked, with the address that it was sent to', async () => {
    const { register, workOff, linkTo, verify, follow, clock, sendAgain, actor } = await changing()
    const stranger = actorOf((await register.execute(BO)).user)
    await workOff()
    const old = await linkTo('typo@example.org')
    const newest = await linkTo()
    const refusals = [
      await refusalOf(follow(old)),
      await refusalOf(follow({ ...newest, email: 'typo@example.org' })),
      await refusalOf(follow({ token: 'made up', email: NEW })),
      await refusalOf(verify.execute({ actor: stranger, ...newest })),
      await refusalOf(verify.execute({ actor: stranger, token: newest.token })),
    ]
    clock.advance({ days: 1.1 })
    refusals.push(await refusalOf(follow(newest)))
    const last = await linkTo()
    await sendAgain.execute({ actor })
    await follow(last)
    refusals.push(await refusalOf(follow({ ...(await linkTo('third@example.org')), email: ADA.email })))

    for (const { kind, code } of refusals)
      expect([kind, code]).to.deep.equal(['invalid', 'accounts.verification-link-over'])
    expect((await follow(last)).email).to.equal(NEW)
  })

  it('sends no link to an address that another replaced before it went, and none for a change that is over', async () => {
    const { ask, workOff, mailer, change, logIn, actor } = await changing()
    const { token } = await logIn.execute(ADA)
    await ask({ email: 'typo@example.org' })
    await ask()
    await workOff()
    expect(new Set(mailer.sent.map(({ to }) => to))).to.deep.equal(new Set([NEW]))

    mailer.sent.length = 0
    await ask()
    await change.execute({ actor, token, currentPassword: ADA.password, newPassword: NEW_PASSWORD })
    await workOff()
    expect(mailer.sent).to.deep.equal([])
  })

  it('ends with the password with which it was asked for, changed or forgotten', async () => {
    const { linkTo, follow, change, forgot, reset, workOff, newestLink, logIn, actor } = await changing()
    const { token } = await logIn.execute(ADA)
    const first = await linkTo()
    await change.execute({ actor, token, currentPassword: ADA.password, newPassword: NEW_PASSWORD })
    const afterChange = await refusalOf(follow(first))
    await change.execute({ actor, token, currentPassword: NEW_PASSWORD, newPassword: ADA.password })
    const second = await linkTo()
    await forgot.execute({ email: ADA.email })
    await workOff()
    await reset.execute({ ...newestLink(), password: NEW_PASSWORD })
    const afterReset = await refusalOf(follow(second))

    expect([afterChange.code, afterReset.code]).to.deep.equal(Array(2).fill('accounts.verification-link-over'))
  })

  it('ends the links that were sent to the address before', async () => {
    const { linkTo, follow, forgot, reset, workOff, newestLink, logIn, actor, ...stores } = await changing()
    const link = await linkTo()
    await forgot.execute({ email: ADA.email })
    await workOff()
    const forPassword = newestLink()

    await follow(link)

    const late = await refusalOf(reset.execute({ ...forPassword, password: NEW_PASSWORD }))
    expect(late.code).to.equal('accounts.reset-link-over')
    await logIn.execute({ ...ADA, email: NEW })

    const tokenHash = stores.secrets.hashOf('stored after the change')
    const expiresAt = accessExpiry('reset', stores.clock.now())
    const stored = { tokenHash, userId: actor.userId, purpose: 'reset', email: ADA.email, expiresAt } as const
    await stores.work.run(({ accessTokens }) => accessTokens.add(stored))
    const later = await refusalOf(reset.execute({ token: 'stored after the change', password: NEW_PASSWORD }))
    expect(later.code).to.equal('accounts.reset-link-over')
  })

  it('is refused where somebody else confirmed the address meanwhile, and changes nothing', async () => {
    const { register, linkTo, follow, logIn, workOff, mailer, setVerified } = await changing()
    const link = await linkTo()
    const { user } = await register.execute({ ...BO, email: NEW })
    await workOff()
    await setVerified(true, user.id)
    mailer.sent.length = 0

    const refusal = await refusalOf(follow(link))

    const sentence = 'This email address already belongs to a user.'
    expect([refusal.kind, sentenceOfError(refusal)]).to.deep.equal(['conflict', sentence])
    expect((await logIn.execute(ADA)).user.email).to.equal(ADA.email)
    await workOff()
    expect(mailer.sent).to.deep.equal([])
  })

  it('lets invitations to the new address lapse, and frees the one before', async () => {
    const { linkTo, follow, invited, accept, list, actor, register } = await changing()
    const invitation = await invited(NEW)

    await follow(await linkTo())

    expect((await list.execute({ actor })).map(({ email }) => email)).to.deep.equal([NEW])
    const lapsed = { ...BO, ...invitation, email: NEW }
    expect((await refusalOf(accept.execute(lapsed))).code).to.equal('accounts.invitation-over')
    expect((await register.execute(ADA)).user.email).to.equal(ADA.email)
  })

  it('gives the rights of a named address once it is confirmed, and takes none away', async () => {
    const { linkTo, follow, logIn } = await changing([NEW])
    const link = await linkTo()

    const before = (await logIn.execute(ADA)).user.isAdmin
    const named = (await follow(link)).isAdmin
    const unnamed = (await follow(await linkTo('third@example.org'))).isAdmin

    expect([before, named, unnamed]).to.deep.equal([false, true, true])
  })

  it('confirms the address of who never confirmed the one before', async () => {
    const { actor, changeEmail, workOff, newestLink, verify, ownLink } = await withAda()
    await changeEmail.execute({ actor, email: NEW, password: ADA.password })
    await workOff()

    const user = await verify.execute({ actor, ...newestLink() })

    expect(user.emailVerifiedAt).to.be.a('string')
    const { code } = await refusalOf(verify.execute({ actor, token: ownLink.token, email: ADA.email }))
    expect(code).to.equal('accounts.verification-link-over')
  })
})
