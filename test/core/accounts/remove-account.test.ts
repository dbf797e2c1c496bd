import { expect } from 'chai'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { InMemoryFileStore } from '../../../adapters/memory/documents/in-memory-file-store.ts'
import type { UserId } from '../../../core/accounts/account.ts'
import { RemoveAccount, SweepAccount } from '../../../core/accounts/remove-account.ts'
import type { Actor } from '../../../core/accounts/user.ts'
import type { Persistence } from '../../../core/persistence.ts'
import { BACKENDS, contentsOf } from '../../support/backends.ts'
import { aDocument, aProject, aSession, aUser } from '../../support/builders.ts'
import {
  anActorIn,
  bytesOf,
  claimAll,
  openCoreWorld,
  provesAnybody,
  refusalOf,
  type CoreWorld,
} from '../../support/core-world.ts'
import { delivered } from '../../../core/jobs/job-handler.ts'
import { RecordingLog } from '../../support/recording-log.ts'

for (const backend of BACKENDS) {
  describe(`removing an account, ${backend.name}`, () => {
    let persistence: Persistence
    let world: CoreWorld
    let log: RecordingLog
    let mailer: InMemoryMailer

    beforeEach(async () => {
      persistence = await backend.open()
      world = { ...openCoreWorld(), ...persistence }
      log = new RecordingLog()
      mailer = new InMemoryMailer()
    })

    afterEach(() => world.close())

    const remove = (actor: Actor, files = world.files) => {
      const { unitOfWork, storageMaintenance, ids, clock } = world
      const clearing = [unitOfWork, files, mailer, storageMaintenance] as const
      const removing = new RemoveAccount(...clearing, ids, clock, log, provesAnybody)
      return removing.execute({ actor, password: '' })
    }
    const mailTo = (to: string) =>
      mailer.send({ kind: 'password-reset', to, endsAccess: false, link: 'http://localhost/resetPassword' })
    const mailed = () => mailer.sent.map(({ to }) => to)

    async function sweep(): Promise<number> {
      world.clock.advance({ minutes: 60 })
      const claims = await claimAll(world)
      const sweep = new SweepAccount(world.unitOfWork, world.files, mailer, world.storageMaintenance)
      const handler = delivered('sweep-account', sweep)
      for (const { job } of claims) await handler.execute({ ...job, lastAttempt: false })
      return claims.length
    }

    const emailOf = async ({ userId }: Actor) =>
      (await world.unitOfWork.run(({ users }) => users.find(userId)))?.email ?? ''
    const planted = (actor: Actor) => plant(world, actor)
    const stored = async () => JSON.stringify(await contentsOf(persistence))

    it('leaves nothing of it in the store or among the files, and everything of others', async () => {
      const [owner, other] = [await anActorIn(world), await anActorIn(world)]
      const [key, otherKey] = [await planted(owner), await planted(other)]

      expect(await remove(owner)).to.deep.equal({ filesLeft: false })
      const swept = await sweep()

      expect(swept).to.equal(1)
      expect(await stored())
        .not.to.contain(owner.accountId)
        .and.not.to.contain(owner.userId)
      expect((await refusalOf(world.files.read(key))).kind).to.equal('not-found')
      expect(await world.files.read(otherKey)).to.have.length.greaterThan(0)
      expect(await stored()).to.contain(other.accountId)
    })

    it('sweeps up what was still being written while it went', async () => {
      const owner = await anActorIn(world)
      await remove(owner)
      const late = aDocument({ accountId: owner.accountId })
      await world.files.put(late.fileKey, bytesOf('A late upload'))
      await world.unitOfWork.run(({ documents }) => documents.save(late))

      await sweep()

      expect(await stored()).not.to.contain(owner.accountId)
      expect((await refusalOf(world.files.read(late.fileKey))).kind).to.equal('not-found')
      expect(await sweep()).to.equal(0)
    })

    it('removes the messages to its users, also those that were being sent', async () => {
      const [owner, other] = [await anActorIn(world), await anActorIn(world)]
      const [own, others] = [await emailOf(owner), await emailOf(other)]
      await mailTo(own)
      await mailTo(others)

      await remove(owner)
      const left = mailed()
      await mailTo(own)
      const kept = await stored()
      await sweep()

      expect(left).to.deep.equal([others])
      expect(kept).to.contain('mailKeys')
      expect(mailed()).to.deep.equal([others])
    })

    it('removes files later that can not be removed now', async () => {
      const owner = await anActorIn(world)
      const key = await planted(owner)

      const end = await remove(owner, new BrokenFileStore())
      const left = await world.files.read(key)
      await sweep()

      expect(end).to.deep.equal({ filesLeft: true })
      expect(left).to.have.length.greaterThan(0)
      expect(log.entries.map(({ level }) => level)).to.deep.equal(['warn'])
      expect((await refusalOf(world.files.read(key))).kind).to.equal('not-found')
    })

    it('lets an invited user remove themselves alone', async () => {
      const owner = await anActorIn(world)
      await planted(owner)
      const userId: UserId = world.ids.next()
      const invited = { ...owner, userId }
      await world.unitOfWork.run(async ({ users, sessions }) => {
        await users.save(aUser({ id: userId, accountId: owner.accountId, inviteStatus: 'accepted' }))
        await sessions.save(aSession({ userId }))
      })
      await mailTo(await emailOf(invited))
      await mailTo(await emailOf(owner))

      await remove(invited)
      const left = mailed()

      expect(await stored()).not.to.contain(userId)
      expect(await stored()).to.contain(owner.userId)
      expect(left).to.deep.equal([await emailOf(owner)])
      expect(await world.unitOfWork.run(({ accounts }) => accounts.find(owner.accountId))).not.to.equal(null)
      expect(await sweep()).to.equal(0)
    })
  })
}

class BrokenFileStore extends InMemoryFileStore {
  override async removeAccount(): Promise<void> {
    throw new Error('The disk is gone')
  }
}

/** A project and a document with its bytes; answers where they lie. */
async function plant(world: CoreWorld, { accountId, userId }: Actor): Promise<string> {
  const document = aDocument({ accountId })
  await world.files.put(document.fileKey, bytesOf('What we did in 2025'))
  await world.unitOfWork.run(async ({ documents, projects, sessions }) => {
    await documents.save(document)
    await projects.save(aProject({ accountId }))
    await sessions.save(aSession({ userId }))
  })
  return document.fileKey
}
