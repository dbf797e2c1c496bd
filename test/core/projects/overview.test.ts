import { expect } from 'chai'
import type { Actor } from '../../../core/identity/user.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { OverviewTask, OverviewWriter } from '../../../core/overviews/ports.ts'
import type { ProjectOverview } from '../../../core/projects/project.ts'
import { RequestOverview } from '../../../core/overviews/request-overview.ts'
import { WriteOverview } from '../../../core/overviews/write-overview.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import { aDocument, aFunder, anAnswer, aProject, aProposal, aQuestion, aReport } from '../../support/builders.ts'
import { grantInfoOn } from '../../../core/proposals/grant-info.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const answered = new ServiceFailure('529 overloaded_error')
const overloaded = new AppError('unavailable', 'model.unavailable', {}, answered)

const emptyLibrary: Library = {
  documents: async () => [],
  search: async () => [],
  spread: async () => ({ passages: 0, holding: new Map() }),
  neighbours: async () => [],
  passagesOf: async () => [],
}
const grantInfo = [grantInfoOn('amount', '£12,000')]

interface OverviewOptions {
  readonly overview?: Partial<ProjectOverview>
  readonly hasDocuments?: boolean
  readonly isBeingRead?: boolean
  readonly write?: OverviewWriter['write']
}

/** A project with a document, a report and an application that has one answer and one that is missing. */
async function openOverview(of: OverviewOptions = {}) {
  const world = openCoreWorld()
  const { unitOfWork: work, projectReader: reader, documentReader: documents, ids, clock } = world
  const actor = await anActorIn(world)
  const tasks: OverviewTask[] = []
  const scopes: unknown[] = []
  const write = of.write ?? (async () => ({ text: 'What it is' }))
  const project = await work.run((stores) => seed(stores, actor, of))
  const overviews = new WriteOverview({
    ...world.sources,
    work,
    reader,
    documents,
    writer: { write: (task, library, context) => (tasks.push(task), write(task, library, context)) },
    libraries: { open: (...asked) => (scopes.push(asked), emptyLibrary) },
  })
  return {
    world,
    actor,
    project,
    tasks,
    scopes,
    job: deliveredWriter('write-project-overview', overviews),
    request: (by: Actor = actor) =>
      new RequestOverview(work, reader, ids, clock).execute({ actor: by, projectId: project.id }),
    overview: () => work.run(async ({ projects }) => (await projects.find(actor.accountId, project.id))?.overview),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
  }
}

type Stores = Parameters<Parameters<ReturnType<typeof openCoreWorld>['unitOfWork']['run']>[0]>[0]

async function seed(stores: Stores, { accountId }: Actor, of: OverviewOptions) {
  const project = aProject({ accountId })
  const saved = await stores.projects.save({ ...project, overview: { ...project.overview, ...of.overview } })
  const scope = { kind: 'project', projectId: saved.id, section: 'grants' } as const
  const status = of.isBeingRead === true ? 'processing' : 'active'
  if (of.hasDocuments !== false) await stores.documents.save(aDocument({ accountId, scopes: [scope], status }))
  const funder = await stores.funders.save(aFunder({ accountId }))
  const own = { accountId, projectId: saved.id }
  const proposal = await stores.proposals.save(aProposal({ ...own, grantInfo, funderId: funder.id }))
  const done = { accountId, proposalId: proposal.id, status: 'completed' } as const
  await stores.questions.save(aQuestion({ ...done, text: 'Why?', answer: anAnswer({ text: 'Because.' }) }))
  await stores.questions.save(aQuestion({ ...done, position: 1, answer: anAnswer({ missing: true, sources: [] }) }))
  await stores.proposals.save(aProposal({ accountId, name: 'Of another project' }))
  await stores.reports.save(aReport({ ...own, name: 'Our year', status: 'completed', text: 'A good one.' }))
  return saved
}

