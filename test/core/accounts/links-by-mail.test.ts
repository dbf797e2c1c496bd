import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { sentencesOfFields } from '../../support/sentences.ts'
import { expect } from 'chai'
import { AppError } from '../../../core/shared/app-error.ts'
import { refusalOf } from '../../support/core-world.ts'
import { ADA, BO, withConfirmedAda } from './accounts-by-mail.ts'

describe('forgotten passwords', () => {
  it('are replaced through a link, which ends all sessions and logs in', async () => {
    const { forgot, reset, logIn, authenticate, workOff, newestLink } = await withConfirmedAda()
    const before = await logIn.execute(ADA)

    await forgot.execute({ email: ' ADA@example.org' })
    await workOff()
    const opened = await reset.execute({ ...newestLink(), password: 'a new one, better' })

    expect(await authenticate.execute({ token: before.token })).to.equal(null)
    expect((await authenticate.execute({ token: opened.token }))?.user.email).to.equal(ADA.email)
    expect((await refusalOf(logIn.execute(ADA))).kind).to.equal('unauthenticated')
    await logIn.execute({ ...ADA, password: 'a new one, better' })
  })

  it('bring no message to an unknown e-mail, and no other answer', async () => {
    const { forgot, workOff, mailer } = await withConfirmedAda()

    await forgot.execute({ email: 'nobody@example.org' })
    const unknown = await workOff()
    expect(mailer.sent).to.deep.equal([])
    await forgot.execute({ email: ADA.email })
    const known = await workOff()

    expect(unknown.map(({ job }) => job.name)).to.deep.equal(known.map(({ job }) => job.name))
    expect(unknown.map(({ job }) => [job.accountId, job.data['userId']])).to.deep.equal([[null, null]])
  })

  it('have links that serve for an hour until one of them was used', async () => {
    const { forgot, reset, workOff, newestLink, clock } = await withConfirmedAda()
    const link = async () => {
      await forgot.execute({ email: ADA.email })
      await workOff()
      return newestLink()
    }
    const password = 'a new one, better'

    const first = await link()
    const second = await link()
    await reset.execute({ ...first, password })
    const used = await refusalOf(reset.execute({ ...first, password }))
    const over = await refusalOf(reset.execute({ ...second, password }))
    const third = await link()
    clock.advance({ minutes: 60 })
    const expired = await refusalOf(reset.execute({ ...third, password }))

    for (const { kind, code } of [used, over, expired])
      expect([kind, code]).to.deep.equal(['invalid', 'accounts.reset-link-over'])
  })

  it('bring a few messages an hour, however often they are asked for', async () => {
    const { forgot, reset, workOff, newestLink, mailer } = await withConfirmedAda()
    const ask = async () => [await forgot.execute({ email: ADA.email }), await workOff()]
    await ask()
    const inHand = newestLink()

    for (let n = 0; n < 9; n += 1) await ask()
    const withinAnHour = mailer.sent.length
    await reset.execute({ ...inHand, password: 'a new one, better' })
    await ask()

    expect([withinAnHour, mailer.sent.length]).to.deep.equal([5, 6])
  })

  it('are sent again where the mail server was out of reach, however often', async () => {
    const { forgot, reset, workOff, newestLink, mailer } = await withConfirmedAda()
    const send = mailer.send.bind(mailer)
    await forgot.execute({ email: ADA.email })
    mailer.send = () => Promise.reject(new AppError('unavailable', 'mail.unavailable'))
    await refusalOf(workOff())
    mailer.send = send

    for (let n = 0; n < 5; n += 1) {
      await forgot.execute({ email: ADA.email })
      await workOff()
    }

    expect(mailer.sent).to.have.length(5)
    await reset.execute({ ...newestLink(), password: 'a new one, better' })
  })

  it('take no invitation in place of their link, nor the reverse', async () => {
    const { forgot, reset, accept, invited, workOff, newestLink } = await withConfirmedAda()
    const invitation = await invited()
    await forgot.execute({ email: ADA.email })
    await workOff()

    expect((await refusalOf(reset.execute({ ...invitation, password: BO.password }))).kind).to.equal('invalid')
    expect((await refusalOf(accept.execute({ ...ADA, ...newestLink() }))).kind).to.equal('invalid')
  })

  it('send the invitation once more to who has not chosen a password yet', async () => {
    const { forgot, accept, invited, workOff, newestLink, mailer, clock } = await withConfirmedAda()
    const inHand = await invited()
    const ask = async () => [await forgot.execute({ email: BO.email }), await workOff()]

    await ask()
    expect(newestLink()).to.deep.equal(inHand)
    clock.advance({ minutes: 61 })
    await ask()

    expect(mailer.sent).to.have.length(2)
    expect(writtenMail(mailer.sent.at(-1)!).subject).to.equal('You are invited to join Grantwright')
    expect((await accept.execute({ ...BO, ...newestLink() })).user.inviteStatus).to.equal('accepted')
  })

  it('bring one invitation to who is invited and asks for it at once, whichever is done first', async () => {
    for (const order of ['oldest first', 'newest first'] as const) {
      const { invite, forgot, accept, workOff, newestLink, mailer, actor } = await withConfirmedAda()
      await invite.execute({ actor, email: BO.email })
      await forgot.execute({ email: BO.email })

      await workOff(order)

      expect(
        mailer.sent.map(({ to }) => to),
        order,
      ).to.deep.equal([BO.email])
      expect((await accept.execute({ ...BO, ...newestLink() })).user.inviteStatus).to.equal('accepted')
    }
  })

  it('let nobody in who proved the old password while it was replaced', async () => {
    const { forgot, reset, logIn, authenticate, workOff, newestLink, passwords } = await withConfirmedAda()
    await forgot.execute({ email: ADA.email })
    await workOff()
    const password = 'a new one, better'
    passwords.meanwhile = () => reset.execute({ ...newestLink(), password })

    const refusal = await refusalOf(logIn.execute(ADA))

    expect(refusal.kind).to.equal('unauthenticated')
    expect(await authenticate.execute({ token: 'token 5' })).to.equal(null)
    await logIn.execute({ ...ADA, password })
  })

  it('are held to the rules of passwords', async () => {
    const { forgot, reset } = await withConfirmedAda()

    const short = await refusalOf(reset.execute({ token: 'any', password: 'short' }))

    expect(short.details.fields).to.have.all.keys('password')
    const easy = await refusalOf(reset.execute({ token: 'any', password: 'password1' }))
    expect(sentencesOfFields(easy.details.fields)).to.deep.equal({
      password: 'This password is too easy to guess. Choose another one.',
    })
    expect((await refusalOf(forgot.execute({ email: 'ada' }))).details.fields).to.have.all.keys('email')
  })
})

