import { sentenceOfError } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import { EMPTY_LIBRARY } from '../../../core/known/empty-library.ts'
import type { CoverLetterTask, CoverLetterWriter } from '../../../core/letters/ports.ts'
import type { Proposal } from '../../../core/proposals/proposal.ts'
import { RequestCoverLetter } from '../../../core/letters/request-cover-letter.ts'
import { WriteCoverLetter } from '../../../core/letters/write-cover-letter.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import { aFunder, anAnswer, aProposal, aQuestion } from '../../support/builders.ts'
import { aStoredFact } from '../../support/profile-builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const answered = new ServiceFailure('529 overloaded_error')
const overloaded = new AppError('unavailable', 'model.unavailable', {}, answered)

const NO_LIBRARIES = { open: () => EMPTY_LIBRARY }

const usage = { inputTokens: 1, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 1, searches: 0, cost: 0.5 }

/** An application to a funder with one answer and one that is missing. */
async function openLetter(of: { proposal?: Partial<Proposal>; write?: CoverLetterWriter['write'] } = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const tasks: CoverLetterTask[] = []
  const write = of.write ?? (async (_, _library, { meter }) => (meter.add(usage), { text: 'Dear team' }))
  const { id: proposalId } = await world.unitOfWork.run(async ({ proposals, questions, funders }) => {
    const funder = await funders.save(aFunder({ accountId }))
    const chosen = { accountId, funderId: funder.id, funderOverviewStatus: 'completed', ...of.proposal } as const
    const saved = await proposals.save(aProposal(chosen))
    const own = { accountId, proposalId: saved.id, status: 'completed' } as const
    await questions.save(aQuestion({ ...own, text: 'Why?', answer: anAnswer({ text: 'Because.' }) }))
    await questions.save(aQuestion({ ...own, position: 1, answer: anAnswer({ missing: true, sources: [] }) }))
    return saved
  })
  const writer: CoverLetterWriter = { write: async (task, ...of) => (tasks.push(task), write(task, ...of)) }
  const letters = new WriteCoverLetter(world.unitOfWork, writer, NO_LIBRARIES, world.sources)
  return {
    world,
    actor,
    tasks,
    job: deliveredWriter('write-cover-letter', letters),
    request: (by: Actor = actor) =>
      new RequestCoverLetter(world.unitOfWork, world.sources).execute({ actor: by, proposalId }),
    proposal: () => world.unitOfWork.run(async ({ proposals }) => (await proposals.find(accountId, proposalId))!),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
  }
}

