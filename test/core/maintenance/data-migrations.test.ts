import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { NO_USAGE } from '../../../core/shared/model-usage.ts'
import type { DataMigrationWork } from '../../../core/maintenance/data-migration.ts'
import { ListDataMigrations } from '../../../core/maintenance/list-data-migrations.ts'
import { RecomputeTotals } from '../../../core/maintenance/recompute-totals.ts'
import { ReindexPassages } from '../../../core/maintenance/reindex-passages.ts'
import { RequestDataMigration } from '../../../core/maintenance/request-data-migration.ts'
import { RereadDocuments } from '../../../core/maintenance/reread-documents.ts'
import { RememberCheckedAnswers } from '../../../core/maintenance/remember-checked-answers.ts'
import { RunDataMigration } from '../../../core/maintenance/run-data-migration.ts'
import { StartFirstRuns } from '../../../core/maintenance/start-first-runs.ts'
import { AnswerMemory } from '../../../core/answer-library/answer-memory.ts'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { aDocument, anAnswer, anIndexedDocument, aProposal, aQuestion } from '../../support/builders.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf, type CoreWorld } from '../../support/core-world.ts'

/** Counts to five, two at a time; breaks once where it is told to. */
class Counting implements DataMigrationWork {
  readonly id = 'recompute-totals'
  readonly name = 'Count'
  readonly description = 'Counts to five.'
  readonly asked: (string | null)[] = []
  breaksAt: string | null = 'never'

  async count(): Promise<number> {
    return 5
  }

  async step(after: string | null): Promise<{ last: string; done: number } | null> {
    if (after === this.breaksAt) {
      this.breaksAt = 'never'
      throw new Error('Broken')
    }
    this.asked.push(after)
    const from = Number(after ?? 0)
    const last = Math.min(5, from + 2)
    return last === from ? null : { last: String(last), done: last - from }
  }
}

