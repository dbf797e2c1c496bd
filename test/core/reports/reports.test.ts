import type { DocumentId, ReportId } from '../../../core/shared/ids.ts'
import { sentenceIn } from '../../support/sentences.ts'
import { expect } from 'chai'
import type { LibraryDocument } from '../../../core/documents/library.ts'
import type { LibraryOpener } from '../../../core/documents/ports.ts'
import type { DocumentScope, LibraryPart } from '../../../core/documents/document.ts'
import { AdminReadAccess } from '../../../core/audit/admin-read-access.ts'
import { CreateReport, type CreateReportInput } from '../../../core/reports/create-report.ts'
import type { ReportTask, ReportWriter } from '../../../core/reports/ports.ts'
import { ChangeReport, type ReportChanges } from '../../../core/reports/change-report.ts'
import { DuplicateReport } from '../../../core/reports/duplicate-report.ts'
import { RemoveReport } from '../../../core/reports/remove-report.ts'
import { RequestReport } from '../../../core/reports/request-report.ts'
import { ViewReport } from '../../../core/reports/view-report.ts'
import { WriteReport } from '../../../core/reports/write-report.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import { ServiceFailure } from '../../../core/shared/service-failure.ts'
import { aDocument, anAnswer, anId, aProject } from '../../support/builders.ts'
import { deliveredWriter } from '../../support/delivered-writer.ts'
import { anActorIn, claimAll, openCoreWorld, refusalOf } from '../../support/core-world.ts'

const answered = new ServiceFailure('529 overloaded_error')
const overloaded = new AppError('unavailable', 'model.unavailable', {}, answered)

const usage = { inputTokens: 1, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 1, searches: 0, cost: 0.5 }
const { sources } = anAnswer()

interface Given {
  readonly write?: ReportWriter['write']
  /** Of the project's only report document; null for none. */
  readonly documentStatus?: 'processing' | 'active' | 'error' | null
}

/** A project with a document for its reports, and a library that holds it. */
async function openReports({ write, documentStatus = 'active' }: Given = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { accountId } = actor
  const project = await world.unitOfWork.run(({ projects }) => projects.save(aProject({ accountId })))
  const scope: DocumentScope = { kind: 'project', projectId: project.id, section: 'reports' }
  const document = aDocument({ accountId, scopes: [scope], status: documentStatus ?? 'active' })
  if (documentStatus !== null) await world.unitOfWork.run(({ documents }) => documents.save(document))
  const tasks: ReportTask[] = []
  const opened: LibraryPart[] = []
  const held: LibraryDocument[] = [{ documentId: document.id, fileName: 'a', language: 'en', datedAt: '2025' }]
  const libraries: LibraryOpener = {
    open: (_account, part) => {
      opened.push(part)
      return {
        documents: async () => held,
        search: async () => [],
        spread: async () => ({ passages: 0, holding: new Map() }),
        passagesOf: async () => [],
        neighbours: async () => [],
      }
    },
  }
  const draft = write ?? (async (_task, _library, { meter }) => (meter.add(usage), { text: '# Our year', sources }))
  const reports = new WriteReport({
    work: world.unitOfWork,
    reader: world.projectReader,
    writer: { write: (task, library, context) => (tasks.push(task), draft(task, library, context)) },
    libraries,
    documents: world.documentReader,
    clock: world.clock,
    ids: world.ids,
  })
  const createReport = new CreateReport(
    world.unitOfWork,
    world.projectReader,
    world.documentReader,
    world.ids,
    world.clock,
    world.quotas,
  )
  const texts = { name: ' Our  year ', reportPrompt: ' What did we do?\nIn 2025 ' }
  return {
    world,
    actor,
    project,
    scope,
    document,
    held,
    tasks,
    opened,
    job: deliveredWriter('write-report', reports),
    create: (of: Partial<CreateReportInput> = {}) =>
      createReport.execute({ actor, projectId: project.id, ...texts, ...of }),
    view: (reportId: ReportId, by = actor) =>
      new ViewReport(world.reportReader, new AdminReadAccess(world.unitOfWork, world.sources)).execute({
        actor: by,
        reportId,
      }),
    change: (reportId: ReportId, changes: ReportChanges) =>
      new ChangeReport(world.unitOfWork, world.clock).execute({ actor, reportId, changes }),
    again: (reportId: ReportId, reportPrompt?: string, documentIds?: readonly DocumentId[]) =>
      new RequestReport(world.unitOfWork, world.documentReader, world.ids, world.clock, world.quotas).execute({
        actor,
        reportId,
        reportPrompt,
        documentIds,
      }),
    duplicate: (reportId: ReportId, by = actor) =>
      new DuplicateReport(world.unitOfWork, world.ids, world.clock, world.quotas).execute({ actor: by, reportId }),
    remove: (reportId: ReportId, by = actor) => new RemoveReport(world.unitOfWork).execute({ actor: by, reportId }),
    rename: (reportId: ReportId, name: string, by = actor) =>
      new ChangeReport(world.unitOfWork, world.clock).execute({ actor: by, reportId, changes: { name } }),
    queued: async () => (await claimAll(world)).map((claim) => ({ ...claim.job, lastAttempt: false })),
  }
}

