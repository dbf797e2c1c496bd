import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { aReport } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, type CoreWorld } from '../../support/core-world.ts'

describe('What admins read', () => {
  let world: CoreWorld
  let user: Actor
  let admin: Actor

  beforeEach(async () => {
    world = openCoreWorld()
    user = await anActorIn(world)
    admin = { ...(await anActorIn(world)), isAdmin: true }
  })

  const { id: subjectId } = aReport()
  const readBy = (actor: Actor, owner: Actor['accountId'] | null) =>
    new AdminReadAccess(world.unitOfWork, world.sources).accountFor(actor, async () => owner, {
      action: 'read-report',
      subjectId,
    })
  const page = { page: 1, pageSize: 10, search: '', maskedAddress: null, order: 'id', isDescending: true } as const
  const noted = async () => (await world.adminReader.auditEntries(page)).items

  it('of another account is noted: who, what, whose and when', async () => {
    expect(await readBy(admin, user.accountId)).to.equal(user.accountId)

    const [entry] = await noted()
    const { accountId: onAccount } = user
    expect(entry).to.include({ action: 'read-report', adminId: admin.userId, onAccount, subjectId })
    expect(entry?.at).to.equal(world.clock.now())
  })

  it('is noted once a day, however often their page asks', async () => {
    for (const minutes of [0, 1, 23 * 60]) {
      world.clock.advance({ minutes })
      await readBy(admin, user.accountId)
    }
    expect(await noted()).to.have.length(1)

    world.clock.advance({ minutes: 60 })
    await readBy(admin, user.accountId)

    expect(await noted()).to.have.length(2)
  })

  it('of their own account, or of nobody, is not', async () => {
    expect(await readBy(admin, admin.accountId)).to.equal(admin.accountId)
    expect(await readBy(admin, null)).to.equal(admin.accountId)

    expect(await noted()).to.deep.equal([])
  })

  it('is closed to users: they read under their own account alone', async () => {
    expect(await readBy(user, admin.accountId)).to.equal(user.accountId)
    expect(await noted()).to.deep.equal([])
  })
})
