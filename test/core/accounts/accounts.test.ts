import { expect } from 'chai'
import { Authenticate } from '../../../core/accounts/sessions/authenticate.ts'
import { ChangePreferences } from '../../../core/accounts/change-preferences.ts'
import { LogIn } from '../../../core/accounts/sessions/log-in.ts'
import { LogOut } from '../../../core/accounts/sessions/log-out.ts'
import { OpenSession } from '../../../core/accounts/sessions/open-session.ts'
import { ListOwnSessions } from '../../../core/accounts/sessions/own-sessions.ts'
import { Register } from '../../../core/accounts/register.ts'
import { SetAdmin } from '../../../core/accounts/members/set-admin.ts'
import { ChangeSettings, ViewSettings } from '../../../core/settings/settings.ts'
import type { User } from '../../../core/identity/user.ts'
import { fewCommonPasswords, noSecondStep, openCoreWorld, plainPasswords, refusalOf } from '../../support/core-world.ts'

function useCases(adminEmails: readonly string[] = []) {
  const world = openCoreWorld()
  const { unitOfWork: work, secrets, clock, ids, sessionReader } = world
  const openSession = new OpenSession(work, secrets, clock)
  return {
    clock,
    register: new Register(work, plainPasswords, openSession, ids, clock, adminEmails, fewCommonPasswords),
    logIn: new LogIn(work, plainPasswords, openSession, noSecondStep),
    logOut: new LogOut(work, secrets),
    authenticate: new Authenticate(sessionReader, work, secrets, clock),
    changePreferences: new ChangePreferences(work),
    viewSettings: new ViewSettings(work),
    changeSettings: new ChangeSettings(work, world.sources),
    setAdmin: new SetAdmin(work, clock),
    listOwn: new ListOwnSessions(work, secrets, clock),
  }
}

const ADA = { email: 'Ada@Example.org ', password: 'correct horse', firstName: ' Ada ', lastName: 'Brook' }
const actorOf = ({ id, accountId, isAdmin }: User) => ({ userId: id, accountId, isAdmin })

