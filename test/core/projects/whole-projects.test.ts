import type { ProjectId } from '../../../core/shared/ids.ts'
import { expect } from 'chai'

import type { DocumentScope } from '../../../core/documents/document.ts'
import { AnswersUsing } from '../../../core/library/answers-using.ts'
import { LabelDocuments } from '../../../core/library/label-documents.ts'
import { RemoveDocument } from '../../../core/library/remove-document.ts'
import { StoredFormats } from '../../../core/documents/stored-formats.ts'
import { UploadDocument } from '../../../core/library/upload-document.ts'
import { CreateProject } from '../../../core/overviews/create-project.ts'
import { DuplicateProject } from '../../../core/overviews/duplicate-project.ts'
import { RemoveProject } from '../../../core/overviews/remove-project.ts'
import { DuplicateProposal } from '../../../core/applications/duplicate-proposal.ts'
import { RemoveProposal } from '../../../core/applications/remove-proposal.ts'
import { AccountQuotas, DEFAULT_QUOTAS, type QuotaLimits } from '../../../core/quotas/account-quotas.ts'
import { DuplicateReport } from '../../../core/reports/duplicate-report.ts'
import { RemoveReport } from '../../../core/reports/remove-report.ts'
import { anAnswer, aProject, aProjectBrief, aProposal, aQuestion, aReport } from '../../support/builders.ts'
import { anActorIn, bytesOf, openCoreWorld, refusalOf, simpleFormats } from '../../support/core-world.ts'

/** A project with a document, an application that has an answer, and a report. */
async function openProject(limits: Partial<QuotaLimits> = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work, projectReader: reader, documentUses, files, ids, clock } = world
  const { accountId } = actor
  const quotas = new AccountQuotas({ ...DEFAULT_QUOTAS, ...limits })
  const project = await work.run(({ projects }) => projects.save(aProject({ accountId, name: 'Harbour' })))
  const scope: DocumentScope = { kind: 'project', projectId: project.id, section: 'grants' }
  const upload = new UploadDocument(work, files, new StoredFormats(files, simpleFormats), ids, clock, quotas)
  await upload.execute({ actor, scope, fileName: 'a.txt', content: bytesOf('We run a club.'), lastModified: null })
  await work.run(async ({ proposals, projectBriefs, questions, reports }) => {
    const { id: proposalId } = await proposals.save(aProposal({ accountId, projectId: project.id, name: 'Kitchens' }))
    await questions.save(aQuestion({ accountId, proposalId, status: 'completed', answer: anAnswer() }))
    await reports.save(aReport({ accountId, projectId: project.id, name: 'Our year', text: 'It was good.' }))
    await projectBriefs.save(aProjectBrief({ id: project.id, accountId }))
  })
  const labels = new LabelDocuments(work)
  const removal = new RemoveProject(work, reader, {
    proposals: new RemoveProposal(work, files),
    reports: new RemoveReport(work),
    labels,
    documents: new RemoveDocument(
      work,
      files,
      { wakeAfter: async () => undefined },
      new AnswersUsing(work, documentUses),
    ),
  })
  const projects = new CreateProject(work, ids, clock, quotas)
  const copying = new DuplicateProject(work, reader, projects, removal, {
    proposals: new DuplicateProposal(work, files, { ids, clock, quotas }),
    reports: new DuplicateReport(work, ids, clock, quotas),
    labels,
  })
  const keys = async () => {
    const listed: string[] = []
    for await (const { key } of files.list()) listed.push(key)
    return listed
  }
  return {
    world,
    actor,
    project,
    labels,
    keys,
    remove: (projectId: ProjectId, by = actor) => removal.execute({ actor: by, projectId }),
    duplicate: (by = actor) => copying.execute({ actor: by, projectId: project.id }),
    detail: (id: ProjectId) => reader.detail(accountId, id),
    list: () => reader.list(accountId),
    brief: (id: ProjectId) => work.run(({ projectBriefs }) => projectBriefs.find(accountId, id)),
  }
}

describe('a project as a whole', () => {
  it('is copied with its brief, applications and reports, and shares its documents with the copy', async () => {
    const { duplicate, detail, brief, keys } = await openProject()

    const copy = await duplicate()
    const { name, grants, reports, grantsDocuments } = (await detail(copy.id))!

    expect(name).to.equal('Harbour (copy)')
    expect([...grants, ...reports].map((part) => part.name)).to.deep.equal(['Kitchens', 'Our year'])
    expect(grantsDocuments.map(({ originalName, status }) => [originalName, status])).to.deep.equal([
      ['a.txt', 'processing'],
    ])
    expect(await keys()).to.have.length(1)
    expect((await brief(copy.id))?.sections.map(({ text }) => text)).to.deep.equal(['Fuel costs rose by a third.'])
  })

  it('is not copied where the copy would pass a quota', async () => {
    const { duplicate, list, keys } = await openProject({ reports: 1 })

    expect((await refusalOf(duplicate())).code).to.equal('quotas.reports')
    expect(await list()).to.have.length(1)
    expect(await keys()).to.have.length(1)
  })

  it('is removed with all that is only its own, and leaves its copy alone', async () => {
    const { duplicate, remove, detail, project, list, keys } = await openProject()
    const copy = await duplicate()

    await remove(project.id)

    expect(await detail(project.id)).to.equal(null)
    expect((await list()).map(({ id }) => id)).to.deep.equal([copy.id])
    expect(await keys()).to.have.length(1)
    const kept = (await detail(copy.id))!
    expect(kept.grants).to.have.length(1)
    expect(kept.grantsDocuments.map(({ scopes }) => scopes)).to.deep.equal([
      [{ kind: 'project', projectId: copy.id, section: 'grants' }],
    ])

    await remove(copy.id)
    expect([await list(), await keys()]).to.deep.equal([[], []])
  })

  it('is removed without the documents that others use, which lose its labels', async () => {
    const { world, actor, remove, detail, project, labels, keys } = await openProject()
    const [document] = (await detail(project.id))!.grantsDocuments
    const shared = { kind: 'shared' } as const
    await labels.execute({ actor, documentIds: [document!.id], scope: shared, isSet: true })

    await remove(project.id)

    expect((await world.documentReader.find(actor.accountId, document!.id))?.scopes).to.deep.equal([shared])
    expect(await keys()).to.have.length(1)
  })

  it('is nobody else’s to copy or remove', async () => {
    const { duplicate, remove, project, world } = await openProject()
    const stranger = await anActorIn(world)

    expect((await refusalOf(duplicate(stranger))).code).to.equal('projects.not-found')
    expect((await refusalOf(remove(project.id, stranger))).code).to.equal('projects.not-found')
  })
})
