import { expect } from 'chai'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { AcceptInvite } from '../../../core/accounts/accept-invite.ts'
import { Authenticate } from '../../../core/accounts/authenticate.ts'
import { ChangePassword } from '../../../core/accounts/change-password.ts'
import { InviteUser } from '../../../core/accounts/invite-user.ts'
import { ListAccountUsers } from '../../../core/accounts/list-account-users.ts'
import { LogIn } from '../../../core/accounts/log-in.ts'
import { OpenSession } from '../../../core/accounts/open-session.ts'
import { Register } from '../../../core/accounts/register.ts'
import { RequestEmailVerification } from '../../../core/accounts/request-email-verification.ts'
import { RequestPasswordReset } from '../../../core/accounts/request-password-reset.ts'
import { ResetPassword } from '../../../core/accounts/reset-password.ts'
import { SendEmailVerification } from '../../../core/accounts/send-email-verification.ts'
import { SendInvitation } from '../../../core/accounts/send-invitation.ts'
import { SendPasswordReset } from '../../../core/accounts/send-password-reset.ts'
import type { Actor, User } from '../../../core/accounts/user.ts'
import { VerifyEmail } from '../../../core/accounts/verify-email.ts'
import { WithdrawInvitation } from '../../../core/accounts/withdraw-invitation.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { ClaimedJob } from '../../../core/jobs/ports/job-queue.ts'
import {
  claimAll,
  fewCommonPasswords,
  noSecondStep,
  openCoreWorld,
  refusalOf,
  slowPasswords,
} from '../../support/core-world.ts'

const WEB_URL = 'https://grants.example.org'
const ADA = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Brook' }
const BO = { email: 'bo@example.org', password: 'battery staple', firstName: ' Bo ', lastName: ' Reed ' }

function openAccounts(adminEmails: readonly string[] = []) {
  const world = openCoreWorld()
  const { unitOfWork: work, secrets, clock, ids, sessionReader } = world
  const openSession = new OpenSession(work, secrets, clock)
  const mailer = new InMemoryMailer()
  const passwords = slowPasswords()
  const handlers = {
    'send-invitation': new SendInvitation(work, secrets, clock, mailer, WEB_URL),
    'send-password-reset': new SendPasswordReset(work, secrets, clock, mailer, WEB_URL),
    'send-email-verification': new SendEmailVerification(work, secrets, clock, mailer, WEB_URL),
  }
  return {
    clock,
    mailer,
    passwords,
    register: new Register(work, passwords, openSession, ids, clock, ['boss@example.org'], fewCommonPasswords),
    logIn: new LogIn(work, passwords, openSession, noSecondStep),
    withdraw: new WithdrawInvitation(work),
    verify: new VerifyEmail(work, secrets, clock, adminEmails),
    sendAgain: new RequestEmailVerification(work, ids, clock),
    authenticate: new Authenticate(sessionReader, work, secrets, clock),
    invite: new InviteUser(work, ids, clock),
    accept: new AcceptInvite(work, secrets, passwords, openSession, clock, adminEmails, fewCommonPasswords),
    list: new ListAccountUsers(work, clock),
    change: new ChangePassword(work, passwords, secrets, fewCommonPasswords),
    forgot: new RequestPasswordReset(work, ids, clock),
    reset: new ResetPassword(
      work,
      secrets,
      passwords,
      openSession,
      clock,
      adminEmails,
      fewCommonPasswords,
      noSecondStep,
    ),
    /** Does what is queued and answers it. */
    async workOff(): Promise<ClaimedJob[]> {
      const claims = await claimAll(world)
      for (const { job } of claims) {
        await handlers[job.name as keyof typeof handlers].execute({ ...job, lastAttempt: false })
        await work.run(({ jobs }) => jobs.remove(job.id))
      }
      return claims
    },
    /** The parameters of the newest link. */
    newestLink: () => Object.fromEntries(new URL(mailer.sent.at(-1)?.link ?? '').searchParams) as { token: string },
  }
}

const actorOf = ({ id, accountId, isAdmin }: User): Actor => ({ userId: id, accountId, isAdmin })

