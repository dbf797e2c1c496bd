import { writtenMail } from '../../../adapters/mail/written-mail.ts'
import { expect } from 'chai'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { OtpauthOneTimeCodes } from '../../../adapters/passwords/otpauth-one-time-codes.ts'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { CryptoSecretSource } from '../../../adapters/system/crypto-secret-source.ts'
import { Authenticate } from '../../../core/accounts/sessions/authenticate.ts'
import { ChangePassword } from '../../../core/accounts/change-password.ts'
import { LogIn } from '../../../core/accounts/sessions/log-in.ts'
import { OpenSession } from '../../../core/accounts/sessions/open-session.ts'
import {
  ConfirmSecondFactor,
  ResetSecondFactor,
  StartSecondFactor,
  TurnOffSecondFactor,
  ViewSecondFactor,
} from '../../../core/accounts/sessions/own-second-factor.ts'
import { ProveUser } from '../../../core/accounts/sessions/prove-user.ts'
import { RemoveAccount } from '../../../core/accounts/removal/remove-account.ts'
import { DownloadOwnData } from '../../../core/transfer/download-own-data.ts'
import { NO_SENT_MAILS } from '../../../adapters/mail/no-sent-mails.ts'
import { Register } from '../../../core/accounts/register.ts'
import { RequestEmailChange } from '../../../core/accounts/request-email-change.ts'
import { RequestPasswordReset } from '../../../core/accounts/request-password-reset.ts'
import { ResetPassword } from '../../../core/accounts/reset-password.ts'
import { SecondFactorCodes } from '../../../core/accounts/sessions/second-factor-codes.ts'
import { SecondStep } from '../../../core/accounts/sessions/second-step.ts'
import { SendPasswordReset } from '../../../core/accounts/mails/send-password-reset.ts'
import { SendSecurityNotice } from '../../../core/accounts/mails/send-security-notice.ts'
import {
  claimAll,
  fewCommonPasswords,
  openCoreWorld,
  plainPasswords,
  refusalOf,
  silentLog,
} from '../../support/core-world.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { LinkMailer } from '../../../core/accounts/mails/link-mailer.ts'
import { codeOf } from '../../support/one-time-code.ts'

const ADA = { email: 'ada@example.org', password: 'correct horse' }
const WEB_URL = 'https://grants.example.org'

async function withAda() {
  const world = openCoreWorld()
  const { unitOfWork: work, clock, ids, sources } = world
  const secrets = new CryptoSecretSource()
  const oneTimeCodes = new OtpauthOneTimeCodes()
  const box = new AesSecretBox(() => ({ current: 'a secret of the installation', previous: [] }))
  const codes = new SecondFactorCodes({ box, oneTimeCodes, secrets, clock })
  const secondStep = new SecondStep(work, codes, sources)
  const proveUser = new ProveUser(work, plainPasswords, secondStep)
  const clearing = [work, world.files, NO_SENT_MAILS, world.storageMaintenance] as const
  const openSession = new OpenSession(work, secrets, clock)
  const mailer = new InMemoryMailer()
  const links = new LinkMailer(work, secrets, clock, mailer, WEB_URL)
  const handlers = {
    'send-security-notice': delivered('send-security-notice', new SendSecurityNotice(work, mailer, WEB_URL)),
    'send-password-reset': delivered('send-password-reset', new SendPasswordReset(links)),
  }
  const register = new Register(work, plainPasswords, openSession, ids, clock, [], fewCommonPasswords)
  const { user, token } = await register.execute({ ...ADA, firstName: '', lastName: '' })
  await work.run(({ jobs }) => jobs.removeOfAccount(user.accountId))
  const actor = { userId: user.id, accountId: user.accountId, isAdmin: false }
  const useCases = {
    logIn: new LogIn(work, plainPasswords, openSession, secondStep),
    view: new ViewSecondFactor(work),
    start: new StartSecondFactor(work, plainPasswords, codes, oneTimeCodes),
    confirm: new ConfirmSecondFactor(work, codes, secrets, sources),
    turnOff: new TurnOffSecondFactor(work, proveUser, sources),
    removeAccount: new RemoveAccount(...clearing, ids, clock, silentLog, proveUser),
    download: new DownloadOwnData(
      work,
      null as never,
      world.files,
      null as never,
      clock,
      silentLog,
      proveUser,
      null as never,
    ),
    changePassword: new ChangePassword(work, plainPasswords, secrets, fewCommonPasswords, secondStep),
    changeEmail: new RequestEmailChange(work, secrets, ids, clock, proveUser),
    authenticate: new Authenticate(world.sessionReader, work, secrets, clock),
    resetFactor: new ResetSecondFactor(work, sources),
    forgot: new RequestPasswordReset(work, ids, clock),
    resetPassword: new ResetPassword(
      work,
      secrets,
      plainPasswords,
      openSession,
      clock,
      [],
      fewCommonPasswords,
      secondStep,
      ids,
    ),
  }
  const setVerified = (isVerified: boolean) =>
    work.run(async ({ users }) => {
      const emailVerifiedAt = isVerified ? clock.now() : null
      await users.save({ ...(await users.find(user.id))!, emailVerifiedAt })
    })
  // As if Ada had followed the link that her registration sends.
  await setVerified(true)
  const codeNow = (secret: string) => codeOf(secret, clock.now())
  return {
    ...useCases,
    world,
    clock,
    actor,
    mailer,
    codeNow,
    logIn: (code?: string, isKnownDevice = false) => useCases.logIn.execute({ ...ADA, code, isKnownDevice }),
    /** Of the session that her registration opened. */
    token,
    setVerified,
    async switchedOn() {
      const { secret } = await useCases.start.execute({ actor, password: ADA.password })
      const recoveryCodes = await useCases.confirm.execute({ actor, token, code: codeNow(secret) })
      clock.advance({ seconds: 30 })
      return { secret, recoveryCodes }
    },
    async linkToReset() {
      await useCases.forgot.execute(ADA)
      for (const { job } of await claimAll(world))
        await handlers[job.name as keyof typeof handlers].execute({ ...job, lastAttempt: false })
      return new URL(mailer.sent.at(-1)!.link).searchParams.get('token') ?? ''
    },
    async workOff() {
      for (const { job } of await claimAll(world))
        await handlers[job.name as keyof typeof handlers].execute({ ...job, lastAttempt: false })
    },
  }
}

