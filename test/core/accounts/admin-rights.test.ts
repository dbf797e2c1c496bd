import { expect } from 'chai'
import { SetAdmin } from '../../../core/accounts/members/set-admin.ts'
import { actorOf, ADA, BO, openAccounts, withAda } from './accounts-by-mail.ts'

const OTHER = 'ada.brook@example.org'

describe('the rights of an administrator, once taken', () => {
  /** Ada, whose address the installation names, and who is an administrator no more. */
  async function revoked(adminEmails: readonly string[] = [ADA.email]) {
    const accounts = await withAda(adminEmails)
    const { actor, verify, ownLink, work, clock, changeEmail, workOff, newestLink } = accounts
    await verify.execute({ actor, ...ownLink })
    const setAdmin = new SetAdmin(work, clock)
    const revoke = (email = ADA.email) => setAdmin.execute({ email, isAdmin: false })
    const moveTo = async (email: string) => {
      await changeEmail.execute({ actor, email, password: ADA.password })
      await workOff()
      return verify.execute({ actor, ...newestLink() })
    }
    const registerAnew = async (email = ADA.email) => {
      const { user } = await accounts.register.execute({ ...ADA, email })
      await workOff()
      return verify.execute({ actor: actorOf(user), ...newestLink() })
    }
    const isGone = () => work.run(({ users }) => users.remove(actor.userId))
    return { ...accounts, setAdmin, revoke, moveTo, registerAnew, isGone }
  }

  /** The first user of an installation that names no administrators. */
  async function withFirstUser() {
    const { register, work, clock } = openAccounts([], [])
    const { user } = await register.execute(ADA)
    expect(user.isAdmin).to.equal(true)
    const revoke = () => new SetAdmin(work, clock).execute({ email: ADA.email, isAdmin: false })
    return { register, revoke, isGone: () => work.run(({ users }) => users.remove(user.id)) }
  }

  it('stay taken from who changes the address away and back, or to another that is named', async () => {
    const { revoke, moveTo } = await revoked([ADA.email, BO.email])
    await revoke()

    const moved = [await moveTo(OTHER), await moveTo(ADA.email), await moveTo(BO.email)]

    expect(moved.map(({ isAdmin }) => isAdmin)).to.deep.equal([false, false, false])
  })

  it('stay taken from who registers anew, with the address of then or one before', async () => {
    const { revoke, moveTo, isGone, registerAnew } = await revoked([ADA.email])
    const { isAdmin } = await moveTo(OTHER)
    await revoke(OTHER)
    await isGone()

    const anew = [await registerAnew(ADA.email), await registerAnew(OTHER)]

    expect([isAdmin, ...anew.map((user) => user.isAdmin)]).to.deep.equal([true, false, false])
  })

  it('stay taken where another administrator removed the user', async () => {
    const { removeAny, actor, work, registerAnew } = await revoked()
    await work.run(async ({ accounts }) => {
      const account = (await accounts.find(actor.accountId))!
      await accounts.save({ ...account, ownerId: 'another' as typeof actor.userId })
    })

    await removeAny.execute({
      actor: { ...actor, userId: 'an admin' as typeof actor.userId, isAdmin: true },
      userId: actor.userId,
    })

    expect((await registerAnew()).isAdmin).to.equal(false)
  })

  it('fall to nobody who registers once the last user is gone', async () => {
    const { register, revoke, isGone } = await withFirstUser()
    await revoke()
    await isGone()

    expect((await register.execute(BO)).user.isAdmin).to.equal(false)
  })

  it('are given again by whoever runs the installation', async () => {
    const { revoke, setAdmin, moveTo } = await revoked()
    await revoke()

    const given = await setAdmin.execute({ email: ADA.email, isAdmin: true })

    expect([given.isAdmin, (await moveTo(OTHER)).isAdmin]).to.deep.equal([true, true])
  })
})