describe('Data migrations', () => {
  let world: CoreWorld
  let admin: Actor
  let counting: Counting

  beforeEach(async () => {
    world = openCoreWorld()
    admin = { ...(await anActorIn(world)), isAdmin: true }
    counting = new Counting()
  })

  const request = (actor: Actor, id = 'recompute-totals') =>
    new RequestDataMigration(world.unitOfWork, [counting], world.sources).execute({ actor, id })
  const run = () => new RunDataMigration(world.unitOfWork, counting).execute({})
  const listed = async (actor = admin) =>
    (await new ListDataMigrations(world.unitOfWork, [counting]).execute({ actor }))[0]!

  it('are listed before they ever ran', async () => {
    expect(await listed()).to.deep.include({ status: 'notRun', failReason: null })
  })

  it('run as a job, once at a time, and again after that', async () => {
    const first = await request(admin)
    const second = await request(admin)
    const waiting = (await listed()).status
    const [claim] = await claimAll(world)
    const running = (await listed()).status
    await world.jobQueue.complete(claim!, await run(), world.clock.now())
    const { status, migration } = await listed()
    const third = await request(admin)
    await run()

    expect([first.isNew, second, third.isNew]).to.deep.equal([true, { ...first, isNew: false }, true])
    expect(claim?.job).to.deep.include({ id: first.jobId, name: 'recompute-totals' })
    expect([waiting, running, status]).to.deep.equal(['queued', 'running', 'completed'])
    expect(migration).to.deep.include({ runCount: 1, results: ['All 5 done.'] })
    expect((await listed()).migration).to.deep.include({ runCount: 2, results: ['All 5 done.', 'All 5 done.'] })
  })

  it('tell how far they are, and go on from there when they were cut off', async () => {
    await request(admin)
    const [claim] = await claimAll(world)
    counting.breaksAt = '4'
    const failure = await run().catch((error: Error) => error.message)
    await world.jobQueue.fail(claim!, String(failure), null, world.clock.now())

    const broken = await listed()
    await request(admin)
    await run()

    expect(broken).to.deep.include({ status: 'failed', failReason: 'Broken' })
    expect(broken.migration.results).to.deep.equal(['4 of 5 done.'])
    expect(counting.asked).to.deep.equal([null, '2', '4', '5'])
    expect((await listed()).migration).to.deep.include({ runCount: 1, results: ['All 5 done.'] })
  })

  it('run once by themselves where they are made so, when there is something to do', async () => {
    const quiet = new Counting()
    const alone = Object.assign(new Counting(), { runsByItself: true })
    const start = (works: DataMigrationWork[]) =>
      new StartFirstRuns(world.unitOfWork, works, world.ids, world.clock).execute()
    const nothing = Object.assign(new Counting(), { runsByItself: true, count: async () => 0 })

    await start([quiet, nothing])
    const before = await claimAll(world)
    await start([alone])
    await start([alone])

    expect(before).to.deep.equal([])
    expect((await claimAll(world)).map(({ job }) => job.name)).to.deep.equal(['recompute-totals'])
    await run()
    expect((await listed()).status).to.equal('completed')
  })

  it('remember the answers that were checked before, and leave those that are known', async () => {
    const { accountId } = admin
    const proposal = aProposal({ accountId })
    const about = { accountId, proposalId: proposal.id, answer: anAnswer({ text: 'Members pay for it.' }) }
    const review = 'checked' as const
    await world.unitOfWork.run(async ({ proposals, questions }) => {
      await proposals.save(proposal)
      await questions.save(aQuestion({ ...about, review }))
      await questions.save(aQuestion(about))
    })
    const memory = new AnswerMemory({ ...world.sources, analyser: new StemmedTermAnalyser() })
    const remembering = new RememberCheckedAnswers(world.unitOfWork, world.proposalWalk, memory)
    const kept = () => world.rememberedAnswerReader.page(accountId, 'kept', { page: 1, pageSize: 10 })

    await remembering.step(null)
    const first = await kept()
    await remembering.step(null)

    expect(first.items.map(({ answer }) => answer.text)).to.deep.equal(['Members pay for it.'])
    expect(await kept()).to.deep.equal(first)
  })

  it('say that they were cut off when their job is gone', async () => {
    const { jobId } = await request(admin)

    await world.unitOfWork.run(({ jobs }) => jobs.remove(jobId))

    expect((await listed()).status).to.equal('interrupted')
  })

  it('are nobody else’s, and only those that there are', async () => {
    const user = await anActorIn(world)

    for (const attempt of [listed(user), request(user)]) expect((await refusalOf(attempt)).kind).to.equal('forbidden')
    expect((await refusalOf(request(admin, 'nothing'))).kind).to.equal('not-found')
  })

  it('have every document read again, whatever its state', async () => {
    const documents = [aDocument({ status: 'active' }), aDocument({ status: 'error' })]
    await world.unitOfWork.run(async (stores) => {
      for (const document of documents) await stores.documents.save(document)
    })
    const rereading = new RereadDocuments(world.unitOfWork, world.documentWalk, world.ids, world.clock)

    const step = await rereading.step(null)

    expect(step).to.deep.equal({ last: documents[1]!.id, done: 2 })
    expect(await rereading.step(documents[1]!.id)).to.equal(null)
    const queued = (await claimAll(world)).map(({ job }) => [job.name, job.data])
    expect(queued).to.have.deep.members(
      documents.map(({ id, fileKey }) => ['read-document', { documentId: id, s3Key: fileKey, again: true }]),
    )
  })

  it('weigh the passages of documents anew', async () => {
    const [document, unread] = [aDocument({ status: 'active' }), aDocument({ status: 'processing' })]
    const { accountId, id: documentId } = document
    await world.unitOfWork.run(async (stores) => {
      for (const one of [document, unread]) await stores.documents.save(one)
      await stores.passages.put(anIndexedDocument({ accountId, documentId, texts: ['the youth club'] }))
    })
    const weighed: string[][] = []
    const termWeights = {
      computeTermWeights: async ({ passages }: { passages: readonly { text: string }[] }) => {
        weighed.push(passages.map(({ text }) => text))
        return { lengths: [7], postings: ['\n'] }
      },
    }

    const reindexing = new ReindexPassages(world.unitOfWork, world.documentWalk, world.passageReader, termWeights)

    expect(await reindexing.step(null)).to.deep.equal({ last: unread.id, done: 2 })
    expect(weighed).to.deep.equal([['the youth club']])
    const [statistics] = await world.passageReader.statistics(accountId, [{ kind: 'shared' }])
    expect(statistics?.lengths).to.deep.equal([7])
  })

  it('raise totals that fall short of what is known, and lower none', async () => {
    const short = aProposal({ totalCost: 0.1, coverLetterUsage: { ...NO_USAGE, cost: 0.25 } })
    const right = aProposal({ totalCost: 3 })
    await world.unitOfWork.run(async (stores) => {
      for (const proposal of [short, right]) await stores.proposals.save(proposal)
      const question = aQuestion({ proposalId: short.id, usage: { ...NO_USAGE, cost: 0.5 } })
      await stores.questions.save(question)
    })

    await new RecomputeTotals(world.unitOfWork, world.proposalWalk).step(null)

    const totals = await world.unitOfWork.run(async ({ proposals }) => [
      (await proposals.find(short.accountId, short.id))?.totalCost,
      (await proposals.find(right.accountId, right.id))?.totalCost,
    ])
    expect(totals).to.deep.equal([0.75, 3])
  })
})