describe('the second factor', () => {
  it('is switched on with the password and a first code, and asked for from then on', async () => {
    const { start, confirm, view, logIn, actor, token, codeNow, clock } = await withAda()
    const wrongPassword = await refusalOf(start.execute({ actor, password: 'wrong horse' }))
    const { secret, address } = await start.execute({ actor, password: ADA.password })
    const wrongCode = await refusalOf(confirm.execute({ actor, token, code: '000000' }))
    await logIn()

    const recoveryCodes = await confirm.execute({ actor, token, code: codeNow(secret) })
    const without = await refusalOf(logIn())
    clock.advance({ seconds: 30 })

    expect(wrongPassword.details.fields).to.have.all.keys('password')
    expect(wrongCode.details.fields).to.have.all.keys('code')
    expect(address).to.match(/^otpauth:\/\/totp\/Grantwright:ada%40example\.org\?/)
    expect(recoveryCodes).to.have.length(10)
    expect([without.kind, without.code]).to.deep.equal(['unauthenticated', 'accounts.code-needed'])
    expect((await logIn(codeNow(secret))).user.email).to.equal(ADA.email)
    expect(await view.execute({ actor })).to.deep.equal({ isOn: true, recoveryCodesLeft: 10 })
    expect((await refusalOf(start.execute({ actor, password: ADA.password }))).kind).to.equal('conflict')
  })

  it('keeps secret and recovery codes unreadable in the store', async () => {
    const { switchedOn, world, actor } = await withAda()
    const { secret, recoveryCodes } = await switchedOn()

    const stored = JSON.stringify(await world.unitOfWork.run(({ secondFactors }) => secondFactors.find(actor.userId)))

    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.to.contain(text)
  })

  it('takes no code twice, nor an older one', async () => {
    const { switchedOn, logIn, codeNow, clock } = await withAda()
    const { secret } = await switchedOn()
    const older = codeNow(secret)
    clock.advance({ seconds: 30 })
    const code = codeNow(secret)

    await logIn(code)

    expect((await refusalOf(logIn(code))).code).to.equal('accounts.wrong-code')
    expect((await refusalOf(logIn(older))).code).to.equal('accounts.wrong-code')
  })

  it('takes one code of two log-ins at once, once', async () => {
    const { switchedOn, logIn, codeNow } = await withAda()
    const { secret } = await switchedOn()
    const code = codeNow(secret)

    const outcomes = await Promise.allSettled([logIn(code), logIn(code)])

    expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected'])
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { switchedOn, logIn, view, actor } = await withAda()
    const { recoveryCodes } = await switchedOn()
    const [first = '', second = ''] = recoveryCodes

    await logIn(first)
    await logIn(` ${second.toUpperCase().replaceAll('-', ' ')} `)

    expect((await refusalOf(logIn(first))).code).to.equal('accounts.wrong-code')
    expect((await view.execute({ actor })).recoveryCodesLeft).to.equal(8)
  })

  it('slows down who guesses codes, but nobody without the password', async () => {
    const { switchedOn, logIn, codeNow, clock } = await withAda()
    const { secret } = await switchedOn()
    for (let n = 0; n < 10; n += 1) await refusalOf(logIn('000000'))

    const refusal = await refusalOf(logIn(codeNow(secret)))
    clock.advance({ minutes: 16 })

    expect([refusal.kind, refusal.code]).to.deep.equal(['too-many', 'accounts.too-many-codes'])
    expect(refusal.details.retryAfter).to.be.within(1, 900)
    await logIn(codeNow(secret))
  })

  it('keeps nobody out on a known device, with a link for a new password, or with a recovery code', async () => {
    const { switchedOn, logIn, codeNow, clock, resetPassword, linkToReset } = await withAda()
    const { secret, recoveryCodes } = await switchedOn()
    const token = await linkToReset()
    for (let n = 0; n < 10; n += 1) await refusalOf(logIn('000000'))
    expect((await refusalOf(logIn(codeNow(secret)))).code).to.equal('accounts.too-many-codes')

    await logIn(recoveryCodes[0])
    for (let n = 0; n < 10; n += 1) await refusalOf(logIn('000000'))
    await logIn(codeNow(secret), true)
    clock.advance({ seconds: 30 })
    for (let n = 0; n < 10; n += 1) await refusalOf(logIn('000000'))
    await resetPassword.execute({ token, password: ADA.password, code: codeNow(secret) })
  })

  it('slows down guesses on a known device and with a link by themselves', async () => {
    const { switchedOn, logIn, codeNow, resetPassword, linkToReset } = await withAda()
    const { secret } = await switchedOn()
    const reset = { token: await linkToReset(), password: ADA.password }
    for (let n = 0; n < 10; n += 1) await refusalOf(logIn('000000', true))
    for (let n = 0; n < 10; n += 1) await refusalOf(resetPassword.execute({ ...reset, code: '000000' }))

    const refusals = [
      await refusalOf(logIn(codeNow(secret), true)),
      await refusalOf(resetPassword.execute({ ...reset, code: codeNow(secret) })),
    ]

    expect(refusals.map(({ code }) => code)).to.deep.equal(['accounts.too-many-codes', 'accounts.too-many-codes'])
    await logIn(codeNow(secret))
  })

  it('counts a right code that was used already as no wrong one', async () => {
    const { switchedOn, logIn, codeNow, clock } = await withAda()
    const { secret } = await switchedOn()
    const code = codeNow(secret)
    await logIn(code)
    for (let n = 0; n < 12; n += 1) expect((await refusalOf(logIn(code))).code).to.equal('accounts.wrong-code')

    clock.advance({ seconds: 30 })

    await logIn(codeNow(secret))
  })

  it('tells its user once a day that somebody who has the password guesses codes', async () => {
    const { switchedOn, logIn, workOff, mailer, clock } = await withAda()
    await switchedOn()
    await workOff()
    mailer.sent.length = 0
    const told = async () => [await workOff(), mailer.sent.map((mail) => writtenMail(mail).subject)][1]

    for (let n = 0; n < 2; n += 1) await refusalOf(logIn('000000'))
    for (let n = 0; n < 4; n += 1) await refusalOf(logIn('000000', true))
    expect(await told()).to.deep.equal([])
    clock.advance({ minutes: 20 })
    for (let n = 0; n < 9; n += 1) await refusalOf(logIn('000000'))
    expect(await told()).to.deep.equal(['Somebody else may know your password'])
    clock.advance({ days: 1.1 })
    await refusalOf(logIn('000000'))

    expect(await told()).to.have.length(2)
  })

  it('is not passed by a link for a forgotten password', async () => {
    const { switchedOn, forgot, resetPassword, workOff, mailer, codeNow, logIn } = await withAda()
    const { secret } = await switchedOn()
    await forgot.execute({ email: ADA.email })
    await workOff()
    const token = new URL(mailer.sent.at(-1)!.link).searchParams.get('token') ?? ''
    const reset = { token, password: 'a new one, better' }

    const without = await refusalOf(resetPassword.execute(reset))

    expect(without.code).to.equal('accounts.code-needed')
    await logIn(codeNow(secret))
  })

  it('of an address that nobody has confirmed ends when its owner resets the password', async () => {
    const { switchedOn, setVerified, forgot, resetPassword, workOff, mailer, view, actor } = await withAda()
    await switchedOn()
    await setVerified(false)
    await forgot.execute({ email: ADA.email })
    await workOff()
    const token = new URL(mailer.sent.at(-1)!.link).searchParams.get('token') ?? ''

    await resetPassword.execute({ token, password: 'a new one, better' })
    await workOff()

    expect((await view.execute({ actor })).isOn).to.equal(false)
    expect(writtenMail(mailer.sent.at(-1)!).text).to.contain('was ended: sessions, codes at log-in')
  })

  it('goes on after the password was replaced with link and code', async () => {
    const { switchedOn, forgot, resetPassword, workOff, mailer, codeNow, view, actor } = await withAda()
    const { secret } = await switchedOn()
    await forgot.execute({ email: ADA.email })
    await workOff()
    const token = new URL(mailer.sent.at(-1)!.link).searchParams.get('token') ?? ''

    await resetPassword.execute({ token, password: 'a new one, better', code: codeNow(secret) })

    expect((await view.execute({ actor })).isOn).to.equal(true)
  })

  it('is switched off with password and code, and a message tells of both', async () => {
    const { switchedOn, turnOff, logIn, codeNow, actor, workOff, mailer } = await withAda()
    const { secret, recoveryCodes } = await switchedOn()
    const { password } = ADA
    const wrong = await refusalOf(turnOff.execute({ actor, password: 'wrong horse', code: codeNow(secret) }))
    const wrongCode = await refusalOf(turnOff.execute({ actor, password, code: 'no' }))

    await turnOff.execute({ actor, password, code: recoveryCodes[0]! })
    await workOff()

    expect([wrong.kind, wrongCode.kind]).to.deep.equal(['invalid', 'invalid'])
    await logIn()
    expect(mailer.sent.map((mail) => [mail.to, writtenMail(mail).subject])).to.deep.equal([
      [ADA.email, 'Codes at log-in were switched on'],
      [ADA.email, 'Codes at log-in were switched off'],
    ])
  })

  it('is reset by whoever runs the installation, which its user is told', async () => {
    const { switchedOn, resetFactor, logIn, workOff, mailer } = await withAda()
    await switchedOn()

    const was = [await resetFactor.execute({ email: ' ADA@example.org' }), await resetFactor.execute(ADA)]
    await workOff()

    expect(was).to.deep.equal([true, false])
    await logIn()
    expect(writtenMail(mailer.sent.at(-1)!).subject).to.equal('Codes at log-in were switched off')
    expect((await refusalOf(resetFactor.execute({ email: 'no@example.org' }))).kind).to.equal('not-found')
  })

  it('is switched on once the address is confirmed, not before', async () => {
    const { start, setVerified, actor } = await withAda()
    await setVerified(false)

    const refusal = await refusalOf(start.execute({ actor, password: ADA.password }))

    expect([refusal.kind, refusal.code]).to.deep.equal(['forbidden', 'accounts.unconfirmed-address'])
  })

  it('ends the sessions from before it, except the one in which it is switched on', async () => {
    const { switchedOn, logIn, authenticate, token } = await withAda()
    const elsewhere = await logIn()

    await switchedOn()

    expect(await authenticate.execute({ token: elsewhere.token })).to.equal(null)
    expect(await authenticate.execute({ token })).not.to.equal(null)
  })

  it('is asked for before password or address change, and before what can’t be undone', async () => {
    const { switchedOn, changePassword, changeEmail, removeAccount, download, actor, token } = await withAda()
    const { recoveryCodes } = await switchedOn()
    const { password } = ADA
    const acts: ((code?: string) => Promise<unknown>)[] = [
      (code) => changeEmail.execute({ actor, password, code, email: 'moved@example.org' }),
      (code) =>
        changePassword.execute({ actor, token, code, currentPassword: password, newPassword: 'a new one, better' }),
      (code) => removeAccount.execute({ actor, password: 'a new one, better', code }),
    ]
    const unproved = await refusalOf(download.execute({ actor, password }))

    for (const [at, act] of acts.entries()) {
      const refusals = [await refusalOf(act()), await refusalOf(act('000000'))]
      expect(refusals.map(({ kind }) => kind)).to.deep.equal(['invalid', 'invalid'])
      for (const { details } of refusals) expect(details.fields).to.have.all.keys('code')
      await act(recoveryCodes[at])
    }
    expect(unproved.details.fields).to.have.all.keys('code')
  })
})
