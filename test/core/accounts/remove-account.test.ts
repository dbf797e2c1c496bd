import type { UserId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'
import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { InMemoryFileStore } from '../../../adapters/memory/documents/in-memory-file-store.ts'
import { SweepAccount } from '../../../core/accounts/removal/erase-account.ts'
import { KeepAccount } from '../../../core/accounts/removal/keep-account.ts'
import { RemoveAccount } from '../../../core/accounts/removal/remove-account.ts'
import { RemoveDueAccounts } from '../../../core/accounts/removal/remove-due-accounts.ts'
import type { Actor } from '../../../core/identity/user.ts'
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
import { newJob } from '../../../core/jobs/job.ts'
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
    const removeDue = (files = world.files) => {
      const { unitOfWork, storageMaintenance, ids, clock } = world
      return new RemoveDueAccounts(unitOfWork, files, mailer, storageMaintenance, ids, clock, log).execute()
    }
    /** Asks for the removal, and lets the week go by. */
    async function removeWhole(owner: Actor, files = world.files) {
      await remove(owner)
      await claimAll(world)
      world.clock.advance({ days: 7 })
      return removeDue(files)
    }
    const keep = (actor: Actor) => new KeepAccount(world.unitOfWork, world).execute({ actor })
    const accountOf = ({ accountId }: Actor) => world.unitOfWork.run(({ accounts }) => accounts.find(accountId))
    const mailTo = (to: string) =>
      mailer.send({ kind: 'password-reset', to, endsAccess: false, link: 'http://localhost/resetPassword' })
    const mailed = () => mailer.sent.map(({ to }) => to)

    async function sweep(): Promise<number> {
      world.clock.advance({ minutes: 60 })
      const claims = await claimAll(world)
      const sweep = new SweepAccount(world.unitOfWork, world.files, mailer, world.storageMaintenance)
      const handler = delivered('sweep-account', sweep)
      const sweeps = claims.filter(({ job }) => job.name === 'sweep-account')
      for (const { job } of sweeps) await handler.execute({ ...job, lastAttempt: false })
      return sweeps.length
    }

    const emailOf = async ({ userId }: Actor) =>
      (await world.unitOfWork.run(({ users }) => users.find(userId)))?.email ?? ''
    const planted = (actor: Actor) => plant(world, actor)
    const stored = async () => JSON.stringify(await contentsOf(persistence))

    it('leaves nothing of it in the store or among the files, and everything of others', async () => {
      const [owner, other] = [await anActorIn(world), await anActorIn(world)]
      const [key, otherKey] = [await planted(owner), await planted(other)]

      expect(await removeWhole(owner)).to.deep.equal(removed(1))
      const swept = await sweep()

      expect(swept).to.equal(1)
      expect(await stored())
        .not.to.contain(owner.accountId)
        .and.not.to.contain(owner.userId)
      expect((await refusalOf(world.files.read(key))).kind).to.equal('not-found')
      expect(await world.files.read(otherKey)).to.have.length.greaterThan(0)
      expect(await stored()).to.contain(other.accountId)
    })

    it('waits a week, of which all members are told', async () => {
      const owner = await anActorIn(world)
      const member = await memberOf(world, owner)
      await invitationOf(world, owner)
      const askedAt = world.clock.now()

      const end = await remove(owner)
      const told = (await claimAll(world)).map(({ job: { name, data } }) => [name, data['what'], data['userId']])
      const again = await remove(owner)
      world.clock.advance({ days: 6, minutes: 23 * 60 + 59 })
      const early = await removeDue()

      expect(end).to.deep.equal({ filesLeft: false, dueAt: weekAfter(askedAt) })
      expect(told).to.have.deep.members(
        [owner.userId, member].map((id) => ['send-account-notice', 'removal-asked', id]),
      )
      expect(again).to.deep.equal(end)
      expect(await claimAll(world)).to.deep.equal([])
      expect(early).to.deep.equal(removed(0))
      expect(await accountOf(owner)).to.deep.include({ removal: { askedAt, dueAt: weekAfter(askedAt) } })
    })

    it('waits another week where the account comes back from an archive when it was due long ago', async () => {
      const owner = await anActorIn(world)
      await remove(owner)
      await claimAll(world)
      world.clock.advance({ days: 40 })
      const askedAt = world.clock.now()

      const late = await removeDue()
      const told = (await claimAll(world)).map(({ job: { data } }) => data['what'])
      const waiting = await accountOf(owner)
      world.clock.advance({ days: 7 })
      const due = await removeDue()

      expect([late, due]).to.deep.equal([removed(0), removed(1)])
      expect(told).to.deep.equal(['removal-asked'])
      expect(waiting).to.deep.include({ removal: { askedAt, dueAt: weekAfter(askedAt) } })
    })

    it('is taken back by the owner alone, and then nothing goes', async () => {
      const owner = await anActorIn(world)
      const member = { ...owner, userId: await memberOf(world, owner) }
      const admin = { ...(await anActorIn(world)), isAdmin: true }
      await remove(owner)

      const byMember = await refusalOf(keep(member))
      await keep(admin)
      const afterOthers = await accountOf(owner)
      await keep(owner)
      world.clock.advance({ days: 30 })
      const late = await removeDue()

      expect(byMember.kind).to.equal('forbidden')
      expect(afterOthers?.removal).not.to.equal(null)
      expect(late).to.deep.equal(removed(0))
      expect((await accountOf(owner))?.removal).to.equal(null)
    })

    it('either keeps or erases where both happen at once', async () => {
      const owner = await anActorIn(world)
      await planted(owner)
      await remove(owner)
      world.clock.advance({ days: 8 })

      const [kept, erased] = await Promise.allSettled([keep(owner), removeDue()])

      const left = await accountOf(owner)
      expect(erased).to.deep.equal({ status: 'fulfilled', value: removed(left === null ? 1 : 0) })
      expect(kept.status).to.equal(left === null ? 'rejected' : 'fulfilled')
      if (left) expect(await stored()).to.contain(owner.accountId)
    })

    it('leaves nothing behind where its jobs were under way', async () => {
      const owner = await anActorIn(world)
      const { accountId } = owner
      await remove(owner)
      await claimAll(world)
      world.clock.advance({ days: 7 })
      await world.unitOfWork.run(({ jobs }) => jobs.add(newJob('fill-waiting', { accountId, data: {} }, world)))
      const [running] = await claimAll(world)

      await removeDue()
      const ends = [
        await world.jobQueue.extend(running!, world.clock.now()),
        await world.jobQueue.complete(running!, null, world.clock.now()),
      ]

      expect(ends).to.deep.equal([false, false])
      await sweep()
      expect(await stored()).not.to.contain(accountId)
    })

    it('sweeps up what was still being written while it went', async () => {
      const owner = await anActorIn(world)
      await removeWhole(owner)
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

      await removeWhole(owner)
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

      await removeWhole(owner, new BrokenFileStore())
      const left = await world.files.read(key)
      await sweep()

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

const removed = (count: number) => ({ code: 'accounts.accounts-removed', values: { count } })
const weekAfter = (at: string) => new Date(Date.parse(at) + 7 * 24 * 60 * 60 * 1000).toISOString()

async function memberOf({ unitOfWork }: CoreWorld, { accountId }: Actor): Promise<UserId> {
  const user = aUser({ accountId, inviteStatus: 'accepted' })
  await unitOfWork.run(({ users }) => users.save(user))
  return user.id
}

async function invitationOf({ unitOfWork }: CoreWorld, { accountId }: Actor): Promise<void> {
  await unitOfWork.run(({ users }) => users.save(aUser({ accountId, inviteStatus: 'pending', passwordHash: null })))
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
