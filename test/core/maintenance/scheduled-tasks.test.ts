import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { ListScheduledTasks } from '../../../core/maintenance/list-scheduled-tasks.ts'
import { ExpireInvitations, PurgeExpiredAccess, PurgeFinishedJobs } from '../../../core/maintenance/purge.ts'
import { RetryStuckWork } from '../../../core/maintenance/retry-stuck-work.ts'
import { RunScheduledTask } from '../../../core/maintenance/run-scheduled-task.ts'
import { SCHEDULED_TASKS, type ScheduledTaskPlan } from '../../../core/maintenance/scheduled-task.ts'
import { StartDueScheduledTasks } from '../../../core/maintenance/start-due-scheduled-tasks.ts'
import { aDocument, aJob, aProposal, aQuestion, aSession, aUser, anAccessToken } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'
import { TEST_START } from '../../support/fixed-clock.ts'

const FIRST_PAGE = { page: 1, pageSize: 10, order: 'createdAt', isDescending: false } as const
const PLANS: readonly ScheduledTaskPlan[] = [
  { name: 'purge-expired-access', title: 'Purge', everyMinutes: 60 },
  { name: 'retry-stuck-work', title: 'Retry', everyMinutes: 15 },
]

describe('Single jobs', () => {
  let world: CoreWorld
  let admin: Actor

  beforeEach(async () => {
    world = openCoreWorld()
    admin = { ...(await anActorIn(world)), isAdmin: true }
  })

  const startDue = () => new StartDueScheduledTasks(world.unitOfWork, PLANS, world.ids, world.clock).execute()
  const runNow = (actor: Actor, name: string) =>
    new RunScheduledTask(world.unitOfWork, PLANS, world.sources).execute({ actor, name })
  const list = (actor: Actor) => new ListScheduledTasks(world.unitOfWork, PLANS).execute({ actor })
  const namesOf = async () => (await claimAll(world)).map(({ job }) => job.name)

  it('run after their first interval, and tell when the next is due', async () => {
    const next = await startDue()
    const atOnce = await namesOf()
    world.clock.advance({ minutes: 15 })
    await startDue()

    expect(next).to.equal('2026-03-02T09:15:00.000Z')
    expect(atOnce).to.deep.equal([])
    expect(await namesOf()).to.deep.equal(['retry-stuck-work'])
  })

  it('run once an interval, however many processes ask', async () => {
    await Promise.all([startDue(), startDue(), startDue()])
    world.clock.advance({ minutes: 60 })

    await Promise.all([startDue(), startDue(), startDue()])

    expect((await namesOf()).sort()).to.deep.equal(['purge-expired-access', 'retry-stuck-work'])
  })

  it('wait where the last run has not ended', async () => {
    await startDue()
    world.clock.advance({ minutes: 60 })
    await startDue()
    world.clock.advance({ minutes: 60 })

    await startDue()

    expect((await namesOf()).sort()).to.deep.equal(['purge-expired-access', 'retry-stuck-work'])
  })

  it('run at once when an administrator wants it, and then an interval later', async () => {
    await runNow(admin, 'purge-expired-access')
    await runNow(admin, 'purge-expired-access')
    const [claim, ...others] = await claimAll(world)
    await world.jobQueue.complete(claim!, 'Removed nothing.', world.clock.now())

    const [purge] = await list(admin)

    expect(others).to.deep.equal([])
    expect(purge?.planned?.nextRunAt).to.equal('2026-03-02T10:00:00.000Z')
    expect(purge?.lastJob).to.deep.include({ state: 'completed', result: 'Removed nothing.', lastRunAt: TEST_START })
  })

  it('leave no trace of runs that found nothing to do but the last', async () => {
    const plan = {
      name: 'retry-stuck-work',
      title: 'Retry',
      everyMinutes: 1,
      idleResult: 'Nothing was stuck.',
    } as const
    const start = new StartDueScheduledTasks(world.unitOfWork, [plan], world.ids, world.clock)
    await start.execute()
    for (const result of ['Queued 1 piece.', plan.idleResult, plan.idleResult]) {
      world.clock.advance({ minutes: 1 })
      await start.execute()
      for (const claim of await claimAll(world)) await world.jobQueue.complete(claim, result, world.clock.now())
    }

    const kept = await world.jobReader.page({ name: 'retry-stuck-work', state: null, ...FIRST_PAGE })

    expect(kept.map(({ result }) => result)).to.deep.equal(['Queued 1 piece.', plan.idleResult])
  })

  it('look for stuck work every minute', () => {
    expect(SCHEDULED_TASKS.find(({ name }) => name === 'retry-stuck-work')?.everyMinutes).to.equal(1)
  })

  it('are nobody else’s, and only those that there are', async () => {
    const user = await anActorIn(world)

    for (const attempt of [list(user), runNow(user, 'purge-expired-access')])
      expect((await refusalOf(attempt)).kind).to.equal('forbidden')
    expect((await refusalOf(runNow(admin, 'nothing'))).kind).to.equal('not-found')
  })

  it('purge what expired, after the invitations', async () => {
    const user = aUser({ inviteStatus: 'pending' })
    await world.unitOfWork.run(async (stores) => {
      await stores.users.save(user)
      await stores.sessions.save(aSession({ userId: user.id, expiresAt: TEST_START }))
      await stores.accessTokens.put(anAccessToken({ userId: user.id, purpose: 'invite', expiresAt: TEST_START }))
    })
    const purge = () => new PurgeExpiredAccess(world.unitOfWork, world.clock).execute()

    expect(await purge()).to.equal('Removed 1 session and 0 tokens.')
    expect(await new ExpireInvitations(world.unitOfWork, world.clock).execute()).to.equal('1 invitation expired.')
    expect(await purge()).to.equal('Removed 0 sessions and 1 token.')
  })

  it('keep completed jobs for 30 days and failed ones for 90', async () => {
    await world.unitOfWork.run(({ jobs }) => jobs.add(aJob(), aJob()))
    const [completed, failed] = await claimAll(world)
    await world.jobQueue.complete(completed!, null, world.clock.now())
    await world.jobQueue.fail(failed!, 'Broken', null, world.clock.now())
    const purgeAfter = (days: number) => {
      world.clock.advance({ days })
      return new PurgeFinishedJobs(world.unitOfWork, world.clock).execute()
    }

    expect(await purgeAfter(30)).to.equal('Removed 0 completed jobs and 0 failed jobs.')
    expect(await purgeAfter(1)).to.equal('Removed 1 completed job and 0 failed jobs.')
    expect(await purgeAfter(60)).to.equal('Removed 0 completed jobs and 1 failed job.')
  })

  it('queue again what is in progress without a job, and nothing that has one', async () => {
    const proposal = aProposal()
    const [stuck, inHand] = [aDocument({ status: 'processing' }), aDocument({ status: 'processing' })]
    const questions = [
      aQuestion({ proposalId: proposal.id, status: 'processing' }),
      aQuestion({ proposalId: proposal.id, status: 'processing' }),
    ]
    await world.unitOfWork.run(async (stores) => {
      await stores.proposals.save(proposal)
      for (const document of [stuck, inHand]) await stores.documents.save(document)
      for (const question of questions) await stores.questions.save(question)
      await stores.jobs.add(
        aJob({ name: 'read-document', data: { documentId: inHand.id } }),
        aJob({ name: 'improve-answer', data: { questionId: questions[1]!.id } }),
      )
    })
    const known = (await claimAll(world)).map(({ job }) => job.id)
    const retry = new RetryStuckWork(world.unitOfWork, world.workInProgress, world.sources)

    expect(await retry.execute()).to.equal('Queued 2 pieces of work again.')
    const queued = (await claimAll(world)).filter(({ job }) => !known.includes(job.id)).map(({ job }) => job)
    expect(queued.map(({ name, data }) => [name, data])).to.have.deep.members([
      ['read-document', { documentId: stuck.id }],
      ['answer-question', { proposalId: proposal.id, questionId: questions[0]!.id }],
    ])
    expect(await retry.execute()).to.equal('Nothing was stuck.')
  })

  it('leave to the plan of an application what it will queue, and to the answers what sums them up', async () => {
    const [planned, unplanned] = [
      aProposal({ processingStatus: 'answering' }),
      aProposal({ processingStatus: 'answering' }),
    ]
    const waiting = aQuestion({ proposalId: planned.id, status: 'processing' })
    const first = aQuestion({ proposalId: unplanned.id, status: 'processing' })
    const summary = aQuestion({ proposalId: unplanned.id, status: 'processing', dependsOn: [first.id] })
    await world.unitOfWork.run(async (stores) => {
      for (const proposal of [planned, unplanned]) await stores.proposals.save(proposal)
      for (const question of [waiting, first, summary]) await stores.questions.save(question)
      await stores.jobs.add(aJob({ name: 'plan-application', data: { proposalId: planned.id } }))
    })
    const retry = new RetryStuckWork(world.unitOfWork, world.workInProgress, world.sources)

    expect(await retry.execute()).to.equal('Queued 1 piece of work again.')
    const queued = (await claimAll(world)).filter(({ job }) => job.name !== 'plan-application')
    expect(queued.map(({ job }) => job.data['questionId'])).to.deep.equal([first.id])
  })

  it('take up the answers of an application whose plan was lost', async () => {
    const proposal = aProposal({ processingStatus: 'answering' })
    const questions = [1, 2, 3].map(() => aQuestion({ proposalId: proposal.id, status: 'processing' }))
    await world.unitOfWork.run(async (stores) => {
      await stores.proposals.save(proposal)
      for (const question of questions) await stores.questions.save(question)
    })

    const said = await new RetryStuckWork(world.unitOfWork, world.workInProgress, world.sources).execute()

    expect(said).to.equal('Queued 3 pieces of work again.')
    expect((await claimAll(world)).map(({ job }) => job.name)).to.deep.equal(Array(3).fill('answer-question'))
  })
})
