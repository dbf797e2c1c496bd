import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { newJob, type JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { ProjectReader } from '../proposals/ports.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { findBrief, type BriefStores } from '../brief/find-brief.ts'
import { startProposing, type ProjectBrief } from '../brief/project-brief.ts'

/** Requests a proposal from the project's own documents for all sections that no person wrote. */
export class RequestBrief {
  constructor(
    private readonly work: UnitOfWork<BriefStores & { readonly jobs: Jobs }>,
    private readonly reader: ProjectReader,
    private readonly sources: JobSources,
  ) {}

  /** Throws `conflict` while one is being made, and where the project has no documents. */
  async execute({ actor, projectId }: { actor: Actor; projectId: ProjectId }): Promise<ProjectBrief> {
    const { accountId } = actor
    const detail = await this.reader.detail(accountId, projectId)
    return this.work.run(async (stores) => {
      const brief = await findBrief(stores, accountId, projectId)
      if (brief.proposing === 'processing') throw new AppError('conflict', 'brief.being-proposed')
      if (detail?.grantsDocuments.length === 0) throw new AppError('conflict', 'brief.documents-required')
      await stores.jobs.add(newJob('propose-brief', { accountId, data: { projectId } }, this.sources))
      return stores.projectBriefs.save(startProposing(brief))
    })
  }
}