describe('accounts', () => {
  it('registers a user with a folded e-mail, logs them in and makes the first one an admin', async () => {
    const { register, authenticate } = useCases()

    const first = await register.execute(ADA)
    const second = await register.execute({ ...ADA, email: 'bo@example.org' })

    expect(first.user).to.include({ email: 'ada@example.org', firstName: 'Ada', isAdmin: true })
    expect(second.user.isAdmin).to.equal(false)
    expect((await authenticate.execute({ token: first.token }))?.user.id).to.equal(first.user.id)
  })

  it('makes nobody an admin by being first, or by an e-mail that anybody can type, where admins are named', async () => {
    const { register } = useCases(['boss@example.org'])

    const first = await register.execute(ADA)
    const boss = await register.execute({ ...ADA, email: 'BOSS@example.org' })

    expect([first.user.isAdmin, boss.user.isAdmin]).to.deep.equal([false, false])
  })

  it('lists every wrong field of a registration', async () => {
    const { register } = useCases()
    const wrong = {
      email: 'a@b.co\r\nBcc: x@y.zz',
      password: 'short',
      firstName: 'x'.repeat(201),
      lastName: 'y'.repeat(201),
    }

    const refusal = await refusalOf(register.execute(wrong))

    expect(refusal.kind).to.equal('invalid')
    expect(Object.keys(refusal.details.fields ?? {})).to.have.members(['email', 'password', 'firstName', 'lastName'])
  })

  it('takes no password that guessers try first', async () => {
    const { register } = useCases()

    const refusal = await refusalOf(register.execute({ ...ADA, password: 'password1' }))

    expect([refusal.kind, refusal.code]).to.deep.equal(['invalid', 'accounts.common-password'])
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { register, logIn } = useCases()
    await register.execute(ADA)

    const wrong = await refusalOf(logIn.execute({ email: ADA.email, password: 'wrong horse' }))
    const unknown = await refusalOf(logIn.execute({ email: 'nobody@example.org', password: ADA.password }))

    expect([wrong.kind, wrong.code, wrong.message]).to.deep.equal([unknown.kind, unknown.code, unknown.message])
    expect(wrong.kind).to.equal('unauthenticated')
  })

  it('ends a session by log-out and by time, and prolongs it while it is used', async () => {
    const { register, logIn, logOut, authenticate, clock } = useCases()
    await register.execute(ADA)
    const kept = await logIn.execute(ADA)
    const ended = await logIn.execute(ADA)

    await logOut.execute({ token: ended.token })
    clock.advance({ days: 20 })
    const renewed = await authenticate.execute({ token: kept.token })
    clock.advance({ days: 20 })
    const stillThere = await authenticate.execute({ token: kept.token })
    clock.advance({ days: 31 })

    expect(await authenticate.execute({ token: ended.token })).to.equal(null)
    expect(renewed?.renewedUntil).to.be.a('string')
    expect(stillThere).not.to.equal(null)
    expect(await authenticate.execute({ token: kept.token })).to.equal(null)
  })

  it('keeps a user logged in on a hundred devices, and ends what was opened first beyond these', async () => {
    const { register, logIn, authenticate, listOwn, clock } = useCases()
    const { user, token } = await register.execute(ADA)
    const tokens = [token]
    for (let n = 0; n < 101; n += 1) {
      clock.advance({ seconds: 1 })
      tokens.push((await logIn.execute(ADA)).token)
    }

    const left = await Promise.all(tokens.map(async (one) => (await authenticate.execute({ token: one })) !== null))

    expect(left).to.deep.equal(tokens.map((_, opened) => opened >= 2))
    expect(await listOwn.execute({ actor: actorOf(user), token })).to.have.length(100)
  })

  it('notes that a session is used every ten minutes at most, and lists those that go on', async () => {
    const { register, logIn, authenticate, listOwn, clock } = useCases()
    const { user, token } = await register.execute({ ...ADA, device: 'Safari on Mac' })
    await logIn.execute({ ...ADA, device: 'Firefox on Windows' })
    const start = clock.now()
    const list = () => listOwn.execute({ actor: actorOf(user), token })
    const seen = async () => (await list()).find(({ isThis }) => isThis)?.lastSeenAt

    clock.advance({ minutes: 9 })
    await authenticate.execute({ token })
    const early = await seen()
    clock.advance({ minutes: 1 })
    await authenticate.execute({ token })
    const late = await seen()
    const noted = clock.now()
    clock.advance({ days: 29 })
    await authenticate.execute({ token })
    clock.advance({ days: 2 })

    expect([early, late]).to.deep.equal([start, noted])
    expect((await list()).map(({ device, isThis }) => [device, isThis])).to.deep.equal([['Safari on Mac', true]])
  })

  it('merges preferences and keeps settings, refusing every wrong field', async () => {
    const { register, changePreferences, viewSettings, changeSettings } = useCases()
    const actor = actorOf((await register.execute(ADA)).user)

    await changePreferences.execute({ actor, change: { showAllProjects: true } })
    const user = await changePreferences.execute({ actor, change: { other: 1 } })
    await changeSettings.execute({ actor, language: 'fr', toneOfVoice: ' warm ' })
    const refusal = await refusalOf(changeSettings.execute({ actor, language: '???', toneOfVoice: 'x'.repeat(2001) }))

    expect(user.preferences).to.deep.equal({ showAllProjects: true, other: 1 })
    expect(await viewSettings.execute({ actor })).to.include({ language: 'fr', toneOfVoice: 'warm' })
    expect(Object.keys(refusal.details.fields ?? {})).to.have.members(['language', 'toneOfVoice'])
  })

  it('makes a registered user an admin and takes it back; an unknown e-mail is not found', async () => {
    const { register, setAdmin } = useCases(['boss@example.org'])
    await register.execute(ADA)

    const granted = await setAdmin.execute({ email: ' ADA@example.org', isAdmin: true })
    const revoked = await setAdmin.execute({ email: 'ada@example.org', isAdmin: false })

    expect([granted.isAdmin, revoked.isAdmin]).to.deep.equal([true, false])
    expect((await refusalOf(setAdmin.execute({ email: 'no@example.org', isAdmin: true }))).kind).to.equal('not-found')
  })
})
