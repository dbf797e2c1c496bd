import type { DocumentId, ReportId, ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { copyBrief } from '../brief/copy-brief.ts'
import type { ProjectBriefs } from '../brief/ports/project-briefs.ts'
import type { DocumentScope } from '../documents/document.ts'
import type { Documents } from '../documents/ports/documents.ts'
import type { FileStore } from '../shared/ports/file-store.ts'
import { copyName } from '../shared/entity-name.ts'
import type { UnitOfWork } from '../shared/ports/unit-of-work.ts'
import type { CreateProject } from './create-project.ts'
import type { CopyingOfParts } from './ports/project-parts.ts'
import type { ProjectDetail, ProjectReader } from '../proposals/ports/project-reader.ts'
import { projectNotFound, type Project } from '../projects/project.ts'
import type { RemoveProject } from './remove-project.ts'

/**
 * Copies a project with its brief, documents, applications and reports. The copied documents are read again. If one
 * part can't be copied, nothing is.
 */
export class DuplicateProject {
  constructor(
    private readonly work: UnitOfWork<{ documents: Documents; projectBriefs: ProjectBriefs }>,
    private readonly reader: ProjectReader,
    private readonly files: FileStore,
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
    for (const { id } of detail.grantsDocuments) await this.copyDocument(actor, id, { projectId, section: 'grants' })
    for (const { id } of detail.reportsDocuments) await this.copyDocument(actor, id, { projectId, section: 'reports' })
    for (const { id } of oldestFirst(detail.grants))
      await this.parts.proposals.execute({ actor, proposalId: id, projectId })
    for (const { id } of oldestFirst(detail.reports))
      await this.parts.reports.execute({ actor, reportId: id as ReportId, projectId })
  }

  private async copyDocument(
    actor: Actor,
    id: DocumentId,
    place: Omit<Extract<DocumentScope, { kind: 'project' }>, 'kind'>,
  ): Promise<void> {
    const document = await this.work.run(({ documents }) => documents.find(actor.accountId, id))
    if (document === null || document.status === 'error') return
    const { originalName: fileName, lastModified, fileKey } = document
    const content = await this.files.open(fileKey)
    await this.parts.documents.execute({ actor, scope: { kind: 'project', ...place }, fileName, content, lastModified })
  }
}

function oldestFirst<Item>(newestFirst: readonly Item[]): Item[] {
  return [...newestFirst].reverse()
}
