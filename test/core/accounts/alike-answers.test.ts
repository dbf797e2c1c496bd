import { expect } from 'chai'
import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { SetAdmin } from '../../../core/accounts/members/set-admin.ts'
import { aProject } from '../../support/builders.ts'
import { refusalOf } from '../../support/core-world.ts'
import { actorOf, ADA, BO, parametersOf, withConfirmedAda } from './accounts-by-mail.ts'

const OTHER_PASSWORD = 'another-harbour-7'

describe('an address that somebody has confirmed', () => {
  /** Ada, and somebody who registered with her address and another password. */
  async function registeredTwice() {
    const accounts = await withConfirmedAda()
    const twin = await accounts.register.execute({ ...ADA, password: OTHER_PASSWORD })
    await accounts.workOff()
    return { ...accounts, twin: twin.user, mails: () => accounts.mailer.sent.map(writtenMail) }
  }

  it('can be registered by anybody, for an account of its own, and its owner is told', async () => {
    const { twin, actor, mails, authenticate, register } = await registeredTwice()
    const unknown = await register.execute({ ...ADA, email: 'new@example.org', password: OTHER_PASSWORD })

    const { id, accountId, email } = twin
    expect(twin).to.deep.equal({ ...unknown.user, id, accountId, email })
    expect(email).to.equal(ADA.email)
    expect(twin.accountId).not.to.equal(actor.accountId)
    expect(await authenticate.execute({ token: unknown.token })).not.to.equal(null)
    const [notice, ...others] = mails()
    expect(others).to.deep.equal([])
    expect(notice).to.include({ to: ADA.email, link: 'https://grants.example.org/login' })
    expect(notice?.subject).to.equal('You already have a Grantwright account')
    expect(notice?.text).to.contain('registered with your email address')
  })

  it('logs in whoever knows either password, each into their own account', async () => {
    const { twin, actor, logIn } = await registeredTwice()

    const [own, other] = [await logIn.execute(ADA), await logIn.execute({ ...ADA, password: OTHER_PASSWORD })]

    expect([own.user.id, other.user.id]).to.deep.equal([actor.userId, twin.id])
    expect((await refusalOf(logIn.execute({ ...ADA, password: 'neither of them' }))).kind).to.equal('unauthenticated')
  })

  it('takes as many hashes at log-in as any other', async () => {
    const { logIn, passwords, register } = await registeredTwice()
    for (const password of ['the first one', 'the second one', 'the third one'])
      await register.execute({ ...BO, password })
    const { hashesAt } = counted(passwords, (email) => refusalOf(logIn.execute({ email, password: 'a wrong one' })))
    await hashesAt('nobody@example.org')

    const counts = [await hashesAt('nobody@example.org'), await hashesAt(BO.email), await hashesAt(ADA.email)]

    expect(counts).to.deep.equal([2, 2, 2])
  })

  it('is confirmed by nobody else', async () => {
    const { twin, sendAgain, workOff, verify, secrets, work, clock, mails } = await registeredTwice()
    await sendAgain.execute({ actor: actorOf(twin) })
    await workOff()
    const token = secrets.token()
    const expiresAt = new Date(Date.parse(clock.now()) + 60_000).toISOString()
    const known = { tokenHash: secrets.hashOf(token), userId: twin.id, email: ADA.email, expiresAt }
    await work.run(({ accessTokens }) => accessTokens.put({ ...known, purpose: 'verify' }))

    const error = await refusalOf(verify.execute({ actor: actorOf(twin), token }))

    expect(error.code).to.equal('accounts.email-taken')
    expect(mails().map(({ link }) => link)).to.deep.equal(Array(2).fill('https://grants.example.org/login'))
  })

  it('can be invited as any other, and its owner is told that they have an account', async () => {
    const { stranger, invite, link, list, work, workOff, mailer, actor } = await withConfirmedAda()
    await work.run(({ projects }) => projects.save(aProject({ accountId: actor.accountId })))
    const cy = await stranger()
    await workOff()
    mailer.sent.length = 0

    const invited = await invite.execute({ actor: cy, email: ADA.email })
    await workOff()

    expect(invited).to.include({ email: ADA.email, inviteStatus: 'pending', accountId: cy.accountId })
    const handedOn = await link.execute({ actor: cy, userId: invited.id })
    expect(handedOn.link).to.contain('/acceptInvite?token=')
    expect((await list.execute({ actor: cy })).map(({ inviteStatus }) => inviteStatus)).to.include('pending')
    const [notice, ...others] = mailer.sent.map(writtenMail)
    expect(others).to.deep.equal([])
    expect(notice).to.include({ to: ADA.email, link: 'https://grants.example.org/login' })
    expect(notice?.text).to.contain('invited')
  })

  it('leaves the log-in of its owner alone where somebody accepts with a link that was handed on', async () => {
    const { stranger, invite, link, accept, logIn, actor } = await withConfirmedAda()
    const cy = await stranger()
    const { id: userId } = await invite.execute({ actor: cy, email: ADA.email })
    const handedOn = parametersOf((await link.execute({ actor: cy, userId })).link)

    const { user } = await accept.execute({ ...ADA, ...handedOn, password: OTHER_PASSWORD })

    expect(user).to.include({ accountId: cy.accountId, emailVerifiedAt: null })
    expect((await logIn.execute(ADA)).user.id).to.equal(actor.userId)
  })

  it('can be asked for as a new address, and its owner is told', async () => {
    const { stranger, changeEmail, workOff, mailer } = await withConfirmedAda()
    const cy = await stranger()
    await workOff()
    mailer.sent.length = 0

    await changeEmail.execute({ actor: cy, email: ADA.email, password: ADA.password })
    await workOff()

    const [notice, ...others] = mailer.sent.map(writtenMail)
    expect(others).to.deep.equal([])
    expect(notice).to.include({ to: ADA.email, link: 'https://grants.example.org/login' })
    expect(notice?.text).to.contain('change')
  })
})

