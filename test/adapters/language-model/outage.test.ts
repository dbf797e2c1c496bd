import { expect } from 'chai'
import { ModelClient } from '../../../adapters/language-model/model-client.ts'
import { openInMemoryPersistence } from '../../../adapters/memory/open-in-memory-persistence.ts'
import { JobPerformer } from '../../../adapters/queue/job-performer.ts'
import { SystemTimers } from '../../../adapters/system/system-timers.ts'
import { NEVER_CANCELLED } from '../../../core/shared/cancellation.ts'
import { Budget } from '../../../core/spending/budget.ts'
import { OutageTracker } from '../../../core/writing-service/outage-tracker.ts'
import { aJob } from '../../support/builders.ts'
import { openModel } from '../../../apps/wiring/modules/language-model.module.ts'
import { CountingIds } from '../../support/counting-ids.ts'
import { FixedClock, TEST_START } from '../../support/fixed-clock.ts'
import { aCallContext, claudeAt } from '../../support/messages-server/claude.ts'
import { openMessagesServer, type MessagesServer } from '../../support/messages-server/messages-server.ts'
import { errorReply, textReply, type Reply } from '../../support/messages-server/reply.ts'
import { RecordingLog } from '../../support/recording-log.ts'

const JOBS = 25
const HOUR_MS = 60 * 60_000

/** Jobs that ask the model one thing each, on a clock that goes to the next moment at which something is due. */
function openJobs(server: MessagesServer) {
  const { unitOfWork, jobQueue, jobReader } = openInMemoryPersistence()
  const [clock, log] = [new FixedClock(), new RecordingLog()]
  const retryPolicy = { idleMs: 60_000, totalMs: 120_000, firstPauseMs: 1, longestPauseMs: 5, attempts: 2 }
  const settings = claudeAt(server.url, { retryPolicy })
  const client = new ModelClient(
    openModel(settings),
    settings,
    new Budget(unitOfWork, clock, new CountingIds(), null),
    new SystemTimers(),
    log,
    new OutageTracker(unitOfWork, clock, log),
  )
  const execute = async () => {
    const run = await client.begin(aCallContext())
    await run.send({ maxTokens: 10, messages: [{ role: 'user', content: 'How many?' }] })
    return null
  }
  const handlers = { 'answer-question': { execute } }
  const performer = new JobPerformer({ queue: jobQueue, clock, log, handlers, sentenceOf: JSON.stringify })
  const performDue = async () => {
    const claims = await jobQueue.claim({ now: clock.now(), leaseUntil: '2100-01-01T00:00:00.000Z', limit: 4 })
    await Promise.all(claims.map((claim) => performer.perform(claim, NEVER_CANCELLED)))
    return claims.length
  }
  return {
    clock,
    async performAll() {
      await unitOfWork.run(({ jobs }) => jobs.add(...Array.from({ length: JOBS }, () => aJob())))
      for (let due = await jobQueue.nextDueAt(); due !== null; due = await jobQueue.nextDueAt()) {
        if (due > clock.now()) clock.set(due)
        while ((await performDue()) > 0);
      }
      return await jobReader.page({
        page: 1,
        pageSize: 100,
        order: 'createdAt',
        isDescending: false,
        state: null,
        name: null,
      })
    },
  }
}

describe('an outage of Claude', () => {
  let server: MessagesServer
  before(async () => (server = await openMessagesServer()))
  beforeEach(() => server.forget())
  after(() => server.close())

  const failsForAnHour = (failure: Reply) => {
    const jobs = openJobs(server)
    const isOver = () => Date.parse(jobs.clock.now()) - Date.parse(TEST_START) >= HOUR_MS
    server.replyWith(() => (isOver() ? textReply('40.') : failure))
    return jobs
  }

  const credit = { ...errorReply(400), message: 'Your credit balance is too low to access the Anthropic API.' }
  const outages: readonly [string, Reply][] = [
    ['an overload', errorReply(529)],
    ['a refused key', errorReply(401)],
    ['a lack of credit', credit],
  ]
  for (const [name, failure] of outages)
    it(`of an hour by ${name} is waited out: all is done after, with few calls meanwhile`, async () => {
      const jobs = failsForAnHour(failure)

      const done = await jobs.performAll()

      const tries = server.calls.length - JOBS
      expect(done.map(({ state }) => state)).to.deep.equal(Array<string>(JOBS).fill('completed'))
      expect(Math.max(...done.map(({ failCount }) => failCount))).to.be.at.most(1)
      expect(tries).to.be.within(10, 60)
      expect(Date.parse(jobs.clock.now()) - Date.parse(TEST_START)).to.be.below(HOUR_MS + 6 * 60_000)
    })

  it('that does not end comes to an end for the work', async () => {
    const jobs = openJobs(server)
    server.replyWith(errorReply(529))

    const done = await jobs.performAll()

    expect(done.map(({ state }) => state)).to.deep.equal(Array<string>(JOBS).fill('failed'))
    expect(done[0]!.failReason).to.include('model.unavailable')
    expect(Date.parse(jobs.clock.now()) - Date.parse(TEST_START)).to.be.within(2 * HOUR_MS, 3 * HOUR_MS)
  })
})
