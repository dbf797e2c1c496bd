import type { ReportId, ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { isAppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentView } from '../documents/ports.ts'
import type { RemovalOfParts } from './ports.ts'
import type { ProjectDetail, ProjectReader } from '../proposals/ports.ts'
import type { Projects } from '../projects/ports.ts'
import { projectNotFound } from '../projects/project.ts'

/**
 * Removes a project with its applications, reports and the documents that are only its own, one by one, and finally
 * itself; an interrupted removal can be repeated. Documents with labels of others lose those of the project.
 */
export class RemoveProject {
  constructor(
    private readonly work: UnitOfWork<{ projects: Projects }>,
    private readonly reader: ProjectReader,
    private readonly parts: RemovalOfParts,
  ) {}

  async execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<void> {
    const detail = await this.reader.detail(actor.accountId, projectId)
    if (detail === null) throw projectNotFound()
    await this.removeParts(actor, detail)
    await this.work.run(({ projects }) => projects.remove(actor.accountId, projectId))
  }

  private async removeParts(actor: Actor, detail: ProjectDetail): Promise<void> {
    const { proposals, reports } = this.parts
    for (const { id } of detail.grants) await unlessGone(() => proposals.execute({ actor, proposalId: id }))
    for (const { id } of detail.reports) await unlessGone(() => reports.execute({ actor, reportId: id as ReportId }))
    const documents = [...detail.grantsDocuments, ...detail.reportsDocuments]
    for (const document of new Map(documents.map((one) => [one.id, one])).values())
      await unlessGone(() => this.removeDocument(actor, document, detail.id))
  }

  private async removeDocument(actor: Actor, { id, scopes }: DocumentView, projectId: ProjectId): Promise<void> {
    const { documents, labels } = this.parts
    const isOwn = (scope: DocumentScope) => scope.kind === 'project' && scope.projectId === projectId
    if (scopes.every(isOwn)) await documents.execute({ actor, documentId: id })
    else
      for (const scope of scopes.filter(isOwn)) await labels.execute({ actor, documentIds: [id], scope, isSet: false })
  }
}

/** Ignores that somebody else has removed it meanwhile. */
async function unlessGone(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if (!isAppError(error, 'not-found')) throw error
  }
}
