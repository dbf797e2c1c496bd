import type { UserId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'

import { InMemoryMailer } from '../../../adapters/memory/accounts/in-memory-mailer.ts'
import { delivered, type JobResult } from '../../../core/jobs/job-handler.ts'
import { dueReminder } from '../../../core/pipeline/due-reminder.ts'
import { SendDeadlineNotice } from '../../../core/pipeline/send-deadline-notice.ts'
import { SendDeadlineReminders } from '../../../core/pipeline/send-deadline-reminders.ts'
import { daysBetween, zonedTime } from '../../../core/shared/zoned-time.ts'
import type { Report } from '../../../core/reports/report.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import type { StoredReason } from '../../../core/shared/failure.ts'
import { aProject, aProposal, aReport, aUser } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld } from '../../support/core-world.ts'

const DEADLINE = '2027-03-12T12:00:00.000Z'
const at = (day: number, hour = 9) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`

describe('when a mail before a deadline is due', () => {
  const due = (now: string, of: Partial<Parameters<typeof dueReminder>[0]> = {}) =>
    dueReminder({ deadline: DEADLINE, zone: 'Europe/London', reminder: null, ...of }, now)?.daysBefore ?? null

  it('is 7 days and 2 days before, once each', () => {
    expect([4, 5, 7, 8, 9, 10, 12].map((day) => due(at(day)))).to.deep.equal([null, 7, 7, null, null, 2, 2])
    const sent = (daysBefore: number) => ({ reminder: { deadline: DEADLINE, daysBefore } })
    expect(due(at(6), sent(7))).to.equal(null)
    expect(due(at(10), sent(7))).to.equal(2)
    expect(due(at(11), sent(2))).to.equal(null)
  })

  it('is anew for a deadline that was moved, and never once it is over', () => {
    expect(due(at(10), { reminder: { deadline: at(1), daysBefore: 2 } })).to.equal(2)
    expect(due(at(12, 12))).to.equal(null)
  })

  it('counts days in the zone of the deadline, and waits for the morning there', () => {
    const midnight = { deadline: '2027-03-12T04:59:00.000Z', zone: 'America/New_York' }
    expect(due('2027-03-04T20:00:00.000Z', midnight)).to.equal(7)
    expect(due('2027-03-04T10:00:00.000Z', midnight)).to.equal(null)
    expect(due(at(5, 3))).to.equal(null)
    expect(zonedTime('2027-07-01T23:30:00.000Z', 'Europe/London')).to.deep.equal({
      day: '2027-07-02',
      hour: 0,
      minute: 30,
    })
    expect(daysBetween('2027-03-27T12:00:00.000Z', '2027-03-28T22:30:00.000Z', 'Europe/London')).to.equal(1)
  })
})

async function openReminders() {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const mailer = new InMemoryMailer()
  const { unitOfWork: work, clock } = world
  const project = await work.run(({ projects }) => projects.save(aProject({ accountId })))
  const remind = new SendDeadlineReminders(work, world.deadlineWalk, world.sources)
  const send = delivered('send-deadline-notice', new SendDeadlineNotice(work, mailer, clock, 'https://grants.example'))
  const deliver = async () => {
    const results: JobResult[] = []
    for (const { job } of await claimAll(world)) {
      results.push(await send.execute({ data: job.data, accountId, lastAttempt: false }))
      await work.run(({ jobs }) => jobs.remove(job.id))
    }
    return results
  }
  return {
    world,
    application: (of: Partial<Proposal> = {}) =>
      work.run(({ proposals }) =>
        proposals.save(aProposal({ accountId, name: 'Warm kitchens', deadline: DEADLINE, ...of })),
      ),
    report: (of: Partial<Report> = {}) =>
      work.run(({ reports }) => reports.save(aReport({ accountId, projectId: project.id, dueAt: DEADLINE, ...of }))),
    archivedProject: async () =>
      (await work.run(({ projects }) => projects.save(aProject({ accountId, isArchived: true })))).id,
    user: (of: Parameters<typeof aUser>[0]) => work.run(({ users }) => users.save(aUser({ accountId, ...of }))),
    verifiedOwner: async (preferences = {}) => {
      await work.run(async ({ users }) => {
        const user = (await users.find(actor.userId))!
        await users.save({ ...user, email: 'owner@example.org', emailVerifiedAt: at(1), preferences })
      })
    },
    remind: async (now: string) => {
      clock.set(now)
      return remind.execute()
    },
    deliver,
    giveUp: async (detail: StoredReason) => {
      for (const { job } of await claimAll(world)) {
        await send.giveUp({ data: job.data, accountId, reason: 'failed', detail })
        await work.run(({ jobs }) => jobs.remove(job.id))
      }
    },
    runHour: async (now: string) => {
      clock.set(now)
      await remind.execute()
      await deliver()
    },
    mails: () => mailer.sent,
  }
}

describe('mails before a deadline', () => {
  it('go to the owner of the application, once for 7 and once for 2 days, after restarts too', async () => {
    const { application, user, runHour, mails } = await openReminders()
    const owner: UserId = (await user({ email: 'ada@example.org', emailVerifiedAt: at(1) })).id
    const { id } = await application({ ownerId: owner, deadlineZone: 'Europe/Dublin' })

    for (const day of [4, 5, 6, 10, 11]) for (const hour of [8, 9]) await runHour(at(day, hour))

    const mail = { kind: 'deadline', of: 'application', name: 'Warm kitchens', dueAt: DEADLINE, zone: 'Europe/Dublin' }
    const mailSettings = 'https://grants.example/settings#mails'
    const sent = { to: 'ada@example.org', link: `https://grants.example/proposals/${id}`, mailSettings, ...mail }
    expect(mails()).to.deep.equal([
      { ...sent, daysLeft: 7 },
      { ...sent, daysLeft: 2 },
    ])
  })

  it('go to the owner of the account where nobody owns the application, and for reports', async () => {
    const { application, report, verifiedOwner, runHour, mails } = await openReminders()
    await verifiedOwner()
    await application()
    await report({ dueZone: 'America/New_York' })

    await runHour(at(5, 14))

    const zoned = mails().map((mail) => (mail.kind === 'deadline' ? [mail.to, mail.of, mail.zone] : []))
    expect(zoned).to.have.deep.members([
      ['owner@example.org', 'application', 'Europe/London'],
      ['owner@example.org', 'report', 'America/New_York'],
    ])
  })

  it('are sent neither for what was sent in or archived, nor to who switched them off or has no verified address', async () => {
    const { application, archivedProject, verifiedOwner, runHour, mails } = await openReminders()
    await application()
    await runHour(at(5))
    await verifiedOwner({ deadlineMails: false })
    await application({ stage: 'submitted' })
    await application({ isArchived: true })
    await application({ projectId: await archivedProject() })
    await application()
    await runHour(at(6))

    expect(mails()).to.deep.equal([])
  })

  it('have a switch for applications and one for reports, which hold when the mail is to go', async () => {
    const { application, report, verifiedOwner, remind, deliver, mails } = await openReminders()
    const told = () => mails().map((mail) => mail.kind === 'deadline' && mail.of)
    await verifiedOwner()
    await application()
    await report()
    await remind(at(5))
    await verifiedOwner({ reportMails: false })
    await deliver()
    expect(told()).to.deep.equal(['application'])

    await verifiedOwner({ deadlineMails: false, reportMails: true })
    await remind(at(10))
    await deliver()
    expect(told()).to.deep.equal(['application', 'report'])
  })

  it('count as sent only once there is somebody whom they reach', async () => {
    const { application, report, verifiedOwner, remind, deliver, mails } = await openReminders()
    await application()
    await report()
    const queued = async (now: string) => (await remind(now))!

    expect(await queued(at(5))).to.deep.equal({ code: 'pipeline.reminders-queued', values: { count: 0 } })
    await verifiedOwner()
    expect(await queued(at(6))).to.deep.equal({ code: 'pipeline.reminders-queued', values: { count: 2 } })
    expect(await deliver()).to.deep.equal([{ code: 'accounts.notice-sent' }, { code: 'accounts.notice-sent' }])
    expect(mails()).to.have.length(2)
  })

  it('do not count as sent where they were given up, unless the address is refused', async () => {
    const { application, verifiedOwner, remind, giveUp, deliver, mails } = await openReminders()
    await verifiedOwner()
    await application()
    const queued = async (now: string) => (await remind(now))!

    await remind(at(5))
    await giveUp({ code: 'mail.unavailable' })
    expect(await queued(at(6))).to.deep.equal({ code: 'pipeline.reminders-queued', values: { count: 1 } })
    await deliver()
    await remind(at(10))
    await giveUp({ code: 'mail.refused' })
    expect(await queued(at(11))).to.deep.equal({ code: 'pipeline.reminders-queued', values: { count: 0 } })
    expect(mails()).to.have.length(1)
  })

  it('are not sent for a deadline that was moved while the mail waited', async () => {
    const { application, verifiedOwner, world, remind, deliver, mails } = await openReminders()
    await verifiedOwner()
    const saved = await application()
    expect(await remind(at(5))).to.deep.equal({ code: 'pipeline.reminders-queued', values: { count: 1 } })
    await world.unitOfWork.run(async ({ proposals }) => {
      const now = (await proposals.find(saved.accountId, saved.id))!
      await proposals.save({ ...now, deadline: at(30) })
    })

    expect(await deliver()).to.deep.equal([{ code: 'accounts.nothing-sent' }])

    expect(mails()).to.deep.equal([])
  })
})
