import type { ReportId, ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { copyBrief } from '../brief/copy-brief.ts'
import type { ProjectBriefs } from '../brief/ports.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { DocumentView } from '../documents/ports.ts'
import { copyName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { CreateProject } from './create-project.ts'
import type { CopyingOfParts } from './ports.ts'
import type { ProjectDetail, ProjectReader } from '../proposals/ports.ts'
import { projectNotFound, type Project } from '../projects/project.ts'
import type { RemoveProject } from './remove-project.ts'

/**
 * Copies a project with its brief, applications and reports. Its documents get the labels of the copy as well. If one
 * part can't be copied, nothing is.
 */
export class DuplicateProject {
  constructor(
    private readonly work: UnitOfWork<{ projectBriefs: ProjectBriefs }>,
    private readonly reader: ProjectReader,
    private readonly projects: Pick<CreateProject, 'execute'>,
    private readonly removal: Pick<RemoveProject, 'execute'>,
    private readonly parts: CopyingOfParts,
  ) {}

  /** Throws `conflict` at a quota. */
  async execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<Project> {
    const detail = await this.reader.detail(actor.accountId, projectId)
    if (detail === null) throw projectNotFound()
    const copy = await this.projects.execute({ actor, name: copyName(detail.name) })
    try {
      await this.copyParts(actor, detail, copy.id)
    } catch (error) {
      await this.removal.execute({ actor, projectId: copy.id })
      throw error
    }
    return copy
  }

  private async copyParts(actor: Actor, detail: ProjectDetail, projectId: ProjectId): Promise<void> {
    const { accountId } = actor
    await this.work.run((stores) => copyBrief(stores, { accountId, from: detail.id, to: projectId }))
    await this.labelDocuments(actor, detail.grantsDocuments, { projectId, section: 'grants' })
    await this.labelDocuments(actor, detail.reportsDocuments, { projectId, section: 'reports' })
    for (const { id } of oldestFirst(detail.grants))
      await this.parts.proposals.execute({ actor, proposalId: id, projectId })
    for (const { id } of oldestFirst(detail.reports))
      await this.parts.reports.execute({ actor, reportId: id as ReportId, projectId })
  }

  private async labelDocuments(
    actor: Actor,
    documents: readonly DocumentView[],
    place: Omit<Extract<DocumentScope, { kind: 'project' }>, 'kind'>,
  ): Promise<void> {
    const documentIds = documents.map(({ id }) => id)
    await this.parts.labels.execute({ actor, documentIds, scope: { kind: 'project', ...place }, isSet: true })
  }
}

function oldestFirst<Item>(newestFirst: readonly Item[]): Item[] {
  return [...newestFirst].reverse()
}