describe('writing a project overview', () => {
  it('is under way at once, and written from the project’s own documents, applications and reports', async () => {
    const { request, overview, queued, job, tasks, scopes, actor, project } = await openOverview()

    const asked = await request()
    for (const claimed of await queued()) await job.execute(claimed)

    expect(asked.overview).to.include({ status: 'processing', error: null })
    expect(await overview()).to.deep.equal({ status: 'completed', text: 'What it is', error: null })
    const own = { kind: 'project', projectId: project.id }
    expect(scopes).to.deep.equal([
      [
        actor.accountId,
        [
          { ...own, section: 'grants' },
          { ...own, section: 'reports' },
        ],
      ],
    ])
    expect(tasks).to.have.length(1)
    expect(tasks[0]).to.deep.include({ projectName: project.name })
    expect(tasks[0]?.applications).to.deep.equal([
      {
        name: 'Community Fund 2026',
        isArchived: false,
        grantInfo,
        funderName: 'The Harbour Trust',
        questionCount: 2,
        answeredCount: 1,
        answers: [{ question: 'Why?', answer: 'Because.' }],
        checked: [],
      },
    ])
    expect(tasks[0]?.reports).to.deep.equal([{ name: 'Our year', text: 'A good one.' }])
  })

  it('is refused while one is being written, and where the project has no documents', async () => {
    const first = await openOverview()
    await first.request()
    const second = await openOverview({ hasDocuments: false })

    const refusals = [await refusalOf(first.request()), await refusalOf(second.request())]

    expect(refusals.map(({ kind, code }) => [kind, code])).to.deep.equal([
      ['conflict', 'projects.overview-being-written'],
      ['conflict', 'projects.documents-required'],
    ])
    expect(await second.queued()).to.deep.equal([])
  })

  it('is written again for admins alone, and keeps the old text until then', async () => {
    const { request, actor } = await openOverview({ overview: { status: 'completed', text: 'Old' } })

    const refusal = await refusalOf(request())
    const again = await request({ ...actor, isAdmin: true })

    expect(refusal.kind).to.equal('forbidden')
    expect(again.overview).to.deep.equal({ status: 'processing', text: 'Old', error: null })
  })

  it('is not found by another account', async () => {
    const { request, world } = await openOverview()

    expect((await refusalOf(request(await anActorIn(world)))).kind).to.equal('not-found')
  })

  it('is written once, however often the job is delivered', async () => {
    const { request, queued, job, tasks } = await openOverview()
    await request()
    const [claimed] = await queued()

    for (let time = 0; time < 2; time++) await job.execute(claimed!)

    expect(tasks).to.have.length(1)
  })

  it('keeps one result where two processes wrote at once', async () => {
    let texts = 0
    const { request, queued, job, overview } = await openOverview({
      write: async () => ({ text: `text ${++texts}` }),
    })
    await request()
    const [claimed] = await queued()

    const results = await Promise.all([job.execute(claimed!), job.execute(claimed!)])

    expect(results).to.have.members(['completed', null])
    expect((await overview())?.text).to.match(/^text [12]$/)
  })

  it('waits while documents are being read, but not for ever', async () => {
    const { request, queued, job, overview } = await openOverview({ isBeingRead: true })
    await request()
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    await job.execute({ ...claimed!, lastAttempt: true })

    expect(refusal).to.include({ kind: 'unavailable', code: 'documents.being-read' })
    expect((await overview())?.status).to.equal('completed')
  })

  it('says why there is none, and can be tried again by anybody', async () => {
    const { request, queued, job, overview } = await openOverview({
      write: async () => {
        throw new Error('a secret of the writer')
      },
    })
    await request()
    for (const claimed of await queued()) await job.execute(claimed)

    const failed = await overview()
    const again = await request()

    expect(failed).to.deep.equal({
      status: 'error',
      text: null,
      error: { code: 'projects.overview-failed' },
    })
    expect(again.overview).to.include({ status: 'processing', error: null })
  })

  it('lets the queue try again while a model is unavailable, and gives up with its sentence', async () => {
    const { request, queued, job, overview } = await openOverview({
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
    expect((await overview())?.error).to.deep.equal({ code: 'model.unavailable' })
  })

  it('asks for other documents where nothing could be read', async () => {
    const { request, queued, job, overview } = await openOverview({ write: async () => ({ text: null }) })
    await request()

    for (const claimed of await queued()) await job.execute(claimed)

    expect((await overview())?.error).to.deep.equal({ code: 'projects.nothing-to-write-from' })
  })
})