async function withAda(adminEmails: readonly string[] = []) {
  const accounts = openAccounts(adminEmails)
  const { user } = await accounts.register.execute(ADA)
  const actor = actorOf(user)
  await accounts.workOff()
  const ownLink = accounts.newestLink()
  accounts.mailer.sent.length = 0
  const invited = async (email = BO.email) => {
    await accounts.invite.execute({ actor, email })
    await accounts.workOff()
    return accounts.newestLink()
  }
  return { ...accounts, actor, invited, ownLink }
}

describe('invitations', () => {
  it('send a link with which the invited choose a password and are logged in', async () => {
    const { invite, accept, authenticate, workOff, mailer, newestLink, actor } = await withAda()

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
    const { invite, workOff, newestLink, actor } = await withAda()
    await invite.execute({ actor, email: BO.email })

    const claims = await workOff()

    expect(newestLink().token).to.match(/^token \d+$/)
    expect(JSON.stringify(claims)).not.to.contain('token ')
  })

  it('serve once, for the invited e-mail alone, and answer every other link alike', async () => {
    const { accept, invited } = await withAda()
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
      expect(refusal.message).to.match(/^This invitation has expired or was used already\./)
    }
  })

  it('make one user when a link is used twice at once', async () => {
    const { accept, invited } = await withAda()
    const link = await invited()

    const outcomes = await Promise.allSettled([accept.execute({ ...BO, ...link }), accept.execute({ ...BO, ...link })])

    expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
  })

  it('run out after 7 days, show as expired, and are renewed by inviting again', async () => {
    const { accept, list, invited, clock, actor } = await withAda()
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

  it('are refused for an e-mail that belongs to a user', async () => {
    const { register, invite, invited, accept, actor } = await withAda()
    await register.execute({ ...ADA, email: 'cy@example.org' })

    const known = await refusalOf(invite.execute({ actor, email: 'CY@example.org' }))
    const link = await invited()
    await accept.execute({ ...BO, ...link })
    const accepted = await refusalOf(invite.execute({ actor, email: BO.email }))

    for (const refusal of [known, accepted]) {
      expect(refusal.kind).to.equal('conflict')
      expect(refusal.message).to.equal('This email address already belongs to a user.')
    }
  })

  it('come from several accounts to one address; the first that is accepted ends the others', async () => {
    const { register, invite, invited, accept, list, workOff, newestLink, actor } = await withAda()
    const stranger = actorOf((await register.execute({ ...ADA, email: 'cy@example.org' })).user)
    const first = await invited()

    await invite.execute({ actor: stranger, email: BO.email })
    await workOff()
    const { user } = await accept.execute({ ...BO, ...newestLink() })

    expect(user.accountId).to.equal(stranger.accountId)
    expect((await list.execute({ actor })).map(({ email }) => email)).to.deep.equal([ADA.email])
    expect((await refusalOf(accept.execute({ ...BO, ...first }))).code).to.equal('accounts.invitation-over')
  })

  it('lapse when their address registers for itself', async () => {
    const { register, invited, accept, list, logIn, actor } = await withAda()
    const link = await invited()

    const { user } = await register.execute(BO)

    expect(user.accountId).not.to.equal(actor.accountId)
    expect(await list.execute({ actor })).to.have.length(1)
    expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
    expect((await logIn.execute(BO)).user.id).to.equal(user.id)
  })

  it('can be withdrawn until they are accepted, by colleagues alone', async () => {
    const { register, invite, invited, accept, withdraw, list, actor } = await withAda()
    const stranger = actorOf((await register.execute({ ...ADA, email: 'cy@example.org' })).user)
    const link = await invited()
    const [, { id: userId }] = (await list.execute({ actor })) as [User, User]

    const foreign = await refusalOf(withdraw.execute({ actor: stranger, userId }))
    await withdraw.execute({ actor, userId })

    expect(foreign.kind).to.equal('not-found')
    expect((await refusalOf(withdraw.execute({ actor, userId }))).kind).to.equal('not-found')
    expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
    expect((await refusalOf(withdraw.execute({ actor, userId: actor.userId }))).code).to.equal(
      'accounts.invitation-accepted',
    )
    await invite.execute({ actor: stranger, email: BO.email })
  })

  it('are not prolonged by who asks for the link once more', async () => {
    const { forgot, accept, invited, workOff, newestLink, clock } = await withAda()
    const first = await invited()
    clock.advance({ days: 6 })
    await forgot.execute({ email: BO.email })
    await workOff()
    const newest = newestLink()

    clock.advance({ days: 2 })

    expect(newest).not.to.deep.equal(first)
    expect((await refusalOf(accept.execute({ ...BO, ...newest }))).code).to.equal('accounts.invitation-over')
  })

  it('go to nobody but one plain address', async () => {
    const { invite, actor } = await withAda()

    for (const email of ['b@y.test\r\nBcc: z@z.test', 'b@y.test, z@z.test', '<b@y.test>', 'nobody', '']) {
      const refusal = await refusalOf(invite.execute({ actor, email }))
      expect(refusal.details.fields, email).to.deep.equal({ email: 'Enter a valid email address.' })
    }
  })

  it('list every wrong field of an acceptance, before the token is looked at', async () => {
    const { accept } = await withAda()

    const refusal = await refusalOf(
      accept.execute({ token: '', email: 'bo', password: 'short', firstName: '', lastName: 'x'.repeat(201) }),
    )

    expect(refusal.details.fields).to.have.all.keys('email', 'password', 'lastName')
  })

  it('take no password that guessers try first', async () => {
    const { accept, invited } = await withAda()

    const refusal = await refusalOf(accept.execute({ ...BO, ...(await invited()), password: 'password1' }))

    expect(refusal.details.fields).to.have.all.keys('password')
  })

  it('make an admin of whom the installation names as one', async () => {
    const { accept, invited } = await withAda([BO.email])

    expect((await accept.execute({ ...BO, ...(await invited()) })).user.isAdmin).to.equal(true)
  })

  it('are sent to nobody who accepted or was removed in the meantime', async () => {
    const { invite, accept, invited, workOff, mailer, actor } = await withAda()
    const link = await invited()
    await invite.execute({ actor, email: 'later@example.org' })
    await invite.execute({ actor, email: BO.email })

    expect((await refusalOf(accept.execute({ ...BO, ...link }))).code).to.equal('accounts.invitation-over')
    await workOff()

    expect(mailer.sent.map(({ to }) => to)).to.deep.equal([BO.email, 'later@example.org', BO.email])
  })
})

describe('forgotten passwords', () => {
  it('are replaced through a link, which ends all sessions and logs in', async () => {
    const { forgot, reset, logIn, authenticate, workOff, newestLink } = await withAda()
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
    const { forgot, workOff, mailer } = await withAda()

    await forgot.execute({ email: 'nobody@example.org' })
    const unknown = await workOff()
    expect(mailer.sent).to.deep.equal([])
    await forgot.execute({ email: ADA.email })
    const known = await workOff()

    expect(unknown.map(({ job }) => job.name)).to.deep.equal(known.map(({ job }) => job.name))
    expect(unknown.map(({ job }) => [job.accountId, job.data['userId']])).to.deep.equal([[null, null]])
  })

  it('have links that serve for an hour until one of them was used', async () => {
    const { forgot, reset, workOff, newestLink, clock } = await withAda()
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
    const { forgot, reset, workOff, newestLink, mailer } = await withAda()
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
    const { forgot, reset, workOff, newestLink, mailer } = await withAda()
    const send = mailer.send.bind(mailer)
    await forgot.execute({ email: ADA.email })
    mailer.send = () => Promise.reject(new AppError('unavailable', 'mail.unavailable', 'Not now.'))
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
    const { forgot, reset, accept, invited, workOff, newestLink } = await withAda()
    const invitation = await invited()
    await forgot.execute({ email: ADA.email })
    await workOff()

    expect((await refusalOf(reset.execute({ ...invitation, password: BO.password }))).kind).to.equal('invalid')
    expect((await refusalOf(accept.execute({ ...ADA, ...newestLink() }))).kind).to.equal('invalid')
  })

  it('send the invitation once more to who has not chosen a password yet', async () => {
    const { forgot, accept, invited, workOff, newestLink, mailer, clock } = await withAda()
    const inHand = await invited()
    const ask = async () => [await forgot.execute({ email: BO.email }), await workOff()]

    await ask()
    expect(newestLink()).to.deep.equal(inHand)
    clock.advance({ minutes: 61 })
    await ask()

    expect(mailer.sent).to.have.length(2)
    expect(mailer.sent.at(-1)?.subject).to.equal('You are invited to join Grantwright')
    expect((await accept.execute({ ...BO, ...newestLink() })).user.inviteStatus).to.equal('accepted')
  })

  it('let nobody in who proved the old password while it was replaced', async () => {
    const { forgot, reset, logIn, authenticate, workOff, newestLink, passwords } = await withAda()
    await forgot.execute({ email: ADA.email })
    await workOff()
    const password = 'a new one, better'
    passwords.meanwhile = () => reset.execute({ ...newestLink(), password })

    const refusal = await refusalOf(logIn.execute(ADA))

    expect(refusal.kind).to.equal('unauthenticated')
    expect(await authenticate.execute({ token: 'token 4' })).to.equal(null)
    await logIn.execute({ ...ADA, password })
  })

  it('are held to the rules of passwords', async () => {
    const { forgot, reset } = await withAda()

    const short = await refusalOf(reset.execute({ token: 'any', password: 'short' }))

    expect(short.details.fields).to.have.all.keys('password')
    const easy = await refusalOf(reset.execute({ token: 'any', password: 'password1' }))
    expect(easy.details.fields).to.deep.equal({ password: 'This password is too easy to guess. Choose another one.' })
    expect((await refusalOf(forgot.execute({ email: 'ada' }))).details.fields).to.have.all.keys('email')
  })
})

describe('changing the password', () => {
  const change = { currentPassword: ADA.password, newPassword: 'a new one, better' }

  it('ends the sessions of all other devices and keeps this one', async () => {
    const accounts = await withAda()
    const [here, elsewhere] = [await accounts.logIn.execute(ADA), await accounts.logIn.execute(ADA)]

    await accounts.change.execute({ actor: accounts.actor, token: here.token, ...change })

    expect(await accounts.authenticate.execute(here)).not.to.equal(null)
    expect(await accounts.authenticate.execute(elsewhere)).to.equal(null)
    expect((await refusalOf(accounts.logIn.execute(ADA))).kind).to.equal('unauthenticated')
    await accounts.logIn.execute({ ...ADA, password: change.newPassword })
  })

  it('lets nobody in who proved the old password meanwhile, and nobody replace the new one with it', async () => {
    const { actor, change: changePassword, logIn, passwords, authenticate } = await withAda()
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
    const accounts = await withAda()
    const { token } = await accounts.logIn.execute(ADA)
    const attempt = (of: Partial<typeof change>) =>
      refusalOf(accounts.change.execute({ actor: accounts.actor, token, ...change, ...of }))

    expect((await attempt({ currentPassword: 'wrong horse' })).details.fields).to.have.all.keys('currentPassword')
    expect((await attempt({ newPassword: 'short' })).details.fields).to.have.all.keys('newPassword')
    expect((await attempt({ newPassword: 'password1' })).details.fields).to.have.all.keys('newPassword')
    await accounts.logIn.execute(ADA)
  })

  it('makes a link for a forgotten password useless that was still open', async () => {
    const accounts = await withAda()
    const { token } = await accounts.logIn.execute(ADA)
    await accounts.forgot.execute({ email: ADA.email })
    await accounts.workOff()

    await accounts.change.execute({ actor: accounts.actor, token, ...change })

    const late = await refusalOf(accounts.reset.execute({ ...accounts.newestLink(), password: 'stolen link 1' }))
    expect(late.code).to.equal('accounts.reset-link-over')
  })
})

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
    const { accept, invited, sendAgain, workOff } = await withAda()
    const { user } = await accept.execute({ ...BO, ...(await invited()) })

    await sendAgain.execute({ actor: actorOf(user) })

    expect(user.emailVerifiedAt).to.be.a('string')
    expect(await workOff()).to.deep.equal([])
  })
})