describe('writing a cover letter', () => {
  it('is under way at once, and written from the answers that there are', async () => {
    const { request, proposal, queued, job, tasks } = await openLetter()

    const asked = await request()
    for (const claimed of await queued()) await job.execute(claimed)

    expect(asked.coverLetterStatus).to.equal('processing')
    expect(tasks[0]?.answers).to.deep.equal([{ question: 'Why?', answer: 'Because.' }])
    expect(tasks[0]?.funder).to.include({ funderName: 'The Harbour Trust' })
    expect(tasks[0]?.sender).to.equal('Ada Brook')
    expect(await proposal()).to.include({ coverLetterStatus: 'completed', coverLetter: 'Dear team', totalCost: 0.5 })
  })

  it('is made from checked and strong answers alone, the checked ones first, and from what people told', async () => {
    const { world, actor, request, proposal, queued, job, tasks } = await openLetter()
    const { accountId } = actor
    const own = { accountId, proposalId: (await proposal()).id, status: 'completed' } as const
    const warnings = [{ kind: 'cut' } as const]
    await world.unitOfWork.run(async ({ questions, profileFacts }) => {
      const weak = { ...own, position: 2, text: 'Weak?', answer: anAnswer({ text: 'Perhaps.', warnings }) }
      await questions.save(aQuestion(weak))
      await questions.save(aQuestion({ ...weak, position: 3, text: 'Checked?', review: 'checked' }))
      await profileFacts.save(aStoredFact({ accountId, value: 'Harbour Trust' }))
    })

    await request()
    for (const claimed of await queued()) await job.execute(claimed)

    expect(tasks[0]?.answers.map(({ question }) => question)).to.deep.equal(['Checked?', 'Why?'])
    expect(tasks[0]?.told?.map(({ text }) => text)).to.deep.equal(['Legal name: Harbour Trust'])
  })

  it('is signed with what the profile confirms of whoever asked, and keeps the other placeholders to be asked for', async () => {
    const write: CoverLetterWriter['write'] = async () => ({
      text: 'We run [Name of funder]’s kitchen in 1999.\n\nYours,\n\n[Your name]  \n[Your role and organisation]  \n[Date]',
      warnings: [{ kind: 'unsupported', claim: 'date', text: '1999', start: 37, end: 41 }],
    })
    const { world, actor, request, proposal, queued, job, tasks } = await openLetter({ write })
    const facts = { signatoryName: 'ada  brook', signatoryRole: 'Chair_person', workingName: 'Tidewell' }
    await world.unitOfWork.run(async ({ profileFacts }) => {
      for (const [key, value] of Object.entries(facts))
        await profileFacts.save(aStoredFact({ accountId: actor.accountId, key, value }))
    })

    await request()
    for (const claimed of await queued()) await job.execute(claimed)

    expect(tasks[0]?.senderRole).to.equal('Chair_person')
    const { coverLetter, coverLetterState } = await proposal()
    expect(coverLetter).to.match(/Yours,\n\nAda Brook {2}\nChair\\_person, Tidewell {2}\n\[Date\]$/)
    const [warning] = coverLetterState?.warnings ?? []
    expect(warning?.kind === 'unsupported' && coverLetter?.slice(warning.start, warning.end)).to.equal('1999')
  })

  for (const [profile, written, closing] of [
    [{ signatoryName: 'Bo Finch', signatoryRole: 'Chair' }, 'Bo Finch', 'Bo Finch  \nChair'],
    [
      { signatoryName: 'Bo Finch', signatoryRole: 'Chair' },
      '**Bo Finch**  \nTidewell',
      '**Bo Finch**  \nChair  \nTidewell',
    ],
    [{ signatoryName: 'Bo Finch', signatoryRole: 'Chair' }, '[Your name]  \n[Your role]', 'Bo Finch  \nChair'],
    [
      { signatoryName: 'Bo Finch', signatoryRole: 'Chair' },
      'Bo Finch  \nchair  \nTidewell',
      'Bo Finch  \nchair  \nTidewell',
    ],
    [{ signatoryName: 'Bo Finch' }, 'Bo Finch  \nTidewell', 'Bo Finch  \n[insert: role]  \nTidewell'],
    [{}, 'Ada Brook', 'Ada Brook  \n[Your role]'],
    [{}, 'Ada Brook  \n[Your role]', 'Ada Brook  \n[Your role]'],
    [{}, 'Ada Brook  \nTrustee', 'Ada Brook  \nTrustee'],
  ] as const)
    it(`has the signer’s role or its placeholder below ${written.replaceAll('\n', '|')} with ${JSON.stringify(profile)}`, async () => {
      const letter = await openLetter({ write: async () => ({ text: `Yours,\n\n${written}` }) })
      const { accountId } = letter.actor
      await letter.world.unitOfWork.run(async ({ profileFacts }) => {
        for (const [key, value] of Object.entries({ workingName: 'Tidewell', ...profile }))
          await profileFacts.save(aStoredFact({ accountId, key, value }))
      })

      await letter.request()
      for (const claimed of await letter.queued()) await letter.job.execute(claimed)

      expect((await letter.proposal()).coverLetter).to.equal(`Yours,\n\n${closing}`)
    })

  it('is refused while one is being written, and before the funder overview is completed', async () => {
    const first = await openLetter()
    await first.request()
    const second = await openLetter({ proposal: { funderOverviewStatus: 'processing' } })

    const refusals = [await refusalOf(first.request()), await refusalOf(second.request())]

    expect(refusals.map(({ kind, code }) => [kind, code])).to.deep.equal([
      ['conflict', 'proposals.letter-being-written'],
      ['conflict', 'proposals.funder-overview-required'],
    ])
    expect(sentenceOfError(refusals[1])).to.match(/^A completed funder overview is required/)
  })

  it('is written again for admins alone', async () => {
    const { request, actor } = await openLetter({ proposal: { coverLetterStatus: 'completed', coverLetter: 'Old' } })

    const refusal = await refusalOf(request())
    const again = await request({ ...actor, isAdmin: true })

    expect(refusal.kind).to.equal('forbidden')
    expect(again).to.include({ coverLetterStatus: 'processing', coverLetter: 'Old' })
  })

  it('is not found by another account', async () => {
    const { request, world } = await openLetter()

    expect((await refusalOf(request(await anActorIn(world)))).kind).to.equal('not-found')
  })

  it('is written once, however often the job is delivered', async () => {
    const { request, queued, job, tasks } = await openLetter()
    await request()
    const [claimed] = await queued()

    for (let time = 0; time < 2; time++) await job.execute(claimed!)

    expect(tasks).to.have.length(1)
  })

  it('says why there is none, and can be tried again', async () => {
    const { request, queued, job, proposal } = await openLetter({
      write: async () => {
        throw new Error('a secret of the writer')
      },
    })
    await request()
    for (const claimed of await queued()) await job.execute(claimed)

    const failed = await proposal()
    const again = await request()

    expect(failed).to.deep.include({
      coverLetterStatus: 'error',
      coverLetterError: { code: 'proposals.letter-failed' },
    })
    expect(again).to.include({ coverLetterStatus: 'processing', coverLetterError: null })
  })

  it('lets the queue try again while a model is unavailable, and gives up with its sentence', async () => {
    const { request, queued, job, proposal } = await openLetter({
      write: async () => {
        throw overloaded
      },
    })
    await request()
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    const told = await job.execute({ ...claimed!, lastAttempt: true })

    expect(told, 'what admins read of the job').to.deep.equal({
      code: 'model.unavailable',
      service: '529 overloaded_error',
    })
    expect(refusal.kind).to.equal('unavailable')
    expect((await proposal()).coverLetterError).to.deep.equal({ code: 'model.unavailable' })
  })

  it('asks for answers where there is nothing to write from', async () => {
    const world = openCoreWorld()
    const actor = await anActorIn(world)
    const { unitOfWork: work } = world
    const { id: proposalId } = await work.run(({ proposals }) =>
      proposals.save(aProposal({ accountId: actor.accountId })),
    )
    const request = () => new RequestCoverLetter(work, world.sources).execute({ actor, proposalId })
    const refusal = await refusalOf(request())
    await work.run(({ questions }) => questions.save(aQuestion({ accountId: actor.accountId, proposalId })))
    await request()
    const letters = new WriteCoverLetter(work, { write: async () => ({ text: 'x' }) }, NO_LIBRARIES, world.sources)
    const job = deliveredWriter('write-cover-letter', letters)

    for (const { job: claimed } of await claimAll(world)) await job.execute({ ...claimed, lastAttempt: false })

    const proposal = await work.run(({ proposals }) => proposals.find(actor.accountId, proposalId))
    expect(refusal).to.include({ kind: 'conflict', code: 'proposals.nothing-to-write-about' })
    expect(proposal?.coverLetterError).to.deep.equal({ code: 'proposals.nothing-to-write-from' })
  })
})