describe('changing the password', () => {
  const change = { currentPassword: ADA.password, newPassword: 'a new one, better' }

  it('ends the sessions of all other devices and keeps this one', async () => {
    const accounts = await withConfirmedAda()
    const [here, elsewhere] = [await accounts.logIn.execute(ADA), await accounts.logIn.execute(ADA)]

    await accounts.change.execute({ actor: accounts.actor, token: here.token, ...change })

    expect(await accounts.authenticate.execute(here)).not.to.equal(null)
    expect(await accounts.authenticate.execute(elsewhere)).to.equal(null)
    expect((await refusalOf(accounts.logIn.execute(ADA))).kind).to.equal('unauthenticated')
    await accounts.logIn.execute({ ...ADA, password: change.newPassword })
  })

  it('lets nobody in who proved the old password meanwhile, and nobody replace the new one with it', async () => {
    const { actor, change: changePassword, logIn, passwords, authenticate } = await withConfirmedAda()
    const here = await logIn.execute(ADA)
    const changed = () => changePassword.execute({ actor, token: here.token, ...change })

    passwords.meanwhile = changed
    const logInRefusal = await refusalOf(logIn.execute(ADA))
    await changePassword.execute({
      actor,
      token: here.token,
      currentPassword: change.newPassword,
      newPassword: ADA.password,
    })
    passwords.meanwhile = changed
    const newPassword = 'chosen by a thief'
    const changeRefusal = await refusalOf(changePassword.execute({ actor, token: here.token, ...change, newPassword }))

    expect(logInRefusal.kind).to.equal('unauthenticated')
    expect(changeRefusal.details.fields).to.have.all.keys('currentPassword')
    await logIn.execute({ ...ADA, password: change.newPassword })
    expect(await authenticate.execute(here)).not.to.equal(null)
  })

  it('asks for the present password, and holds the new one to the rules', async () => {
    const accounts = await withConfirmedAda()
    const { token } = await accounts.logIn.execute(ADA)
    const attempt = (of: Partial<typeof change>) =>
      refusalOf(accounts.change.execute({ actor: accounts.actor, token, ...change, ...of }))

    expect((await attempt({ currentPassword: 'wrong horse' })).details.fields).to.have.all.keys('currentPassword')
    expect((await attempt({ newPassword: 'short' })).details.fields).to.have.all.keys('newPassword')
    expect((await attempt({ newPassword: 'password1' })).details.fields).to.have.all.keys('newPassword')
    await accounts.logIn.execute(ADA)
  })

  it('makes a link for a forgotten password useless that was still open', async () => {
    const accounts = await withConfirmedAda()
    const { token } = await accounts.logIn.execute(ADA)
    await accounts.forgot.execute({ email: ADA.email })
    await accounts.workOff()

    await accounts.change.execute({ actor: accounts.actor, token, ...change })

    const late = await refusalOf(accounts.reset.execute({ ...accounts.newestLink(), password: 'stolen link 1' }))
    expect(late.code).to.equal('accounts.reset-link-over')
  })
})