describe('an address that nobody has confirmed', () => {
  it('belongs to whoever confirms it first', async () => {
    const { register, workOff, newestLink, verify, work } = await withConfirmedAda()
    const first = await register.execute(BO)
    const second = await register.execute({ ...BO, password: OTHER_PASSWORD })
    await workOff('newest first')
    const linkOfFirst = newestLink()
    await workOff()

    const confirmed = await verify.execute({ actor: actorOf(first.user), ...linkOfFirst })

    expect(confirmed.emailVerifiedAt).to.be.a('string')
    const owner = await work.run(({ users }) => users.ofEmail(BO.email))
    expect([owner?.id, second.user.emailVerifiedAt]).to.deep.equal([first.user.id, null])
  })

  it('keeps the invitations that others sent to it, so that nobody can tell who accepted elsewhere', async () => {
    const { invite, invited, stranger, list, accept, workOff } = await withConfirmedAda()
    const cy = await stranger()
    await invite.execute({ actor: cy, email: BO.email })
    await workOff()
    await accept.execute({ ...BO, ...(await invited()) })

    const listed = await list.execute({ actor: cy })

    expect(listed.map(({ email, inviteStatus }) => `${email} ${inviteStatus}`)).to.include(`${BO.email} pending`)
  })

  it('makes nobody an admin by name while several have registered with it', async () => {
    const { register, work, clock } = await withConfirmedAda()
    const setAdmin = new SetAdmin(work, clock)
    await register.execute(BO)
    await register.execute({ ...BO, password: OTHER_PASSWORD })

    const error = await refusalOf(setAdmin.execute({ email: BO.email, isAdmin: true }))

    expect([error.kind, error.code]).to.deep.equal(['conflict', 'accounts.several-unconfirmed'])
  })
})

/** How many hashes are computed while `act` is done. */
function counted(passwords: { computed: number }, act: (email: string) => Promise<unknown>) {
  return {
    async hashesAt(email: string): Promise<number> {
      const before = passwords.computed
      await act(email)
      return passwords.computed - before
    },
  }
}
