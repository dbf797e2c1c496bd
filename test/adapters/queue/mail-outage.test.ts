import { expect } from 'chai'
import { sentenceForAdmins as sentenceOf } from '../../../adapters/http-contract/texts/en/reasons.ts'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { JobRunner } from '../../../adapters/queue/job-runner.ts'
import { LinkMailer } from '../../../core/accounts/mails/link-mailer.ts'
import type { Mail } from '../../../core/accounts/ports.ts'
import { SendInvitation } from '../../../core/accounts/mails/send-invitation.ts'
import { allDelivered, type JobHandlers } from '../../../core/jobs/job-handler.ts'
import { newJob } from '../../../core/jobs/job.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { aUser } from '../../support/builders.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { FixedClock } from '../../support/fixed-clock.ts'
import { ManualTimers } from '../../support/manual-timers.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const HOUR_MINUTES = 60
const INVITED = ['bo@example.org', 'cy@example.org', 'di@example.org']

describe('Mails while their server is away', () => {
  /** A host with invitations in its queue, whose mails fail as `refusal` says until it is null. */
  async function host() {
    const { unitOfWork, jobQueue } = openInMemoryPersistence()
    const [clock, ids] = [new FixedClock(), new CountingIds()]
    const state = { refusal: null as AppError | null, sent: [] as Mail[], tokens: 0 }
    const mailer = {
      send: async (mail: Mail) => {
        if (state.refusal) throw state.refusal
        state.sent.push(mail)
      },
    }
    const token = () => `token-${(state.tokens += 1)}`
    const secrets = { token, hashOf: (text: string) => `hash of ${text}` }
    const links = new LinkMailer(unitOfWork, secrets, clock, mailer, 'https://grants.example.org')
    const inviting = { 'send-invitation': new SendInvitation(links, unitOfWork, clock) } as unknown as JobHandlers
    const log = new RecordingLog()
    const runner = new JobRunner({
      ...{ queue: jobQueue, clock, timers: new ManualTimers(), log, sentenceOf },
      ...{ handlers: allDelivered(inviting), concurrency: 4, leaseMs: 60_000 },
    })
    const users = await unitOfWork.run(async (stores) => {
      const saved = []
      for (const email of INVITED) saved.push(await stores.users.save(aUser({ email, inviteStatus: 'pending' })))
      return saved
    })
    const invite = ({ id, accountId }: { id: never; accountId: never }) =>
      unitOfWork.run(({ jobs }) =>
        jobs.add(newJob('send-invitation', { accountId, data: { userId: id, invitedBy: id } }, { ids, clock })),
      )
    const find = (id: (typeof users)[number]['id']) => unitOfWork.run((stores) => stores.users.find(id))
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 5) {
        await runner.drain()
        clock.advance({ minutes: 5 })
      }
      await runner.drain()
    }
    return { state, users, invite: (user: unknown) => invite(user as never), find, pass, log }
  }

  it('are delivered once each when it is back after an hour, however often they were asked for', async () => {
    const { state, users, invite, pass, find } = await host()
    state.refusal = new AppError('unavailable', 'mail.unavailable')
    for (const user of users) await invite(user)
    await pass(HOUR_MINUTES / 2)
    await invite(users[0])
    await pass(HOUR_MINUTES / 2)

    state.refusal = null
    await pass(3 * HOUR_MINUTES)

    expect(state.sent.map(({ to }) => to).sort()).to.deep.equal(INVITED)
    expect((await find(users[0]!.id))?.inviteUndeliveredAt).to.equal(null)
  })

  it('are given up after two days, beside the invitation', async () => {
    const { state, users, invite, pass, find } = await host()
    state.refusal = new AppError('unavailable', 'mail.unavailable')
    await invite(users[0])

    await pass(47 * HOUR_MINUTES)
    const before = await find(users[0]!.id)
    await pass(4 * HOUR_MINUTES)

    expect(before?.inviteUndeliveredAt).to.equal(null)
    expect((await find(users[0]!.id))?.inviteUndeliveredAt).to.be.a('string')
  })

  it('are not tried again for an address that the server refuses', async () => {
    const { state, users, invite, pass, find } = await host()
    state.refusal = new AppError('invalid', 'mail.refused')
    await invite(users[0])

    await pass(1)

    expect((await find(users[0]!.id))?.inviteUndeliveredAt).to.be.a('string')
  })
})