describe('a report', () => {
  it('is being written from the moment it is created, with its texts trimmed', async () => {
    const { create, view, project, actor } = await openReports()

    const created = await create()

    expect(created).to.include({ name: 'Our year', reportPrompt: 'What did we do?\nIn 2025', status: 'processing' })
    expect(created).to.include({ projectId: project.id, accountId: actor.accountId, text: null, error: null })
    expect(await view(created.id)).to.deep.equal(created)
  })

  it('is written once from the report documents of its project alone', async () => {
    const { create, view, queued, job, tasks, opened, scope, project, world } = await openReports()
    const { id, createdAt } = await create()
    const [claimed] = await queued()
    world.clock.advance({ minutes: 1 })

    const results = [await job.execute(claimed!), await job.execute(claimed!)]

    expect(results).to.deep.equal(['completed', null])
    expect(opened).to.deep.equal([[scope]])
    expect(tasks).to.have.length(1)
    expect(tasks[0]).to.include({ projectName: project.name, reportPrompt: 'What did we do?\nIn 2025' })
    const done = await view(id)
    expect(done).to.deep.include({ status: 'completed', text: '# Our year', sources, usage, createdAt })
    expect(done.lastModified).to.equal(world.clock.now())
  })

  it('is written from the documents ticked for it alone, and its copy as well', async () => {
    const { create, again, view, duplicate, queued, job, opened, world, actor, document } = await openReports()
    const other = aDocument({ accountId: actor.accountId, scopes: [{ kind: 'shared' }] })
    await world.unitOfWork.run(({ documents }) => documents.save(other))
    const write = async () => {
      for (const claimed of await queued()) await job.execute(claimed)
      return opened.splice(0)
    }

    const { id } = await create({ documentIds: [other.id, anId(), other.id] })
    expect(await write()).to.deep.equal([{ documentIds: [other.id] }])
    await again(id)
    expect(await write()).to.deep.equal([{ documentIds: [other.id] }])
    expect((await view((await duplicate(id)).id)).documentIds).to.deep.equal([other.id])
    await again(id, undefined, [other.id, document.id])
    expect((await write())[0])
      .to.have.property('documentIds')
      .with.members([other.id, document.id])
  })

  it('waits for ticked documents that are being read, and needs one that is there', async () => {
    const { create, again, queued, job, world, actor } = await openReports()
    const other = aDocument({ accountId: actor.accountId, scopes: [{ kind: 'shared' }], status: 'processing' })
    await world.unitOfWork.run(({ documents }) => documents.save(other))

    const { id } = await create({ documentIds: [other.id] })
    const [claimed] = await queued()

    expect(await refusalOf(job.execute(claimed!))).to.include({ kind: 'unavailable' })
    expect(await refusalOf(create({ documentIds: [anId()] }))).to.include({ kind: 'conflict' })
    await world.unitOfWork.run(async ({ reports }) => {
      const report = await reports.find(actor.accountId, id)
      await reports.save({ ...report!, status: 'completed' })
    })
    expect(await refusalOf(again(id, undefined, [anId()]))).to.include({ kind: 'conflict' })
  })

  it('keeps the first of two results that were written at once, and the name it got meanwhile', async () => {
    const drafts = ['First', 'Second']
    const { create, view, queued, job, rename } = await openReports({
      write: async () => ({ text: drafts.shift() ?? '', sources: [] }),
    })
    const { id } = await create()
    const [claimed] = await queued()

    const running = [job.execute(claimed!), job.execute(claimed!)]
    await rename(id, 'Renamed')
    const results = await Promise.all(running)

    expect(results.filter((result) => result === 'completed')).to.have.length(1)
    expect(drafts).to.deep.equal([])
    expect(await view(id)).to.include({ name: 'Renamed', text: 'First' })
  })

  it('needs a name and a prompt', async () => {
    const { create } = await openReports()

    const refusals = [
      await refusalOf(create({ name: ' ' })),
      await refusalOf(create({ reportPrompt: ' \n' })),
      await refusalOf(create({ reportPrompt: 'x'.repeat(10_001) })),
    ]

    expect(refusals.map(({ kind }) => kind)).to.deep.equal(['invalid', 'invalid', 'invalid'])
    expect(refusals.map(({ details }) => Object.keys(details.fields ?? {}))).to.deep.equal([
      ['name'],
      ['reportPrompt'],
      ['reportPrompt'],
    ])
  })

  it('needs a document that can be read, and queues nothing without one', async () => {
    const without = await openReports({ documentStatus: null })
    const unreadable = await openReports({ documentStatus: 'error' })
    const waiting = await openReports({ documentStatus: 'processing' })

    const refusals = [await refusalOf(without.create()), await refusalOf(unreadable.create())]

    expect(refusals.map(({ kind, code }) => [kind, code])).to.deep.equal([
      ['conflict', 'reports.documents-required'],
      ['conflict', 'reports.documents-unreadable'],
    ])
    expect([await without.queued(), await unreadable.queued()]).to.deep.equal([[], []])
    expect((await waiting.create()).status).to.equal('processing')
  })

  it('waits until its documents are read, and for the last time no longer', async () => {
    const { create, view, queued, job } = await openReports({ documentStatus: 'processing' })
    const { id } = await create()
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    const waiting = await view(id)
    await job.execute({ ...claimed!, lastAttempt: true })

    expect([refusal.kind, waiting.status]).to.deep.equal(['unavailable', 'processing'])
    expect((await view(id)).status).to.equal('completed')
  })

  it('is tried again while a model is unavailable, and carries its sentence in the end', async () => {
    const { create, view, queued, job } = await openReports({
      write: async () => {
        throw overloaded
      },
    })
    const { id } = await create()
    const [claimed] = await queued()

    const refusal = await refusalOf(job.execute(claimed!))
    const told = await job.execute({ ...claimed!, lastAttempt: true })

    expect(told, 'what admins read of the job').to.deep.equal({
      code: 'model.unavailable',
      service: '529 overloaded_error',
    })
    expect(refusal.kind).to.equal('unavailable')
    expect(await view(id)).to.deep.include({ status: 'error', error: { code: 'model.unavailable' } })
  })

  it('says in plain words why it could not be written', async () => {
    const broken = await openReports({
      write: async () => {
        throw new Error('a secret of the writer')
      },
    })
    const empty = await openReports()
    empty.held.length = 0
    const orphan = await openReports()
    const errors: (string | null)[] = []
    for (const { create, view, queued, job, world, actor, project } of [broken, empty, orphan]) {
      const { id } = await create()
      if (world === orphan.world)
        await world.unitOfWork.run(({ projects }) => projects.remove(actor.accountId, project.id))

      for (const claimed of await queued()) await job.execute(claimed)

      errors.push(sentenceIn((await view(id)).error))
    }

    expect(errors).to.deep.equal([
      'The report could not be written. Please create it again.',
      'There is no document to write this report from. Upload documents for reports, then create it again.',
      'The project of this report was removed.',
    ])
  })

  it('is left alone by its job when the account is gone', async () => {
    const { create, queued, job, world, actor, tasks } = await openReports()
    await create()
    const [claimed] = await queued()
    await world.unitOfWork.run(({ accountContents }) => accountContents.removeAll(actor.accountId))

    expect(await job.execute(claimed!)).to.equal(null)
    expect(tasks).to.deep.equal([])
  })

  it('is renamed, but not to nothing', async () => {
    const { create, rename, view, world } = await openReports()
    const { id } = await create()
    world.clock.advance({ minutes: 1 })

    const renamed = await rename(id, '  To our  funders ')
    const refusal = await refusalOf(rename(id, ' '))

    expect(renamed).to.include({ name: 'To our funders', lastModified: world.clock.now() })
    expect(refusal.kind).to.equal('invalid')
    expect(await view(id)).to.deep.equal(renamed)
  })

  it('is not found by another account, nor is its project', async () => {
    const { create, rename, view, world } = await openReports()
    const { id } = await create()
    const stranger = await anActorIn(world)
    const viewReport = new ViewReport(world.reportReader, new AdminReadAccess(world.unitOfWork, world.sources))

    const refusals = [
      await refusalOf(view(id, stranger)),
      await refusalOf(view(anId())),
      await refusalOf(viewReport.version({ actor: stranger, reportId: id })),
      await refusalOf(rename(id, 'Mine', stranger)),
      await refusalOf(create({ actor: stranger })),
    ]

    expect(refusals.map(({ code }) => code)).to.deep.equal([
      'reports.not-found',
      'reports.not-found',
      'reports.not-found',
      'reports.not-found',
      'projects.not-found',
    ])
  })

  it('has a prompt and a due date that can be changed', async () => {
    const { create, change, view } = await openReports()
    const { id } = await create()

    await change(id, { dueAt: '2026-05-01T12:00:00+01:00', dueZone: 'America/New_York' })
    await change(id, { reportPrompt: ' What next? ' })

    expect(await view(id)).to.include({
      dueAt: '2026-05-01T11:00:00.000Z',
      dueZone: 'America/New_York',
      reportPrompt: 'What next?',
    })
  })

  it('is written again with another prompt, and its text stays until then', async () => {
    const { create, again, view, queued, job, tasks } = await openReports()
    const { id } = await create()
    const isBeingWritten = await refusalOf(again(id))
    await job.execute((await queued())[0]!)

    await again(id, 'What next?')
    const waiting = await view(id)
    await job.execute((await queued())[0]!)

    expect(isBeingWritten.code).to.equal('reports.being-written')
    expect(waiting).to.include({ status: 'processing', text: '# Our year', reportPrompt: 'What next?' })
    expect(tasks.at(-1)!.reportPrompt).to.equal('What next?')
    expect((await view(id)).status).to.equal('completed')
  })

  it('can be copied and removed, by its own account alone', async () => {
    const { create, duplicate, remove, view, queued, job, world } = await openReports()
    const { id } = await create()
    const stranger = await anActorIn(world)
    await job.execute((await queued())[0]!)

    const copy = await duplicate(id)
    const refusals = [await refusalOf(duplicate(id, stranger)), await refusalOf(remove(id, stranger))]
    await remove(id)

    expect(refusals.map(({ code }) => code)).to.deep.equal(['reports.not-found', 'reports.not-found'])
    expect((await refusalOf(view(id))).kind).to.equal('not-found')
    expect(await view(copy.id)).to.include({ name: 'Our year (copy)', text: '# Our year', status: 'completed' })
    expect(await queued()).to.deep.equal([])
  })

  it('comes to nothing where it is removed while it is being written', async () => {
    const { create, remove, queued, job } = await openReports()
    const { id } = await create()
    const [claimed] = await queued()

    await remove(id)

    expect(await job.execute(claimed!)).to.equal(null)
  })
})
